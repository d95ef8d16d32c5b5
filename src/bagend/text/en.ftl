terminal-welcome =
    { $title }. Type the number of a move, or the move itself; ? for help.
    The dice follow from a secret; its hash is { $commitment }.
terminal-watch =
    { $title }. The bots play; Ctrl-C stops them.
    The dice follow from a secret; its hash is { $commitment }.
terminal-curtain-down = Only { $seat } may look now. Press Enter to clear the screen.
terminal-curtain-up = { $seat }, press Enter when you are ready.
terminal-ask = {"> "}
terminal-help =
    {"  "}a number    play that move
    {"  "}words       play a move as written in brackets
    {"  "}hint        show the best moves
    {"  "}undo        take back your last move
    {"  "}save FILE   save the game
    {"  "}quit        leave the game
terminal-unknown = “{ $typed }” is not a move. Type a number from 1 to { $most }, a move as written in brackets, or ? for help.
terminal-hinting = Looking for a hint …
terminal-thinks = { $who } is thinking … (slower the first time)
terminal-chance = { $percent ->
    [0] wins less than 1 % of the time
    [100] wins more than 99 % of the time
   *[other] wins about { $percent } % of the time
 }
terminal-guess = a quick guess (install bagend[fast] for real hints)
terminal-fault = { $sentence } So { $seat } loses.
terminal-resigned = { $seat } resigned.
terminal-saved = Saved to { $file }.
