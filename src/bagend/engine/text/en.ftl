then-hidden = What happens then depends on what you cannot see.
list-of-pairs = { $first }, and { $last }
option-yes = yes
option-no = no
cited-clause = { $number }: { $says }.
cited-ruling = { $number }: { $says }

## What is refused

error-unknown-language = There is no language “{ $language }”; expected { $known }.
error-illegal-action = “{ $answer }” is not allowed here. { $reason } { $lack }
error-journal-illegal = Answer { $line } ({ $written }) is not allowed here. { $reason }
error-cannot-write = Cannot write { $file }: { $reason }.
error-cannot-read = Cannot read { $file }: { $reason }.
error-unknown-game = There is no game “{ $game }”; expected { $known }.

## Seats and turns

error-unknown-seat = { $game } has no seat “{ $seat }”; expected { $known }.
error-no-seat-number = { $game } has no seat number { $seat }.
error-seat-twice = A seat is named twice in { $names }.
error-too-few-seats = { $fewest ->
    [one] { $game } needs at least { $fewest } seat, not { $count }.
   *[other] { $game } needs at least { $fewest } seats, not { $count }.
 }
error-seed = A seed must be a whole number, not “{ $seed }”.
error-match-over = The match is over.
error-no-secret = CHANCE is asked, and this match holds no secret to draw from.
error-not-asked = It is not the turn of { $who }, but of { $seat }.
error-spectator-not-asked = Spectators cannot move; it is the turn of { $seat }.
error-nothing-to-undo = There is nothing to undo: something has been rolled or revealed since, or another seat has moved.
error-nothing-to-take-back = There is nothing to take back yet.
error-other-version = This match was played with version { $version } of the rules of { $game }; this program plays versions { $oldest } to { $newest }.
error-mode = BAGEND_MODE must be { $known }, not “{ $mode }”.
error-match-mode = The mode of a match is { $known }, not “{ $mode }”.

## Answers that cannot be read.  What was expected is one of the messages below, or a list of words to be typed.

error-no-action = There is no action { $answer }; expected 0 to { $most }.
error-unreadable-answer = Cannot read “{ $answer }”: expected a move’s notation or its number.
error-unknown-verb = Cannot read “{ $answer }”: expected { $known }.
error-unknown-form = Cannot read “{ $answer }”: expected “{ $wanted }”.
error-unknown-noun = Cannot read “{ $token }” in “{ $answer }”: expected { $expected }.
expected-some = some of { $names }, joined by +
expected-number = a number from { $least } to { $most }
expected-dice = { $dice } marks, each - or a face from 1 to { $faces }
expected-like = something like { $example }
expected-several-like = one or more like { $example }, joined by +
expected-whole = a whole number from { $least } to { $most }
expected-listing = { $count } of { $names }
expected-listing-wrong = { $count } of { $names } (there is no “{ $wrong }”)

## Options

error-unknown-option = There is no option “{ $option }”; expected { $known }.
error-no-options = There is no option “{ $option }”: there are none here.
error-option-value = Option “{ $option }” cannot be “{ $value }”; expected { $expected }.
error-option-seat = Option “{ $option }” cannot be “{ $value }”: that seat is not taken.
error-option-coins = Option “{ $option }” cannot be { $value }: the sides begin with { $coins } coins.
error-option-file = Cannot read the option file { $file }: { $reason }.
error-option-file-line = { $file }, line { $line }: { $reason }
error-option-file-toml = { $file } is not a TOML file: { $reason }.
error-option-file-long = { $file } is too long; an option file has at most { $most } characters.
error-option-file-dot = { $file } has a dot outside quotes; expected lines such as key = value.
error-option-file-digits = { $file } has a number of more than { $most } digits.
error-option-file-deep = { $file } nests brackets too deep; expected lines such as key = value.

## Journals: saved matches, line by line.  The words header, secret, commitment, draw and pick mean parts of that file.

error-journal-format = Line { $line }: expected “{ $format }”, got “{ $got }”.
error-journal-field = Line { $line }: there is no header field “{ $field }”.
error-journal-version = The version of the game should be a number, not “{ $value }”.
error-journal-once = The header should name “{ $field }” once.
error-journal-words = { $due ->
    [one] Line { $line }: expected { $due } word after “{ $field }”, got { $got }.
   *[other] Line { $line }: expected { $due } words after “{ $field }”, got { $got }.
 }
error-journal-given = Line { $line }: there are { $draws } draws, so “{ $value }” of them cannot be given.
error-journal-twice = Line { $line }: { $field } “{ $name }” is there twice.
error-journal-line = Line { $line }: expected a seat, an audience and an answer, got “{ $row }”.
error-journal-draw = Line { $line }: a draw should end in “= k/n”, got “{ $row }”.
error-journal-secret = The secret in the header is not a hexadecimal number.
error-journal-stranger = The header names “{ $name }”, who has no seat in this match.
error-journal-turn = Answer { $line } ({ $written }): { $due } is asked here, not { $seat }.
error-journal-after-end = Answer { $line } ({ $written }): nobody is asked here, not even { $seat }.
error-journal-unread = Answer { $line } ({ $written }): { $reason }
error-journal-outcomes = { $outcomes ->
    [one] Answer { $line } ({ $written }): there is only { $outcomes } possible outcome here.
   *[other] Answer { $line } ({ $written }): there are { $outcomes } equally likely outcomes here.
 }
error-journal-pick = Answer { $line } ({ $written }): pick { $pick } of { $outcomes } is another outcome.

## GPUs

error-no-driver = There is no NVIDIA driver on this machine.
error-no-gpu = The NVIDIA driver finds no GPU on this machine.
error-gpu-memory = The GPU has too little free memory for so many games at once.
error-driver-old = The NVIDIA driver is too old: version 580 or newer is needed.
error-driver-fails = The NVIDIA driver fails in { $call }: { $reason }.
gpu-status = error { $status }
error-gpu-entry = The code for the GPU has no entry: remove it from the compile cache.
error-gpu-extra = To play on a GPU, install numba-cuda: pip install 'bagend[gpu]'.

## What the operating system says, after “Cannot write FILE:” and the like

system-no-file = No such file or directory
system-no-permission = Permission denied
system-is-folder = Is a directory
system-not-folder = Not a directory
system-exists = File exists
system-full = No space left on device
system-read-only = Read-only file system
system-in-use = Address already in use
system-not-here = Cannot assign requested address
system-not-text = it is not a text file
