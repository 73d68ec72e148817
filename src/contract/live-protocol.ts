// The live socket's name, apart from its schemas: who only opens one need not carry them.

/** The subprotocol; a second one, "token.<token>", carries the right to listen. */
export const liveProtocol = "phonebooth";
