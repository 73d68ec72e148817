// The worker processes of a local server. Each object is in one of the workers, and every worker can call the object.
// In a deployment the platform distributes objects, and this code is not used.
import type { Problem } from "#contract/problem.ts";
import { Refusal } from "#env/answer.ts";
import type { Namespace, Remote } from "./remote.ts";
import { workerNumber, type Workers } from "./worker-number.ts";

/** The bindings whose objects are distributed among the workers. */
type SpreadKind = "PHONES" | "LOBBY" | "RUNS" | "BOARD" | "GROUPS" | "SUITES" | "GRAPHS" | "KEYS" | "KEYRING" | "METER";
/**
 * All kinds of objects. The objects of `SCREENS` are not distributed, because every worker has its own Screens with the
 * same names.
 */
type ObjectKind = SpreadKind | "SCREENS";

export interface ObjectCall {
  readonly kind: ObjectKind;
  readonly name: string;
  readonly method: string;
  readonly args: readonly unknown[];
}
/**
 * The answer of an object in another worker. Errors lose their class between workers, so a thrown error is passed as
 * data.
 */
export type ObjectAnswer = { readonly value: unknown } | { readonly refused: Problem } | { readonly threw: string };
/** The methods that one worker offers to another (src/worker/peer.ts). */
export interface PeerCalls {
  call(secret: string, call: ObjectCall): Promise<ObjectAnswer>;
  handOnCounts(secret: string): Promise<void>;
  fetch(request: Request): Promise<Response>;
}
export interface SpreadBindings {
  /** Missing if one worker contains all objects. */
  readonly WORKERS?: Workers;
  /** The other workers, by number. */
  readonly [peer: `WORKER_${number}`]: PeerCalls;
}
/** The headers of a call that opens a phone's socket through another worker. */
export const peerHeaders = { secret: "x-phonebooth-worker", phone: "x-phonebooth-phone" } as const;

/** Returns the numbers of all workers. There is only one number if objects are not distributed. */
export const workersOf = ({ WORKERS }: SpreadBindings): number[] =>
  Array.from({ length: WORKERS?.count ?? 1 }, (_, n) => n);
/** Returns the object of this name, in the worker that contains the object. */
export function objectOf<T>(env: SpreadBindings, kind: SpreadKind, namespace: Namespace<T>, name: string): Remote<T> {
  const { WORKERS } = env;
  if (!WORKERS) return namespace.getByName(name);
  return objectIn(env, workerNumber(namespace.idFromName(name).toString(), WORKERS.count), kind, namespace, name);
}
/** Returns whether this worker contains the object. */
export const isHere = <T>({ WORKERS }: SpreadBindings, namespace: Namespace<T>, name: string): boolean =>
  !WORKERS || workerNumber(namespace.idFromName(name).toString(), WORKERS.count) === WORKERS.own;
/** Returns the object of this name in the given worker. */
export const objectIn = <T>(
  env: SpreadBindings,
  worker: number,
  kind: ObjectKind,
  namespace: Namespace<T>,
  name: string,
): Remote<T> => (worker === (env.WORKERS?.own ?? 0) ? namespace.getByName(name) : peerStub<T>(env, worker, kind, name));

function peerStub<T>(env: SpreadBindings, worker: number, kind: ObjectKind, name: string): Remote<T> {
  const { secret } = env.WORKERS!;
  const peer = env[`WORKER_${worker}`]!;
  const call = async (method: string, args: readonly unknown[]): Promise<unknown> => {
    const answer = await callUntilUp(kind, () => peer.call(secret, { kind, name, method, args }));
    if ("refused" in answer)
      throw new Refusal("busy", answer.refused.detail, [], { after: answer.refused.retry_after });
    // Adds the property that the platform adds to errors from an object.
    if ("threw" in answer) throw Object.assign(new Error(answer.threw), { remote: true });
    return answer.value;
  };
  return new Proxy({} as Remote<T>, {
    get: (_, method) => {
      // Without this check, `await` on the stub would treat the stub as a promise.
      if (typeof method !== "string" || method === "then") return undefined;
      if (method === "fetch")
        return (request: Request) => {
          const headers = new Headers(request.headers);
          headers.set(peerHeaders.secret, secret);
          headers.set(peerHeaders.phone, name);
          return callPeer(() => peer.fetch(new Request(request, { headers })));
        };
      return (...args: unknown[]) => call(method, args);
    },
  });
}

const pauseMs = 250;
const maxWaitMs = 30_000;
/**
 * Makes a call. Repeats a failed call to the index while the other worker restarts, because an environment is reported
 * to the index only once. A repeated report does no harm.
 */
async function callUntilUp<T>(kind: ObjectKind, call: () => Promise<T>): Promise<T> {
  const until = Date.now() + maxWaitMs;
  for (;;) {
    try {
      return await callPeer(call);
    } catch (error) {
      if (kind !== "LOBBY" || Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
/**
 * The minimum time between two warnings in the log, in milliseconds. It keeps the log short when many calls fail at the
 * same time.
 */
const logPauseMs = 1000;
let loggedAt = 0;
/** Calls a peer. Refuses as busy if the call throws, because it throws only if the peer cannot be reached. */
async function callPeer<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (Date.now() - loggedAt > logPauseMs) console.warn("another worker does not answer:", String(error));
    loggedAt = Date.now();
    throw new Refusal("busy", "A part of the server is restarting; try again with the same Idempotency-Key.");
  }
}
