# What the server says
server-bad-request = The request is not understood: { $place }
server-no-token = This needs the token of a seat or of a spectator.
server-not-yours = It is not for you to do this: the answer of another seat is awaited, or you only watch.
server-foreign-origin = Pages of other sites may not do this.
server-not-found = There is nothing here.
server-wrong-method = This cannot be done here in this way.
server-stale = This question is no longer open.
server-bad-record = This is no record of a match that can be read.
server-not-over = The match is not over yet.
server-over = The match is over.
server-not-begun = The match begins when everybody sits.
server-not-now = This cannot be done now.
server-readable-only = The rules or the cards have changed since this match began: it can be read, but not gone on with.
server-used = Somebody has this seat already.
server-too-large = This is too much at once: at most { NUMBER($most, useGrouping: 0) } bytes.
server-too-many = Too much in too short a time: wait a little.
server-too-many-matches = Too many of your matches are still open: finish some of them first.
server-too-slow = This came in too slowly.
server-broken = This is our own mistake, not yours.
server-stopping = The server is stopping; it will be back.
server-unavailable = The server cannot keep anything at the moment. Send this again in a while: it will not count twice.
server-line-unclear = “{ $text }” says nothing to this table.
server-waits = { $count ->
    [one] Waiting for the answer of { $players }.
   *[other] Waiting for the answers of { $players }.
}
server-told-resign = { $player } resigns.
server-told-draw-offer = { $player } offers a draw.
server-told-draw = The players agree on a draw.
server-told-undo-offer = { $player } asks to take a move back.
server-told-undo = { $player } takes a move back.
server-told-decline = { $player } does not agree.
server-told-rematch = { $player } wants to play again.
server-told-device = { $player } goes on at another device.
serve-help = Serve matches over HTTP and WebSocket.
serve-host = the address to listen at; 127.0.0.1 is this machine alone
serve-port = the port to listen at
serve-data = the folder that matches are kept in
serve-database = another database: postgresql+psycopg://…; else what the environment has in RISTAL_DATABASE
serve-workers = processes that serve the same matches (with PostgreSQL)
serve-bot-pace = seconds between a question and the answer of a bot
serve-no-browser = do not open a browser
error-bad-option-workers = Several processes need a database that they can share: --database postgresql+psycopg://…
error-bad-option-folder-in-use = Another server has the matches in { $folder } already: { $where }. Stop it, or name another folder with --data.
error-bad-option-port = Nothing can listen at { $host }:{ $port }: the port may be taken. Try another --port.
error-bad-save-unfair = The file tells nothing of its chance: it was not made by a server, or before the end of the match.
error-bad-save-fair = What the server opened after the end is damaged: match, commitment, secret and a seed for each seat are needed.
error-replay-differs-commitment = The secret is not the one that the server committed itself to: somebody changed the file, or the server cheated.
error-replay-differs-outcomes = { $move ->
    [0] The deal has { $recorded } outcomes of chance, { $derived } follow from the secret and the seeds.
   *[other] Move { $move } has { $recorded } outcomes of chance, { $derived } follow from the secret and the seeds.
}
error-replay-differs-outcome = { $move ->
    [0] Outcome { $place } of the deal is { $recorded }, but { $derived } follows from the secret and the seeds.
   *[other] Outcome { $place } of move { $move } is { $recorded }, but { $derived } follows from the secret and the seeds.
}
error-replay-differs-move = { $move ->
    [0] The match cannot have begun as the file says.
   *[other] Move { $move } cannot have been made as the file says.
}
error-replay-differs-result = The match did not end as the file says.
verify-command = Derive every roll and shuffle of a match on a server again.
verify-flag-file = the record of the match, as the server gives it after the end
verify-flag-commitment = the commitment that you were shown before the first draw
verify-flag-seed = the seed that you gave
verify-other-commitment = Everything follows from the file, but its commitment is another one than yours: { $commitment }
verify-other-seed = Everything follows from the file, but no seat has your seed.
verify-outcomes = All { $outcomes } outcomes of chance, in the deal and in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, follow from the secret and the seeds. The answers, the states and the result fit too.
verify-inherited = The first { $moves } moves come from another match: this says nothing of their chance.
verify-thrown = { $dice } dice were thrown by people at a table: the server did not choose them, and nothing can be proved of them.
error-replay-differs-dice = A die that was thrown at the table is not on record.
verify-commitment = Commitment: { $commitment }
verify-seed = Seed of player { $seat }: { $seed }
verify-no-seed = Player { $seat } gave no seed.
verify-proves = This proves: after the commitment nobody could choose or change an outcome without this check failing. Compare the commitment with the one that you were shown before the first draw (--commitment), and the seed with your own (--seed): the file cannot do that for you.
verify-trust = The chance itself was nobody's choice if one seed came from somebody who does not play along with the server and gave it after seeing the commitment. A seed that was sent with the request for the match was known to the server before it committed itself.
verify-no-seeds = Nobody gave a seed: the server alone has chosen the chance, and could have tried many secrets before the match.
verify-leaves = This does not prove: that the server did not read ahead in its own chance, show hidden cards to somebody, or drop matches that it did not like; nor who sat at the seats.
cli-word = WORD
db-command = Look after the database of a server: upgrade, backup, prune.
db-flag-action = upgrade: bring it to the shape that this program needs; backup: copy it into a file while the server runs; prune: let old matches go, after saying which
db-flag-file = where the copy goes (backup)
db-flag-days = how long nobody has touched the matches that go (prune; 365)
db-flag-playing = matches that were left in the middle go too (prune)
db-flag-yes = do not ask (prune)
db-nothing = There is no database at { $file }.
db-up-to-date = The database is up to date (version { $version }).
db-upgraded = The database has been brought to version { $version }.
db-pg-dump = PostgreSQL has a tool of its own for this: pg_dump --format=custom --file=ristal.dump ADDRESS
db-where = Name the file that the copy goes into: ristal db backup FILE
db-taken = { $file } is there already; nothing has been overwritten.
db-cannot = { $file } cannot be written: { $reason }
db-backed-up = The copy is { $file }. It holds hidden cards and the chance to come: keep it to yourself.
db-nothing-old = No match is that old.
db-goes = { $game }, { $state ->
    [over] over
    [waiting] waiting for players
   *[playing] left in the middle
}: { $matches }, last touched between { $first } and { $last }
db-sure = { $matches ->
    [one] This { $matches } match will be gone for good. Go on? [y/N]
   *[other] These { $matches } matches will be gone for good. Go on? [y/N]
}
db-kept = Nothing has been removed.
db-gone = Removed: { $matches }.
