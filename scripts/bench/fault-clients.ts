// Clients of a server that is killed repeatedly. Each client resends a step until the server answers, and then sends
// the next step. In the end each phone must have done every step that its client sent, exactly once and in order.
import { ProblemError, type Env } from "../../clients/typescript/src/client.ts";
import type { Action } from "#contract/action.ts";
import { sleep, measureMs } from "./measurements.ts";

/** A step that is not answered within this time is a fault. */
const maxWaitMs = 120_000;

interface FaultClients {
  /** The number of steps that were answered so far. */
  readonly answers: number;
  /** Returns the number of answered steps of the phones with these ids. */
  answersOf(ids: readonly string[]): number;
  /** Waits for each client's current step and stops. */
  stop(): Promise<FaultResult>;
}
interface FaultResult {
  /** The time until each step was answered, in milliseconds. */
  readonly latenciesMs: readonly number[];
  /** One line for each phone that has done different steps from the steps that its client sent. */
  readonly faults: readonly string[];
}

/** Starts clients on phones that have already taken one step, which opened an app. */
export function startClients(envs: readonly Env[]): FaultClients {
  let isOver = false;
  const counts = new Map(envs.map(({ id }) => [id, 0]));
  const played = envs.map((env, lane) =>
    runClient(
      env,
      lane,
      () => isOver,
      () => counts.set(env.id, counts.get(env.id)! + 1),
    ),
  );
  const answersOf = (ids: readonly string[]): number => ids.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0);
  return {
    get answers() {
      return answersOf([...counts.keys()]);
    },
    answersOf,
    stop: async () => {
      isOver = true;
      const sent = await Promise.all(played);
      const faults = await Promise.all(envs.map((env, lane) => faultsOf(env, sent[lane]!.actions)));
      return { latenciesMs: sent.flatMap(({ latenciesMs }) => latenciesMs), faults: faults.flat() };
    },
  };
}

interface Sent {
  readonly actions: readonly Action[];
  readonly latenciesMs: readonly number[];
}
async function runClient(env: Env, lane: number, isOver: () => boolean, heard: () => void): Promise<Sent> {
  const actions: Action[] = [];
  const latenciesMs: number[] = [];
  while (!isOver()) {
    // All actions of a phone differ, so that the check notices an action that was executed twice.
    const n = actions.length;
    const action: Action = { type: "SWIPE", point1: [500, 700], point2: [(n * 7 + lane) % 1000, 300 + (n % 200)] };
    actions.push(action);
    latenciesMs.push(await measureMs(() => sendUntilAnswered(env, action, n % 2 === 0)));
    heard();
  }
  return { actions, latenciesMs };
}
/** Resends the step until the server answers. */
async function sendUntilAnswered(env: Env, action: Action, isPictured: boolean): Promise<void> {
  const idempotencyKey = crypto.randomUUID();
  const body = { action, observation: { screenshot: isPictured ? "base64" : "none" } };
  const until = performance.now() + maxWaitMs;
  for (;;) {
    try {
      const wish = { method: "POST", body, token: env.tokens.agent, idempotencyKey } as const;
      await (await env.call("/step", wish)).json();
      return;
    } catch (error) {
      const isFinal = error instanceof ProblemError && error.problem.status < 500;
      if (isFinal || performance.now() > until) throw error;
      await sleep(50);
    }
  }
}

async function faultsOf(env: Env, sent: readonly Action[]): Promise<string[]> {
  const lines = await env.trajectory();
  // The first step opened the app.
  const done = lines.map(({ action }) => action).slice(1);
  const at = sent.findIndex((action, i) => JSON.stringify(action) !== JSON.stringify(done[i]));
  if (at >= 0) return [`${env.id}: step ${at + 2} of ${done.length + 1} differs from the action that was sent`];
  return done.length === sent.length ? [] : [`${env.id}: ${done.length} steps done, ${sent.length} sent`];
}
