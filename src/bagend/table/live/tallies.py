"""Tallies: what everybody owns, and how near they are to winning or losing, in a position of now or of before."""

from collections.abc import Sequence

from bagend.engine.game import Meter
from bagend.engine.seats import NOBODY
from bagend.table.live.scene import Scene
from bagend.table.live.wire import HoldingLine, MeterLine, SeatTally, Tallies


def tallies(scene: Scene, seats: Sequence[int]) -> Tallies:
    return Tallies(
        seats={
            scene.game.seats[seat]: SeatTally(meters=meter_lines(scene, seat), holdings=holding_lines(scene, seat))
            for seat in seats
        },
        dangers=dangers(scene),
    )


def holding_lines(scene: Scene, seat: int) -> list[HoldingLine]:
    return [
        HoldingLine(symbol=holding.symbol, amount=holding.amount, label=holding.label)
        for holding in scene.holdings
        if holding.seat == seat
    ]


def meter_lines(scene: Scene, seat: int) -> list[MeterLine]:
    """How near a seat is to winning or losing, in every way."""
    found = [meter for meter in scene.meters if meter.seat == seat]
    foremost = max(found, key=lambda meter: meter.value / meter.goal, default=None)
    return [meter_line(meter, meter is foremost) for meter in found]


def meter_line(meter: Meter, is_foremost: bool) -> MeterLine:
    return MeterLine(
        key=meter.key,
        label=meter.label,
        value=meter.value,
        goal=meter.goal,
        line=meter.line,
        is_near=meter.is_near,
        is_loss=meter.is_loss,
        is_left=meter.is_left,
        is_foremost=is_foremost,
    )


def dangers(scene: Scene) -> list[MeterLine]:
    """How near everybody is to winning or losing together."""
    return meter_lines(scene, NOBODY)
