// The two kinds of sockets of a phone. They survive the object's sleep: what is to be known of one is attached to it.

/** live: whoever watches, or holds the phone in a hand. stepping: an agent's. */
export type SocketKind = "live" | "stepping";

export function acceptSocket(
  ctx: DurableObjectState,
  kind: SocketKind,
  attachment: unknown,
): { readonly mine: WebSocket; readonly theirs: WebSocket } {
  const [theirs, mine] = Object.values(new WebSocketPair()) as [WebSocket, WebSocket];
  ctx.acceptWebSocket(mine, [kind]);
  mine.serializeAttachment(attachment);
  return { mine, theirs };
}
export const kindOf = (ctx: DurableObjectState, socket: WebSocket): SocketKind => ctx.getTags(socket)[0] as SocketKind;

export function sendTo(socket: WebSocket, message: string | Uint8Array): void {
  try {
    socket.send(message);
  } catch {
    // It closes just now; whoever listened knows.
  }
}
