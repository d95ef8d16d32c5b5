"""Messages: what a page says, over its socket or by a form.  What is not written here is refused."""

import re
import secrets
from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from bagend.engine.errors import BagendError, IllegalAction
from bagend.engine.game import Game
from bagend.engine.words import Words
from bagend.table.errors import BadMessage
from bagend.table.live.players import NUMBER
from bagend.table.live.question import title_of
from bagend.table.live.reactions import Kind
from bagend.table.live.wire import Refusal, Shape


def printable(text: str) -> str:
    if not text.isprintable():
        raise ValueError("not printable")
    return text


def matching(pattern: re.Pattern[str]) -> AfterValidator:
    def check(text: str) -> str:
        if not pattern.fullmatch(text):
            raise ValueError(f"does not match {pattern.pattern}")
        return text

    return AfterValidator(check)


Whole = Annotated[int, Field(ge=0, lt=2**31)]
Nonce = Annotated[str, matching(re.compile(r"[0-9A-Za-z_-]{1,64}"))]
"""A repeated message with the same nonce plays once."""

Typed = Annotated[str, Field(max_length=200)]
"""What a person typed; whether it can be taken is said in a sentence."""

Name = Annotated[str, Field(max_length=40), AfterValidator(printable)]
Notation = Annotated[str, Field(max_length=200), AfterValidator(printable)]


class Saying(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Answer(Saying):
    type: Literal["answer"]
    action: Whole
    ply: Whole
    nonce: Nonce


class Undo(Saying):
    type: Literal["undo"]
    ply: Whole
    nonce: Nonce


class Resign(Saying):
    type: Literal["resign"]
    nonce: Nonce
    seat: Name = ""
    """Which of the page's seats resigns; it must say so where they see different things."""


class Rematch(Saying):
    type: Literal["rematch"]
    nonce: Nonce | None = None


class Rename(Saying):
    """What whoever sits there would like to be called; an empty name is none."""

    type: Literal["name"]
    name: Typed = ""
    seat: Name = ""
    """Which of the page's seats is meant; needed where it holds several."""


class React(Saying):
    """A greeting for everybody at the table."""

    type: Literal["react"]
    kind: Kind


class Number(Saying):
    """What the page's seats mix into the luck."""

    type: Literal["number"]
    number: Annotated[str, matching(NUMBER)]
    nonce: Nonce | None = None


class Suggest(Saying):
    """What somebody who is not asked would do; without an action, the suggestion is withdrawn."""

    type: Literal["suggest"]
    ply: Whole
    action: Whole | None = None
    nonce: Nonce | None = None


class Hint(Saying):
    """What would a good player answer?"""

    type: Literal["hint"]
    ply: Whole


class Explain(Saying):
    """What will each answer do?"""

    type: Literal["explain"]
    ply: Whole


class Why(Saying):
    """Why may this not be answered?"""

    type: Literal["why"]
    notation: Notation


class About(Saying):
    """What is drawn under these keys?"""

    type: Literal["about"]
    keys: Annotated[list[Name], Field(max_length=400)]


class Look(Saying):
    """How did the board stand after this frame?"""

    type: Literal["look"]
    seq: Whole


class Reshape(Saying):
    """The page wants another shape of board."""

    type: Literal["shape"]
    shape: Shape


class Sections(Saying):
    """Whether the page shows the view in words."""

    type: Literal["sections"]
    shown: bool


class HandOver(Saying):
    """The screen is handed on: nobody looks any more."""

    type: Literal["hand"]


class Lift(Saying):
    """The seat that is asked looks now."""

    type: Literal["lift"]
    seat: Name


Message = (
    Answer
    | Undo
    | Resign
    | Rematch
    | Rename
    | React
    | Number
    | Suggest
    | Hint
    | Explain
    | Why
    | About
    | Look
    | Reshape
    | Sections
    | HandOver
    | Lift
)

READER: TypeAdapter[Message] = TypeAdapter(Annotated[Message, Field(discriminator="type")])

Form = Literal["answer", "undo", "resign", "rematch", "name", "number", "suggest", "hint", "hand", "lift"]
"""What a page without script may say."""


def read(text: str) -> Message:
    """A message from a socket."""
    try:
        return READER.validate_json(text)
    except ValidationError as wrong:
        raise BadMessage("refusal-bad-message") from wrong


def read_form(form: Form, fields: Mapping[str, str], ply: int) -> Message:
    """A message from a form.  One that does not say which question it is about is about the present one."""
    said = {key: value for key, value in fields.items() if value}
    if form in ("undo", "suggest", "hint"):
        said.setdefault("ply", str(ply))
    if form in ("answer", "undo", "resign"):
        said.setdefault("nonce", secrets.token_hex(16))
    if form == "number":
        said.setdefault("number", secrets.token_hex(8))
    try:
        return READER.validate_strings({"type": form, **said})
    except ValidationError as wrong:
        raise BadMessage("refusal-bad-message") from wrong


def sentence(wrong: BagendError, game: Game | None, table_words: Words) -> str:
    """Why something was refused, in one sentence."""
    message = f"refusal-{wrong.code}"
    if isinstance(wrong, IllegalAction):
        clause = str(wrong.facts["clause"])
        title = title_of(game, clause, game.words(table_words.language)) if game else ""
        return table_words(message, clause=clause, title=title)
    return table_words(message) if table_words.has(message) else wrong.in_words(table_words.language)


def refusal(wrong: BagendError, game: Game, table_words: Words, message: Message | None = None) -> Refusal:
    """What a page is told whose message was refused."""
    made = Refusal(type="refusal", code=wrong.code, sentence=sentence(wrong, game, table_words))
    if message is not None:
        made["of"] = message.type
        if nonce := getattr(message, "nonce", None):
            made["nonce"] = nonce
    return made
