// The sockets of those who watch a phone, or hold it in their hand. They survive the object's sleep.
import type { LiveMessage } from "../contract/live.ts";

interface Attachment {
  readonly client: string;
}

export class Live {
  readonly #ctx: DurableObjectState;

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  /** Whether anybody is there to be told. */
  get watched(): boolean {
    return this.#ctx.getWebSockets().length > 0;
  }

  accept(client: string): { readonly mine: WebSocket; readonly theirs: WebSocket } {
    const [theirs, mine] = Object.values(new WebSocketPair()) as [WebSocket, WebSocket];
    this.#ctx.acceptWebSocket(mine);
    mine.serializeAttachment({ client } satisfies Attachment);
    return { mine, theirs };
  }

  clientOf(socket: WebSocket): string {
    return (socket.deserializeAttachment() as Attachment).client;
  }

  send(socket: WebSocket, message: LiveMessage): void {
    sendText(socket, JSON.stringify(message));
  }

  /** A text that is JSON already, to everybody. */
  tell(text: string): void {
    for (const socket of this.#ctx.getWebSockets()) sendText(socket, text);
  }

  /** To everybody, each with its own name. */
  tellEach(message: (client: string) => LiveMessage): void {
    for (const socket of this.#ctx.getWebSockets()) this.send(socket, message(this.clientOf(socket)));
  }

  close(code: number, reason: string): void {
    for (const socket of this.#ctx.getWebSockets()) socket.close(code, reason);
  }
}

function sendText(socket: WebSocket, text: string): void {
  try {
    socket.send(text);
  } catch {
    // It closes just now; whoever listened knows.
  }
}
