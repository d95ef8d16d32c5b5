"""Completion: a script for bash, zsh or fish, made from the very parser it completes for."""

import argparse
from collections.abc import Iterator, Mapping

from bagend.arguments import file_name
from bagend.games import KEYS

SHELLS = ("bash", "zsh", "fish")

BASH = """\
_bagend() {{
    local word="${{COMP_WORDS[COMP_CWORD]}}" before="${{COMP_WORDS[COMP_CWORD-1]}}" command="" each
    for each in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case "$each" in {commands}) command="$each"; break ;; esac
    done
    case "$before" in {files}) COMPREPLY=($(compgen -f -- "$word")); return ;; esac
    case "$command" in
{cases}
        *) COMPREPLY=($(compgen -W "{names} {options}" -- "$word")) ;;
    esac
}}
complete -o default -F _bagend bagend"""


def script(parser: argparse.ArgumentParser, shell: str) -> str:
    """What the shell is to read."""
    if shell == "fish":
        return "\n".join(fish_lines(parser))
    made = bash(parser)
    return f"autoload -U +X bashcompinit && bashcompinit\n{made}" if shell == "zsh" else made


def bash(parser: argparse.ArgumentParser) -> str:
    commands = commands_of(parser)
    cases = [
        f'        {name}) COMPREPLY=($(compgen -W "{" ".join([*words_of(sub), *options_of(sub)])}" -- "$word")) ;;'
        for name, sub in commands.items()
    ]
    return BASH.format(
        commands="|".join(commands),
        names=" ".join(commands),
        options=" ".join(options_of(parser)),
        files="|".join(sorted(file_options(commands))),
        cases="\n".join(cases),
    )


def fish_lines(parser: argparse.ArgumentParser) -> Iterator[str]:
    commands = commands_of(parser)
    yield "complete -c bagend -f"
    for name, sub in commands.items():
        yield f"complete -c bagend -n __fish_use_subcommand -a {name} -d {quoted(sub.description or '')}"
    for name, sub in {"": parser, **commands}.items():
        when = f"'__fish_seen_subcommand_from {name}'" if name else "__fish_use_subcommand"
        if words_of(sub) and name:
            yield f"complete -c bagend -n {when} -a {quoted(' '.join(words_of(sub)))}"
        for action in sub._actions:
            for option in action.option_strings:
                kind = f"-l {option[2:]}" if option.startswith("--") else f"-s {option[1:]}"
                needs = "" if action.nargs == 0 else " -r -F" if option in file_options(commands) else " -r"
                yield f"complete -c bagend -n {when} {kind}{needs} -d {quoted(action.help or '')}"


def quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def commands_of(parser: argparse.ArgumentParser) -> Mapping[str, argparse.ArgumentParser]:
    (found,) = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    return dict(found.choices)


def options_of(parser: argparse.ArgumentParser) -> list[str]:
    return [option for action in parser._actions for option in action.option_strings if option.startswith("--")]


def words_of(parser: argparse.ArgumentParser) -> list[str]:
    """What may stand after the command: the games, or the choices it lists."""
    words: list[str] = []
    for action in parser._actions:
        if action.dest == "game":
            words += KEYS
        elif action.choices and not action.option_strings and not isinstance(action, argparse._SubParsersAction):
            words += map(str, action.choices)
    return words


def file_options(commands: Mapping[str, argparse.ArgumentParser]) -> set[str]:
    """The options that name a file or a folder."""
    actions = [action for sub in commands.values() for action in sub._actions]
    return {option for action in actions if action.type is file_name for option in action.option_strings}
