"""Translations: every language says everything English says, in its own words and its own grammar."""

import re
from itertools import chain
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from bagend.engine.words import LANGUAGES, LOCALES, entries_of, source_of
from proof import some
from translations import catalogue, glossary
from translations.catalogue import OTHERS, Folder, folders, gather, messages, patterns, variables

CODES = ("gender", "honoured", "source")
"""Attributes that may be no words: files, editions."""

QUOTES = {"en": '„«»"', "pl": "“\"'", "fi": "“„«\"'", "ru": "“”\"'"}
"""Marks that are not the language's own."""

EXAMPLES = range(200)
"""Among these numbers are some of every plural category."""


@pytest.fixture(params=OTHERS)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=folders(), ids=lambda folder: folder.name)
def folder(request: pytest.FixtureRequest) -> Folder:
    assert isinstance(request.param, Folder)
    return request.param


def test_every_file_can_be_read(folder: Folder, language: str) -> None:
    assert list(catalogue.faults(folder.file(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_found_without_reading_the_file(folder: Folder, language: str) -> None:
    assert entries_of(source_of(folder.path, language)).keys() == messages(folder.file(language)).keys()


def test_every_message_of_english_is_there_and_no_other(folder: Folder, language: str) -> None:
    english, ours = messages(folder.file("en")), messages(folder.file(language))
    assert english.keys() - ours.keys() == set(), "these are not translated"
    assert ours.keys() - english.keys() == set(), "these are not in English"


def test_every_attribute_of_english_is_there(folder: Folder, language: str) -> None:
    """The program asks for some of them; a language may have more."""
    english, ours = messages(folder.file("en")), messages(folder.file(language))
    lacking = {name: set(patterns(each)) - set(patterns(ours[name])) for name, each in english.items() if name in ours}
    assert {name: lack for name, lack in lacking.items() if lack} == {}


def forms_of(folder: Folder, language: str) -> set[str]:
    """The forms that nouns have in this language, anywhere in the same subject."""
    near = [other for other in folders() if other.subject == folder.subject or folder.subject == "table"]
    each = chain.from_iterable(messages(other.file(language)).values() for other in near)
    return {attribute.id.name for message in each for attribute in message.attributes}


def test_no_message_speaks_of_what_english_is_not_given(folder: Folder, language: str) -> None:
    forms = {*forms_of(folder, language), "key", "gender"}
    english = messages(folder.file("en"))
    for name, message in some(messages(folder.file(language)).items()):
        given = variables(english[name])
        plain = {re.sub("_(key|start|at|mid)$", "", variable) for variable in given} | given
        allowed = given | {f"{variable}_{form}" for variable in plain for form in forms} | plain
        assert variables(message) <= allowed, name


def test_every_branch_can_be_said(folder: Folder, language: str) -> None:
    """Each branch of each choice at least once, with the others as they fall."""
    bundle = FluentBundle([str(LOCALES[language])], use_isolating=False)
    for other in {*folders_beside(folder), folder.path}:
        bundle.add_resource(FluentResource((other / f"{language}.ftl").read_text(encoding="utf-8")))
    for name, message in some(messages(folder.file(language)).items()):
        for part, pattern in some(patterns(message).items()):
            for values in some(trials(pattern, messages(folder.file(language)), language)):
                compiled = bundle.get_message(name)
                found = compiled.attributes[part] if part else compiled.value
                assert found is not None
                said, wrong = bundle.format_pattern(found, values)
                assert wrong == [], (name, values)
                assert "{" not in str(said), name


def folders_beside(folder: Folder) -> list[Path]:
    """Where the words lie that a message may quote."""
    return [other.path for other in folders() if other.subject == folder.subject]


def trials(pattern: ast.Pattern, known: dict[str, ast.Message], language: str) -> list[dict[str, str | int]]:
    """Variables that lead into every branch, one choice at a time."""
    found = gather(pattern)
    quoted = (variables(known[name]) for name in found.quoted if name in known)
    plain: dict[str, str | int] = dict.fromkeys(found.variables.union(*quoted), "x")
    made = [plain]
    for choice in found.choices:
        if not isinstance(choice.selector, ast.VariableReference):
            continue
        variable = choice.selector.id.name
        for key in catalogue.keys(choice):
            made.append({**plain, variable: leading_to(key, LOCALES[language])})
    return made


def leading_to(key: str, locale: Locale) -> str | int:
    if re.fullmatch(r"-?\d+", key):
        return int(key)
    numbers = (number for number in EXAMPLES if locale.plural_form(number) == key)
    return next(numbers, key) if key in catalogue.PLURALS else key


def test_every_plural_category_has_its_branch(folder: Folder, language: str) -> None:
    wanted = {LOCALES[language].plural_form(number) for number in EXAMPLES}
    plurals = [
        (name, choice)
        for name, message in messages(folder.file(language)).items()
        for choice in gather(message).choices
        if catalogue.is_plural(choice)
    ]
    # The default stands for one that is not named: "many" and "other" look alike to a translator.
    lacking = [
        (name, missing)
        for name, choice in plurals
        if len(missing := wanted - set(catalogue.keys(choice))) > (catalogue.default(choice) not in wanted)
    ]
    assert lacking == []


def test_nothing_is_left_in_english_by_accident(folder: Folder, language: str) -> None:
    """But for names that are the same in both, and what the glossary lists."""
    names = {term.en for term in glossary.terms(language) if term.use == term.en}
    listed, english = glossary.alike(language), messages(folder.file("en"))
    left = []
    for name, message in messages(folder.file(language)).items():
        for part, pattern in patterns(message).items():
            ours, theirs = catalogue.text(pattern), patterns(english[name]).get(part) if name in english else None
            if theirs is None or ours != catalogue.text(theirs) or name in listed or part in CODES:
                continue
            rest = ours
            for known in sorted(names, key=len, reverse=True):
                rest = rest.replace(known, "")
            if re.search(r"[^\W\d_]{2}", rest):
                left.append(f"{name}: {ours}")
    assert left == []


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_quotation_marks_are_the_languages_own(folder: Folder, tongue: str) -> None:
    said = {name: catalogue.text(message) for name, message in messages(folder.file(tongue)).items()}
    wrong = {name: text for name, text in said.items() if set(QUOTES[tongue]) & set(text) or re.search(r"\w'\w", text)}
    assert wrong == {}


def test_one_thing_has_one_name(folder: Folder, language: str) -> None:
    assert list(glossary.strays(folder, language)) == []


def test_every_glossary_can_be_read(language: str) -> None:
    terms = glossary.terms(language)
    assert len(terms) > 300
    assert all(term.en and term.use and term.games for term in terms)
    assert all(term.stems for term in terms if term.check)
