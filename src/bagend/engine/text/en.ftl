then-hidden = What happens then depends on what you cannot see.
cited-clause = { $number }: { $says }.
cited-ruling = { $number }: { $says }

## What is refused

error-unknown-language = There is no language “{ $language }”; expected { $known }.
error-illegal-action = “{ $answer }” is not allowed here. { $reason } { $lack }
error-journal-illegal = Answer { $line } ({ $written }) is not allowed here. { $reason }
