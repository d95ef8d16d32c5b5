terminal-welcome =
    { $title }. Type the number of an answer, or the answer itself; ? for help.
    The dice follow from a secret whose hash is { $commitment }.
terminal-ask = {"> "}
terminal-help =
    {"  "}a number    that answer
    {"  "}words       an answer as it stands in brackets
    {"  "}undo        take your last answer back
    {"  "}save FILE   save the match
    {"  "}quit        leave the match
terminal-unknown = “{ $typed }” is no answer: type a number from 1 to { $most }, an answer as it stands in brackets, or ? for help.
terminal-thinks = { $seat } is thinking; the first time takes longer.
terminal-resigned = { $seat } resigned.
terminal-saved = Saved as { $file }.
