// The live socket's subprotocol name. This module contains no schemas, so that a client that only opens the socket does
// not load them.

/** The subprotocol. The client sends its token in a second subprotocol, "token.<token>". */
export const liveProtocol = "phonebooth";
