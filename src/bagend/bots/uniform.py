"""Uniform: any answer, equally likely."""

from bagend.engine.chance import Stream, below
from bagend.engine.kernel import hot
from bagend.engine.records import Record, Row


@hot
def choose_uniform(view: Record, legal: Row, n: int, stream: Stream) -> int:
    return legal[below(stream, n)]
