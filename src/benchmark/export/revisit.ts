// Replays an episode on a server. Shows the screen after any step, and the effects that other actions would have had.
// The result is exact, because the screen depends only on the state, and a fork is an identical phone.
import type { Client, Env } from "../../../clients/typescript/src/client.ts";
import type { Action } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import type { SnapshotFile } from "#contract/env.ts";

export interface ReplayedEpisode {
  picture(step: number): Promise<Uint8Array>;
  /** Returns the elements after a step, with the effects of touches. */
  elements(step: number): Promise<readonly Element[]>;
  /** Returns a phone in the state after a step. Other actions can be executed on this phone. */
  branch(step: number): Promise<Branch>;
  close(): Promise<void>;
}
export interface Branch {
  do(action: Action): Promise<void>;
  picture(): Promise<Uint8Array>;
  /** The phone's time after the last action, as ISO 8601, or null before the first action. */
  readonly clock: string | null;
  elements(): Promise<readonly Element[]>;
  /** Returns a second phone in the same state. */
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

/** If a phone cannot be removed now, the server suspends the phone once it is idle. */
const removeEnv = (env: Env): Promise<void> => env.remove().catch(() => {});
