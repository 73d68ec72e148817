// An episode on a server once more: what was on the glass after any of its steps, and what would have been had another way
// been taken. Nothing is guessed: a screen is a function of the state, and a fork is the same phone.
import type { Client, Env } from "../../../clients/typescript/src/client.ts";
import type { Action } from "../../contract/action.ts";
import type { Element, SnapshotFile } from "../../contract/env.ts";

export interface Revisit {
  picture(step: number): Promise<Uint8Array>;
  /** With what a touch would do. */
  elements(step: number): Promise<readonly Element[]>;
  /** The phone as it was after a step, to go on from. */
  branch(step: number): Promise<Branch>;
  close(): Promise<void>;
}
export interface Branch {
  do(action: Action): Promise<void>;
  picture(): Promise<Uint8Array>;
  /** ISO 8601 after the last action; null where nothing was done yet. */
  readonly clock: string | null;
  elements(): Promise<readonly Element[]>;
  /** Another that goes on from here. */
  copy(): Promise<Branch>;
  close(): Promise<void>;
}

export async function revisitOf(client: Client, file: SnapshotFile): Promise<Revisit> {
  const { snapshot } = await client.upload(file);
  const env = await client.create({ snapshot });
  return {
    picture: (step) => env.screenshot({ step }),
    elements: async (step) => {
      const branch = await branchOf(env, step);
      try {
        return await branch.elements();
      } finally {
        await branch.close();
      }
    },
    branch: (step) => branchOf(env, step),
    close: () => removed(env),
  };
}

async function branchOf(parent: Env, step?: number): Promise<Branch> {
  const [env] = await parent.fork({ count: 1, ...(step === undefined ? {} : { step }) });
  let clock: string | null = null;
  return {
    do: async (action) => {
      clock = (await env!.step(action, { screenshot: "none" })).observation.clock ?? null;
    },
    picture: () => env!.screenshot(),
    get clock() {
      return clock;
    },
    elements: () => env!.elements({ acts: true }),
    copy: () => branchOf(env!),
    close: () => removed(env!),
  };
}

/** A phone that cannot be removed now is suspended when it is idle. */
const removed = (env: Env): Promise<void> => env.remove().catch(() => {});
