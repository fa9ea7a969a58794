"""Matches over HTTP and WebSocket: nobody can lose one, peek into it or cheat. `docs/protocol.md` is the contract."""
