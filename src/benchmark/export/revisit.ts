// Replays an episode on a server: what the screen showed after any step, and what other actions would have done. The
// result is exact, because a screen is a function of the state and a fork is an identical phone.
import type { Client, Env } from "../../../clients/typescript/src/client.ts";
import type { Action } from "#contract/action.ts";
import type { Element, SnapshotFile } from "#contract/env.ts";

export interface ReplayedEpisode {
  picture(step: number): Promise<Uint8Array>;
  /** The elements with the effects of touches. */
  elements(step: number): Promise<readonly Element[]>;
  /** A phone in the state after a step, to continue from. */
  branch(step: number): Promise<Branch>;
  close(): Promise<void>;
}
export interface Branch {
  do(action: Action): Promise<void>;
  picture(): Promise<Uint8Array>;
  /** The clock after the last action, ISO 8601; null before the first action. */
  readonly clock: string | null;
  elements(): Promise<readonly Element[]>;
  /** A second phone in the same state. */
  copy(): Promise<Branch>;
  close(): Promise<void>;
}

export async function replayEpisode(client: Client, file: SnapshotFile): Promise<ReplayedEpisode> {
  const { snapshot } = await client.upload(file);
  const env = await client.create({ snapshot });
  return {
    picture: (step) => env.screenshot({ step }),
    elements: async (step) => {
      const branch = await createBranch(env, step);
      try {
        return await branch.elements();
      } finally {
        await branch.close();
      }
    },
    branch: (step) => createBranch(env, step),
    close: () => removeEnv(env),
  };
}

async function createBranch(parent: Env, step?: number): Promise<Branch> {
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
    copy: () => createBranch(env!),
    close: () => removeEnv(env!),
  };
}

/** A phone that cannot be removed now will be suspended when it is idle. */
const removeEnv = (env: Env): Promise<void> => env.remove().catch(() => {});
