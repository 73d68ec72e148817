// The door of a local server's worker for its other workers: they call objects that live here. Only who knows the secret that the
// launcher gave them is answered.
import { WorkerEntrypoint } from "cloudflare:workers";
import { phoneOf } from "../durable/bindings.ts";
import { peerHeaders, type ObjectAnswer, type ObjectCall, type PeerCalls } from "../durable/workers.ts";
import { Refusal } from "../env/answer.ts";
import type { WorkerBindings } from "./bindings.ts";
import { handOnCounts } from "./told.ts";

type Method = (...args: readonly unknown[]) => Promise<unknown>;

export class Peer extends WorkerEntrypoint<WorkerBindings> implements PeerCalls {
  async call(secret: string, { kind, name, method, args }: ObjectCall): Promise<ObjectAnswer> {
    this.#mustKnow(secret);
    try {
      // Refuses where no more phones may be awake here.
      const object = kind === "PHONES" ? phoneOf(this.env, name) : this.env[kind].getByName(name);
      return { value: await (object as unknown as Record<string, Method>)[method]!(...args) };
    } catch (error) {
      return error instanceof Refusal ? { refused: error.problem } : { threw: String(error) };
    }
  }
  async handOnCounts(secret: string): Promise<void> {
    this.#mustKnow(secret);
    await handOnCounts(this.env);
  }
  /** An upgrade to a phone's socket. */
  override async fetch(request: Request): Promise<Response> {
    const headers = new Headers(request.headers);
    if (!this.#knows(headers.get(peerHeaders.secret))) return new Response(null, { status: 403 });
    const phone = headers.get(peerHeaders.phone) ?? "";
    for (const name of Object.values(peerHeaders)) headers.delete(name);
    return phoneOf(this.env, phone).fetch(new Request(request, { headers }));
  }

  #mustKnow(secret: string): void {
    if (!this.#knows(secret)) throw new Error("Only the server's own workers are answered here.");
  }
  #knows(secret: string | null): boolean {
    const { WORKERS } = this.env;
    return WORKERS !== undefined && secret === WORKERS.secret;
  }
}
