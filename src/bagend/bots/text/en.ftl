## Bots that cannot be had

error-unknown-bot = There is no bot “{ $bot }” for { $game }; expected { $known }.
error-tree-budget = Cannot read “{ $bot }”; expected tree:N or playout:N, with N from 1 to { $most }.
error-no-network = No bot of { $game } uses a network; those of { $known } do.
error-network-bot = The bot “{ $bot }” uses no network; before the @, put one that does, such as wizard or tree:1024.
error-network-not = { $file } is not a network made by bagend train.
error-network-other = The network { $file } does not fit { $game }: it is for another game, or for another version of bagend.
error-not-finished = This match is not over; a review tells what nobody may know before the end.

## Bots of your own: Python classes that somebody wrote

error-own-bot-setting = Cannot read the bot “{ $bot }”; expected NAME=module:Class or NAME=path/to/file.py:Class.
error-own-bot-games = The bot “{ $bot }” does not play { $game }; it plays { $games }.
error-own-bot-load = Cannot load the bot “{ $bot }”: { $reason }.
error-own-bot-class = Cannot load the bot “{ $bot }”: { $place } has no class { $class } with a method choose.
error-own-bot-make = Cannot make the bot “{ $bot }”: { $reason }.
error-own-bot-file = Cannot load a bot from { $bot }: there is no such file.
own-bot-raised = { $what } ({ $file }, line { $line })
error-bot-seconds = { $setting } must be a number of seconds above 0, not “{ $value }”.
error-fault-slow = { $seconds ->
    [one] The bot { $bot } thought for more than { $seconds } second.
   *[other] The bot { $bot } thought for more than { $seconds } seconds.
 }
error-fault-raised = The bot { $bot } raised { $reason }.
error-fault-answer = The bot { $bot } answered { $answer }, which is not one of its moves.

## The games as environments for learning programs

error-env-seats = The seats you play must be among those in play: { $seats }.
error-env-bot = “{ $seat }” is not the seat of a bot here.
