# Each target sets up what it needs; nothing is done twice.

BIN := .venv/bin
JOBS ?= auto
ARGS ?=

# Kept beside the packages, so that nothing is needed from the home folder.
export PLAYWRIGHT_BROWSERS_PATH := $(CURDIR)/.venv/browsers

PYTEST = BAGEND_CHROMIUM="$$(cat .venv/chromium)" $(BIN)/python -m pytest -n $(JOBS) --maxprocesses 8 $(ARGS)

.PHONY: help play test check format bench pictures clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

play: ## open the table in your browser (pass options with ARGS="--no-browser")
	@sh scripts/setup play
	@$(BIN)/bagend table $(ARGS)

test: check ## everything CI runs: check, then all tests; laws and games in all three modes, but for words and drawings
	@sh scripts/setup test
	BAGEND_MODE= $(PYTEST) tests
	BAGEND_MODE=interpreted $(PYTEST) -m 'not once' tests/laws tests/games
	BAGEND_MODE=checked $(PYTEST) -m 'not once' tests/laws tests/games

check: ## formatting, lint, types and imports
	@sh scripts/setup check
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: ## format the code
	@sh scripts/setup check
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

bench: ## benchmarks, side by side with OpenSpiel
	@sh scripts/setup bench
	$(BIN)/bagend bench $(ARGS)

pictures: ## take the README's screenshots again (ARGS="--lang pl": all pages in a language)
	@sh scripts/setup test
	BAGEND_CHROMIUM="$$(cat .venv/chromium)" $(BIN)/python scripts/pictures.py $(ARGS)

clean: ## remove everything the other targets made
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
