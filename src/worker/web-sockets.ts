// Upgrades to a WebSocket.
import { Refusal } from "#env/answer.ts";
import type { Call } from "./http.ts";

/** Refuses a call that does not ask for a WebSocket. */
export function requireUpgrade(c: Call): void {
  if (c.req.header("upgrade")?.toLowerCase() !== "websocket")
    throw new Refusal("upgrade-required", "Connect with a WebSocket.");
}
/** Returns the two ends of a new socket. Refuses a call that does not ask for one. */
export function createSockets(c: Call): [theirs: WebSocket, mine: WebSocket] {
  requireUpgrade(c);
  return Object.values(new WebSocketPair()) as [WebSocket, WebSocket];
}
