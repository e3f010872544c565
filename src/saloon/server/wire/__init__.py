"""What goes over the socket between the house and a client, as types. `docs/guides/wire.md` tells the story.

One WebSocket for each client at `/api/socket`, one JSON object in each text frame, its type under `t`. A
client may follow several tables; what concerns a table names it. What the rules show comes as `Seen` and
`Happening` from `saloon.kernel.told`; this package adds the people, the clocks and the talk: `shapes` are
the parts, `client` and `house` the messages by who sends them.
"""
