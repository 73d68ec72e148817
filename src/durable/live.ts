// The sockets of the clients that watch or operate a phone. The sockets stay open while the object hibernates.
import type { LiveMessage } from "#contract/live.ts";
import type { Caller } from "#env/token.ts";
import { acceptSocket, sendSafely } from "./sockets.ts";

interface Attachment {
  readonly client: string;
  readonly who: Caller;
}

export class LiveSockets {
  readonly #ctx: DurableObjectState;

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  /** Whether any client is connected. */
  get hasWatchers(): boolean {
    return this.#sockets.length > 0;
  }

  accept(client: string, who: Caller): { readonly mine: WebSocket; readonly theirs: WebSocket } {
    return acceptSocket(this.#ctx, "live", { client, who } satisfies Attachment);
  }

  clientOf(socket: WebSocket): string {
    return (socket.deserializeAttachment() as Attachment).client;
  }
  /** Returns the caller that opened the socket. */
  callerOf(socket: WebSocket): Caller {
    return (socket.deserializeAttachment() as Attachment).who;
  }

  send(socket: WebSocket, message: LiveMessage): void {
    sendSafely(socket, JSON.stringify(message));
  }

  /** Sends JSON text to all clients. */
  broadcast(text: string): void {
    for (const socket of this.#sockets) sendSafely(socket, text);
  }

  /** Sends a message to each client. `message` builds the message from the client's name. */
  broadcastEach(message: (client: string) => LiveMessage): void {
    for (const socket of this.#sockets) this.send(socket, message(this.clientOf(socket)));
  }

  /**
   * Closes all sockets, including the stepping sockets, because the phone is gone or no key pays for it. `reason`: at
   * most 123 bytes.
   */
  close(code: number, reason: string): void {
    for (const socket of this.#ctx.getWebSockets()) socket.close(code, reason);
  }

  get #sockets(): WebSocket[] {
    return this.#ctx.getWebSockets("live");
  }
}
