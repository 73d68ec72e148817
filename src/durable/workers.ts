// The worker processes of a local server: each object lives in one of them, and is called from all. Where the server is deployed, the
// platform itself spreads objects, and there is nothing of this.
import type { Problem } from "../contract/problem.ts";
import { Refusal } from "../env/answer.ts";
import type { Namespace, Remote } from "./remote.ts";
import { workerOf, type Workers } from "./worker-of.ts";

/** The bindings whose objects are spread over the workers. */
type Spread = "PHONES" | "LOBBY" | "RUNS" | "BOARD" | "GROUPS" | "SUITES" | "GRAPHS" | "KEYS" | "KEYRING" | "METER";
/** `SCREENS`: every worker has its own, of the same names. */
type Kind = Spread | "SCREENS";

export interface ObjectCall {
  readonly kind: Kind;
  readonly name: string;
  readonly method: string;
  readonly args: readonly unknown[];
}
/** Errors lose their class between workers, so what was thrown is told as data. */
export type ObjectAnswer = { readonly value: unknown } | { readonly refused: Problem } | { readonly threw: string };
/** What a worker answers another one (src/worker/peer.ts). */
export interface PeerCalls {
  call(secret: string, call: ObjectCall): Promise<ObjectAnswer>;
  handOnCounts(secret: string): Promise<void>;
  fetch(request: Request): Promise<Response>;
}
export interface SpreadBindings {
  /** Missing where one worker has all objects. */
  readonly WORKERS?: Workers;
  /** The other workers, by number. */
  readonly [peer: `WORKER_${number}`]: PeerCalls;
}
/** Of a call to a phone's socket that goes through another worker. */
export const peerHeaders = { secret: "x-phonebooth-worker", phone: "x-phonebooth-phone" } as const;

/** The numbers of all workers; one where they are not spread. */
export const workersOf = ({ WORKERS }: SpreadBindings): number[] =>
  Array.from({ length: WORKERS?.count ?? 1 }, (_, n) => n);
/** An object of this name, in whichever worker it lives. */
export function objectOf<T>(env: SpreadBindings, kind: Spread, namespace: Namespace<T>, name: string): Remote<T> {
  const { WORKERS } = env;
  if (!WORKERS) return namespace.getByName(name);
  return objectIn(env, workerOf(namespace.idFromName(name).toString(), WORKERS.count), kind, namespace, name);
}
/** Whether it lives in this worker. */
export const isHere = <T>({ WORKERS }: SpreadBindings, namespace: Namespace<T>, name: string): boolean =>
  !WORKERS || workerOf(namespace.idFromName(name).toString(), WORKERS.count) === WORKERS.own;
/** That of a certain worker. */
export const objectIn = <T>(
  env: SpreadBindings,
  worker: number,
  kind: Kind,
  namespace: Namespace<T>,
  name: string,
): Remote<T> => (worker === (env.WORKERS?.own ?? 0) ? namespace.getByName(name) : remote<T>(env, worker, kind, name));

function remote<T>(env: SpreadBindings, worker: number, kind: Kind, name: string): Remote<T> {
  const { secret } = env.WORKERS!;
  const peer = env[`WORKER_${worker}`]!;
  const call = async (method: string, args: readonly unknown[]): Promise<unknown> => {
    const answer = await insisting(kind, () => peer.call(secret, { kind, name, method, args }));
    if ("refused" in answer)
      throw new Refusal("busy", answer.refused.detail, [], { after: answer.refused.retry_after });
    // As the platform marks what an object threw at its caller.
    if ("threw" in answer) throw Object.assign(new Error(answer.threw), { remote: true });
    return answer.value;
  };
  return new Proxy({} as Remote<T>, {
    get: (_, method) => {
      // Whoever awaits the object itself takes it for no promise.
      if (typeof method !== "string" || method === "then") return undefined;
      if (method === "fetch")
        return (request: Request) => {
          const headers = new Headers(request.headers);
          headers.set(peerHeaders.secret, secret);
          headers.set(peerHeaders.phone, name);
          return connected(() => peer.fetch(new Request(request, { headers })));
        };
      return (...args: unknown[]) => call(method, args);
    },
  });
}

const pauseMs = 250;
const patienceMs = 30_000;
/** The lists hear of a phone once, and may hear of it twice: a worker that is being started again is waited for. */
async function insisting<T>(kind: Kind, call: () => Promise<T>): Promise<T> {
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      return await connected(call);
    } catch (error) {
      if (kind !== "LOBBY" || Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
/** Many meet the same silence: it is told once, and again when it was over for so long. */
const toldMs = 1000;
let toldAt = 0;
/** The only thing that a peer's door throws is that it cannot be reached. */
async function connected<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (Date.now() - toldAt > toldMs) console.warn("another worker does not answer:", String(error));
    toldAt = Date.now();
    throw new Refusal("busy", "A part of the server is being started again; try again with the same Idempotency-Key.");
  }
}
