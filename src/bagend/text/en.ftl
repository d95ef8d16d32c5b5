terminal-welcome =
    { $title }. Type the number of an answer, or the answer itself; ? for help.
    The dice follow from a secret whose hash is { $commitment }.
terminal-ask = {"> "}
terminal-help =
    {"  "}a number    that answer
    {"  "}words       an answer as it stands in brackets
    {"  "}hint        the answers with the best chances
    {"  "}undo        take your last answer back
    {"  "}save FILE   save the match
    {"  "}quit        leave the match
terminal-unknown = “{ $typed }” is no answer: type a number from 1 to { $most }, an answer as it stands in brackets, or ? for help.
terminal-adviser = The adviser
terminal-thinks = { $who } is thinking; the first time takes longer.
terminal-chance = { $percent ->
    [0] wins in less than 1 % of cases
    [100] wins in more than 99 % of cases
   *[other] wins in about { $percent } % of cases
 }
terminal-guess = a quick guess, without the compiler
terminal-resigned = { $seat } resigned.
terminal-saved = Saved as { $file }.
