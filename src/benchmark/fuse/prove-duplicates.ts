// Plays one instance in three ways, which reach the same screens at different times and on different paths. They are
// the solution, the solution with pauses, and the solution with random wrong touches.
import type { Instance } from "#judge/instance.ts";
import type { Client, Env } from "../../../clients/typescript/src/client.ts";
import { playReferenceSolution } from "../oracle/episode.ts";
import { getTask } from "#tasks/catalog.ts";
import { recordTrace, fetchStartState } from "./build.ts";
import { solutionAgent, intendedMoves, stumblingAgent } from "./scripted-agents.ts";
import { momentsIn, proveDuplicate, duplicatesAmong, type Moment, type DuplicateProof } from "./fingerprint-check.ts";
import { FrameCache } from "./trace.ts";

const stumblingRuns = 2;

/**
 * Compares states that have the same fingerprint. Each state is compared with the first state that had its fingerprint.
 */
export async function proveDuplicates(client: Client, instance: Instance, most: number): Promise<DuplicateProof[]> {
  const envs: Env[] = [];
  try {
    const moments: Moment[] = [];
    const first = await playReferenceSolution(client, getTask(instance.id), instance, { pictures: false });
    envs.push(first.env);
    const start = await fetchStartState(first.env);
    const played = await recordTrace(
      first.env,
      new FrameCache(),
      start,
      { id: "solution", agent: "oracle" },
      first.verdict,
    );
    moments.push(...(await momentsIn(first.env, start)));
    const pausing = await playReferenceSolution(client, getTask(instance.id), instance, {
      pictures: false,
      afterStep: async (env, { step, terminated, truncated }) => {
        // A pause is also a step. Pauses are added as long as the budget allows.
        if (!terminated && !truncated && step + first.steps.length < instance.budget)
          await env.step({ type: "NOOP" }, { screenshot: "none" }, "operator");
      },
    });
    envs.push(pausing.env);
    moments.push(...(await momentsIn(pausing.env, start)));
    for (let i = 0; i < stumblingRuns; i++) {
      const env = await client.create({
        task: instance.id,
        seed: instance.seed,
        locale: instance.lang,
        observation: { screenshot: "none" },
      });
      envs.push(env);
      const follower = stumblingAgent(solutionAgent(intendedMoves(played)), `${instance.id} twins ${i}`, 0.4);
      for (let turn = 0; ; turn++) {
        const action = follower(await env.elements(), turn);
        const { terminated, truncated } = await env.step(action, { screenshot: "none" }, "operator");
        if (terminated || truncated) break;
      }
      moments.push(...(await momentsIn(env, start)));
    }
    const proofs: DuplicateProof[] = [];
    for (const twins of duplicatesAmong(start, moments).slice(0, most)) proofs.push(await proveDuplicate(start, twins));
    return proofs;
  } finally {
    for (const env of envs) await env.remove().catch(() => {});
  }
}
