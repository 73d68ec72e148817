// The sockets of those who watch a phone, or hold it in their hand. They survive the object's sleep.
import type { LiveMessage } from "../contract/live.ts";
import type { Caller } from "../env/token.ts";
import { acceptSocket, sendTo } from "./sockets.ts";

interface Attachment {
  readonly client: string;
  readonly who: Caller;
}

export class Live {
  readonly #ctx: DurableObjectState;

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  /** Whether anybody is there to be told. */
  get watched(): boolean {
    return this.#sockets.length > 0;
  }

  accept(client: string, who: Caller): { readonly mine: WebSocket; readonly theirs: WebSocket } {
    return acceptSocket(this.#ctx, "live", { client, who } satisfies Attachment);
  }

  clientOf(socket: WebSocket): string {
    return (socket.deserializeAttachment() as Attachment).client;
  }
  /** Whoever opened the socket. */
  callerOf(socket: WebSocket): Caller {
    return (socket.deserializeAttachment() as Attachment).who;
  }

  send(socket: WebSocket, message: LiveMessage): void {
    sendTo(socket, JSON.stringify(message));
  }

  /** A text that is JSON already, to everybody. */
  tell(text: string): void {
    for (const socket of this.#sockets) sendTo(socket, text);
  }

  /** To everybody, each with its own name. */
  tellEach(message: (client: string) => LiveMessage): void {
    for (const socket of this.#sockets) this.send(socket, message(this.clientOf(socket)));
  }

  /** The stepping sockets, too: there is no phone any more, or no key that pays for it. `reason`: at most 123 bytes. */
  close(code: number, reason: string): void {
    for (const socket of this.#ctx.getWebSockets()) socket.close(code, reason);
  }

  get #sockets(): WebSocket[] {
    return this.#ctx.getWebSockets("live");
  }
}
