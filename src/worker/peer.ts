// The endpoint through which the other workers of a local server call the objects of this worker. Only callers that
// have the launcher's secret get an answer.
import { WorkerEntrypoint } from "cloudflare:workers";
import { phoneStub } from "#durable/bindings.ts";
import { peerHeaders, type ObjectAnswer, type ObjectCall, type PeerCalls } from "#durable/workers.ts";
import { Refusal } from "#env/answer.ts";
import type { WorkerBindings } from "./bindings.ts";
import { flushCounts } from "./call-log.ts";

type Method = (...args: readonly unknown[]) => Promise<unknown>;

export class Peer extends WorkerEntrypoint<WorkerBindings> implements PeerCalls {
  async call(secret: string, { kind, name, method, args }: ObjectCall): Promise<ObjectAnswer> {
    this.#requireSecret(secret);
    try {
      // `phoneStub` refuses a phone that is not awake if no more phones may be awake in this worker.
      const object = kind === "PHONES" ? phoneStub(this.env, name) : this.env[kind].getByName(name);
      return { value: await (object as unknown as Record<string, Method>)[method]!(...args) };
    } catch (error) {
      return error instanceof Refusal ? { refused: error.problem } : { threw: String(error) };
    }
  }
  async handOnCounts(secret: string): Promise<void> {
    this.#requireSecret(secret);
    await flushCounts(this.env);
  }
  /** Handles an upgrade to the socket of a phone. */
  override async fetch(request: Request): Promise<Response> {
    const headers = new Headers(request.headers);
    if (!this.#isSecret(headers.get(peerHeaders.secret))) return new Response(null, { status: 403 });
    const phone = headers.get(peerHeaders.phone) ?? "";
    for (const name of Object.values(peerHeaders)) headers.delete(name);
    return phoneStub(this.env, phone).fetch(new Request(request, { headers }));
  }

  #requireSecret(secret: string): void {
    if (!this.#isSecret(secret)) throw new Error("Only the server's own workers may call this.");
  }
  #isSecret(secret: string | null): boolean {
    const { WORKERS } = this.env;
    return WORKERS !== undefined && secret === WORKERS.secret;
  }
}
