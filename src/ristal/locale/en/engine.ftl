# Words common to all games: results, reasons, errors.

result-won = { $count ->
    [one] { $winners } won. { $how }
   *[other] { $winners } won. { $how }
}
result-draw = A draw. { $how }

option-random = at random

may-do = if you like, { $effect }

why-allowed = “{ $text }” is allowed.
why-unknown = “{ $text }” is no answer here. You may answer: { $legal }.

error-malformed-answer = That is not how answers are written. Use words of latin letters, digits and hyphens with spaces between, for example b1.
error-illegal-answer = “{ $text }” is not allowed now. You may answer: { $legal }.
error-not-asked = It is not for you to answer now.
error-stale = That question is closed: another one is open now.
error-bad-option = A wrong setting: { $message }
error-bad-content = A mistake in a content file: { $message }
error-bad-position = A mistake in the position: { $message }
error-bad-save = The saved file cannot be read: { $message }
error-replay-differs = The record does not fit: move { $move } led to another state.
error-script-ended = The script of outcomes has ended: { $message }
