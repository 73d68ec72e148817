// The live socket's name, in a module without schemas, so that a client that only opens the socket does not load them.

/** The subprotocol. A second one, "token.<token>", carries the token. */
export const liveProtocol = "phonebooth";
