// Episodes of one instance that meet the same screens at other times and by other ways: the solution, the solution with
// pauses, and one that stumbles.
import type { Instance } from "../../judge/instance.ts";
import type { Client, Env } from "../../../clients/typescript/src/client.ts";
import { playEpisode } from "../oracle/episode.ts";
import { taskOf } from "../../../tasks/book.ts";
import { recorded, startOf } from "./build.ts";
import { guide, meantIn, stumbling } from "./followers.ts";
import { momentsIn, proved, twinsAmong, type Moment, type TwinProof } from "./pairs.ts";
import { Sights } from "./record.ts";

const stumblers = 2;

/** Every state that has met its fingerprint before, held against the first one that had it. */
export async function twinProofs(client: Client, instance: Instance, most: number): Promise<TwinProof[]> {
  const envs: Env[] = [];
  try {
    const moments: Moment[] = [];
    const first = await playEpisode(client, taskOf(instance.id), instance, { pictures: false });
    envs.push(first.env);
    const start = await startOf(first.env);
    const played = await recorded(first.env, new Sights(), start, { id: "solution", agent: "oracle" }, first.verdict);
    moments.push(...(await momentsIn(first.env, start)));
    const pausing = await playEpisode(client, taskOf(instance.id), instance, {
      pictures: false,
      afterStep: async (env, { step, terminated, truncated }) => {
        // A pause is a step, too: as many as the budget has room for.
        if (!terminated && !truncated && step + first.steps.length < instance.budget)
          await env.step({ type: "NOOP" }, { screenshot: "none" }, "operator");
      },
    });
    envs.push(pausing.env);
    moments.push(...(await momentsIn(pausing.env, start)));
    for (let i = 0; i < stumblers; i++) {
      const env = await client.create({
        task: instance.id,
        seed: instance.seed,
        locale: instance.lang,
        observation: { screenshot: "none" },
      });
      envs.push(env);
      const follower = stumbling(guide(meantIn(played)), `${instance.id} twins ${i}`, 0.4);
      for (let turn = 0; ; turn++) {
        const action = follower(await env.elements(), turn);
        const { terminated, truncated } = await env.step(action, { screenshot: "none" }, "operator");
        if (terminated || truncated) break;
      }
      moments.push(...(await momentsIn(env, start)));
    }
    const proofs: TwinProof[] = [];
    for (const twins of twinsAmong(start, moments).slice(0, most)) proofs.push(await proved(start, twins));
    return proofs;
  } finally {
    for (const env of envs) await env.remove().catch(() => {});
  }
}
