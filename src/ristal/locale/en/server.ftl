# What the server says
server-bad-request = The request is not understood: { $place }
server-no-token = This match is private: ask one of its players for a link.
server-not-yours = It is not for you to do this: the answer of another seat is awaited, or you only watch.
server-foreign-origin = Pages of other sites may not do this.
server-wrong-host = This server does not answer to that name. Whoever runs it gives it one: ristal serve --public-url https://…
server-not-found = There is nothing here.
server-wrong-method = This cannot be done here in this way.
server-stale = This question is no longer open.
server-bad-record = This is no record of a match that can be read.
server-private-webhook = This address is of the server itself or of its own network: a webhook has to lead to the open internet.
server-not-over = The match is not over yet.
server-over = The match is over.
server-not-begun = The match begins when everybody sits.
server-not-now = This cannot be done now.
server-not-agreed = That is not what this table has agreed on.
server-for-oneself = This server is only for you: there is nobody else to play with.
server-no-network = This machine is in no local network at the moment.
server-needs-server = This needs a server. On a computer with Ristal: { $command }
server-no-push = This server sends no notices to browsers.
server-talk-allow = Own words are welcome.
server-talk-forbid = Ready phrases only, from now on.
server-rating-unknown = Not known yet: play { $left ->
    [one] one more match
   *[other] { $left } more matches
}.
server-rating-between = Between { $below } and { $above }, { NUMBER($rating, useGrouping: 0) } ± { $deviation }.
server-rating-above = Stronger than { $below }, { NUMBER($rating, useGrouping: 0) } ± { $deviation }.
server-rating-below = Weaker than { $above }, { NUMBER($rating, useGrouping: 0) } ± { $deviation }.
server-rating-between-random = random answers
server-rating-between-greedy = the greedy one
server-rating-between-novice = the novice
server-rating-between-fighter = the fighter
server-rating-between-master = the master
server-rating-than-random = random answers
server-rating-than-greedy = the greedy one
server-rating-than-novice = the novice
server-rating-than-fighter = the fighter
server-rating-than-master = the master
server-readable-only = The rules or the cards have changed since this match began: it can be read, but not gone on with.
server-used = Somebody has this seat already.
server-too-large = This is too much at once: at most { NUMBER($most, useGrouping: 0) } bytes.
server-too-many = Too much in too short a time: wait a little.
server-too-many-connections = Too many connections come from your address: close some of them.
server-too-many-matches = Too many of your matches are still open: finish some of them first.
server-too-many-today = Your address has begun very many matches: come back in a while.
server-too-slow = This came in too slowly.
server-broken = This is our own mistake, not yours.
server-stopping = The server is stopping; it will be back.
server-unavailable = The server cannot keep anything at the moment. Send this again in a while: it will not count twice.
server-operator-only = Only whoever runs this server may read this: from its own machine, or with the token that was set for it.
server-not-ready-database = Not ready: the database does not answer.
server-not-ready-database-moved = Not ready: the file of the database is not where it was when the server started.
server-not-ready-workers = Not ready: the processes in which bots think do not answer.
server-line-unclear = “{ $text }” says nothing to this table.
server-waits = { $count ->
    [one] Waiting for { $players }.
   *[other] Waiting for { $players }.
}
server-log-resign = { $player } resigns.
server-log-draw-offer = { $player } offers a draw.
server-log-draw = The players agree on a draw.
server-you = You
server-log-undo-offer = { $player } asks to take a move back.
server-log-undo = { $player } takes a move back.
server-log-decline = { $player } does not agree.
server-log-rematch = { $player } wants to play again.
server-log-device = { $player } goes on at another device.
serve-help = Serve matches over HTTP and WebSocket.
serve-host = the address to listen at; 127.0.0.1 is this machine alone
serve-port = the port to listen at
serve-data = the folder that matches are kept in
serve-database = another database: postgresql+psycopg://…; else what the environment has in RISTAL_DATABASE
serve-workers = processes that serve the same matches (with PostgreSQL)
serve-bot-pace = seconds between a question and the answer of a bot
serve-metrics-token = the token with which /metrics may be read from anywhere (without one: from this machine alone); else what the environment has in RISTAL_METRICS_TOKEN
serve-bad-token = at least { $least } letters and digits without spaces are needed, for example from: openssl rand -hex 24
serve-public-url = the address that the world knows this server by, such as https://play.example.org: requests for other names are refused, and links begin with it. Several are separated by commas; else what the environment has in RISTAL_PUBLIC_URL
serve-bad-public-url = { $url } is no address of a server: it needs http:// or https://, a name, perhaps a port, and nothing after it
serve-proxy = the address or network of the proxy before this server: from there alone X-Forwarded-For is believed. Several are separated by commas; else what the environment has in RISTAL_PROXY
serve-bad-proxy = { $address } is neither an address nor a network, such as 127.0.0.1 or 10.0.0.0/8
serve-edition = play this edition: a folder with what differs from the box
serve-connections = how many connections one address may have open (64)
serve-private-webhooks = let players name webhooks on this machine and in its network
serve-no-browser = do not open a browser
error-bad-option-workers = Several processes need a database that they can share: --database postgresql+psycopg://…
error-bad-option-folder-in-use = Another server has the matches in { $folder } already: { $where }. Stop it, or name another folder with --data.
error-bad-option-port = Nothing can listen at { $host }:{ $port }: the port may be taken. Try another --port.
error-bad-option-stored-player = The database names a player that a server does not have.
error-bad-option-stored-options = The database holds settings that no game has.
error-bad-database-address = The address of the database is not understood: write sqlite:///FILE or postgresql+psycopg://USER:PASSWORD@HOST/NAME.
error-bad-database-driver = A PostgreSQL needs the package psycopg, which is not installed here: pip install "ristal[postgres]"
error-bad-database-unreachable = The database does not answer ({ $reason }): see that PostgreSQL is running and that the address is right.
error-bad-database-no-folder = There is no folder { $folder } for the database: make it, or name another.
error-bad-database-no-access = { $file } cannot be read and written: see who may, or name another place with --data.
error-bad-database-no-database = { $file } is no database: move it away, or name another place with --data.
error-bad-database-foreign = The database belongs to another program, and nothing in it was changed: name another with --data or --database.
error-bad-database-newer = A newer Ristal has used this database (version { $version }, this program knows { $known }): install the newer one, or restore a copy made before.
error-bad-database-damaged = The database { $file } is damaged: restore the last copy with “ristal db restore”. Without a copy, keep the file: “.recover” of SQLite's own tool may save some of it.
error-bad-database-empty = { $file } is a database without anything in it: name another copy.
error-bad-database-locked = Another program holds the database { $file }: stop it, then try again.
error-bad-database-full = There is no space left for the database { $file }: make some, then try again.
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
verify-outcomes = Fair: the deal and every roll ({ $outcomes } outcomes, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}) were fixed before the match began, and nobody changed them. The answers, the states and the result fit too.
verify-inherited = The first { $moves } moves come from another match: this says nothing of their chance.
verify-same-deal = The match begins with the deal of another one: this says nothing of that deal.
verify-redealt = The match begins from a position of another one. Everything hidden was dealt anew, and that deal follows from the secret and the seeds, too.
verify-taken-back = { $count ->
    [one] Once an answer was taken back after somebody had learned something by it: chance was new from there on.
   *[other] { $count } times an answer was taken back after somebody had learned something by it: each time chance was new from there on.
}
error-replay-differs-redeal = What was hidden is not dealt as the chance of this match deals it.
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
cli-address = ADDRESS
db-command = Look after the database of a server: upgrade, backup, restore, prune.
db-flag-action = upgrade: bring it to the shape that this program needs; backup: copy it into a file while the server runs; restore: put such a copy where the server will look for it; prune: let old matches go, after saying which
db-flag-file = where the copy goes (backup), or lies (restore)
db-flag-days = how long nobody has touched the matches that go (prune; 365)
db-flag-playing = matches that were left in the middle go too (prune)
db-flag-yes = do not ask (prune)
db-nothing = There is no database at { $file }.
db-up-to-date = The database is up to date (version { $version }).
db-upgraded = The database has been brought to version { $version }.
db-pg-dump = PostgreSQL has a tool of its own for this: pg_dump --format=custom --file=ristal.dump ADDRESS
db-where = Name the file that the copy goes into: ristal db backup FILE
db-pg-restore = PostgreSQL has a tool of its own for this: pg_restore --clean --if-exists --dbname=ADDRESS ristal.dump
db-which = Name the copy that is to be restored: ristal db restore FILE
db-in-the-way = { $file } is in the way; nothing has been overwritten. Stop the server, and move ristal.db and all files beside it whose names begin so to another place.
db-restored = The copy lies at { $file } and is whole: start the server.
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

lesson-rival = Sparring partner
lesson-not-now = Something else now: { $goal }.
server-local-only = The laboratory and the workshop open only on the machine that runs the program: ristal serve without a shared database and without a public address.
