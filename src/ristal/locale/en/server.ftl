# What the server says
server-bad-request = The request is not understood: { $place }
server-no-token = This needs the token of a seat or of a spectator.
server-not-yours = It is not for you to do this: the answer of another seat is awaited, or you only watch.
server-foreign-origin = Pages of other sites may not do this.
server-not-found = There is nothing here.
server-wrong-method = This cannot be done here in this way.
server-stale = This question is no longer open.
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
serve-database = another database: postgresql+psycopg://…
serve-workers = processes that serve the same matches (with PostgreSQL)
serve-bot-pace = seconds between a question and the answer of a bot
serve-no-browser = do not open a browser
error-bad-option-workers = Several processes need a database that they can share: --database postgresql+psycopg://…
error-bad-option-port = Nothing can listen at { $host }:{ $port }: the port may be taken. Try another --port.
