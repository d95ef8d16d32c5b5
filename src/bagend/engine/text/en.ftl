list-and = { $most } and { $last }
then-hidden = What happens then depends on what you cannot see.
