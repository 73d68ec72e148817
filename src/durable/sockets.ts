// The two kinds of sockets of a phone. Sockets stay open while the object hibernates, so the data of each socket is
// attached to the socket.

/** live: the socket of a client that watches or operates the phone. stepping: an agent's socket. */
export type SocketKind = "live" | "stepping";

export function acceptSocket(
  ctx: DurableObjectState,
  kind: SocketKind,
  attachment: unknown,
): { readonly mine: WebSocket; readonly theirs: WebSocket } {
  const [clientSocket, mine] = Object.values(new WebSocketPair()) as [WebSocket, WebSocket];
  ctx.acceptWebSocket(mine, [kind]);
  mine.serializeAttachment(attachment);
  return { mine, theirs: clientSocket };
}
export const socketKind = (ctx: DurableObjectState, socket: WebSocket): SocketKind =>
  ctx.getTags(socket)[0] as SocketKind;

export function sendSafely(socket: WebSocket, message: string | Uint8Array): void {
  try {
    socket.send(message);
  } catch {
    // The socket is closing, so the message is dropped.
  }
}
