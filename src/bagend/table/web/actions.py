"""Actions: what a page asks for is done here, whether it came over a socket or by a form."""

from bagend.engine.errors import NotYourTurn, UnknownNotation
from bagend.table.errors import BadMessage
from bagend.table.live import messages
from bagend.table.live.desk import Desk, Screen
from bagend.table.live.messages import Message
from bagend.table.live.people import rename
from bagend.table.live.pieces import because, pieces
from bagend.table.live.question import title_of
from bagend.table.live.reactions import react
from bagend.table.live.suggestions import suggest
from bagend.table.live.wire import Explanations, Hint, Pieces, Why
from bagend.table.web.services import Services

Reply = Why | Hint | Explanations | Pieces


async def do(services: Services, screen: Screen, message: Message) -> Reply | None:
    """Do what a message asks, or refuse it and change nothing; what is to be said in reply to that page alone."""
    desk, table = screen.desk(), screen.table
    match message:
        case messages.Answer(action=action, ply=ply, nonce=nonce):
            desk.check_open()
            await table.answer(desk.seats, action, ply, nonce)
        case messages.Undo(ply=ply, nonce=nonce):
            desk.check_open()
            await table.undo(desk.seats, ply, nonce)
        case messages.Resign(nonce=nonce, seat=seat):
            await table.resign(desk.seats, nonce, seat)
        case messages.Rematch():
            await table.offer_rematch(desk.seats, services.tables.open_rematch)
        case messages.Rename(name=name, seat=named):
            await rename(desk, name, named)
        case messages.React(kind=kind):
            react(desk, kind)
        case messages.Number(number=number):
            await table.number(desk.seats, number)
        case messages.Suggest(action=action, ply=ply):
            suggest(desk, action, ply)
        case messages.Hint(ply=ply):
            return await services.hints.hint(desk, ply)
        case messages.Explain(ply=ply):
            return await explain(services, desk, ply)
        case messages.Why(notation=notation):
            return why_not(desk, notation)
        case messages.About(keys=keys):
            return pieces(desk, keys)
        case messages.HandOver():
            screen.hand_over()
        case messages.Lift(seat=seat):
            screen.lift(seat)
    return None


async def explain(services: Services, desk: Desk, ply: int) -> Explanations:
    """What each answer will do that can be chosen at this desk."""
    desk.table.check_ply(desk.seats, ply)
    if not desk.answers:
        raise NotYourTurn("refusal-not-your-turn")
    return await services.explainer.explain(desk)


def why_not(desk: Desk, notation: str) -> Why:
    """Why an answer may not be given, told from what the page may see anyway."""
    game = desk.table.game
    clause, reason = "", desk.table_words("refusal-not-your-turn")
    if desk.acting is not None:
        try:
            action = game.answers.parse(notation)
        except UnknownNotation:
            raise BadMessage("refusal-bad-message") from None
        clause = desk.table.why_not(desk.acting, action)
        reason = desk.table_words("why-allowed")
        if clause:
            reason = because(desk, clause, action)
    return Why(type="why", notation=notation, sentence=reason, clause=clause, title=title_of(game, clause, desk.words))
