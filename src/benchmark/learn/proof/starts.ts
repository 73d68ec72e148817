// Where learning begins: an instance's reference solution is played once, said in the policy's own acts; each of its steps is a
// place from which phones are forked, with one act left, two, three … What the policy would remember there is worked out from
// what was shown and done, as if it had done it.
import type { Action } from "../../../contract/action.ts";
import type { Instance } from "../../../judge/instance.ts";
import type { Difficulty } from "../../../learn/curriculum.ts";
import type { Beginning } from "../../../learn/episode.ts";
import { instructionOf } from "../../../learn/instruction.ts";
import { blank, recall } from "../../../learn/recollection.ts";
import { taskOf } from "../../../../tasks/book.ts";
import type { Client, Env } from "../../../../clients/typescript/src/client.ts";
import { playEpisode } from "../../oracle/episode.ts";
import { longestIdle } from "../../run/episode.ts";
import { look, small } from "./phone.ts";

export interface Start extends Difficulty {
  /** Of the solution's episode. */
  readonly env: Env;
  readonly step: number;
  readonly from: Beginning;
  /** Steps that the budget leaves from here. */
  readonly budget: number;
}

/** The starts of an instance, the first act's first. Throws where the solution does not succeed. */
export async function startsOf(client: Client, instance: Instance): Promise<Start[]> {
  const solution: Action[] = [];
  const { env: first, verdict } = await playEpisode(client, taskOf(instance.id), instance, {
    create: small,
    pictures: false,
    afterStep: async (_env, _step, action) => void solution.push(action),
  });
  await first.remove();
  if (!verdict.success) throw new Error(`${instance.id}, seed ${instance.seed}: its solution does not succeed`);
  const { id: task, seed, lang: locale } = instance;
  // Forks are asked for as long as there is learning.
  const env = await client.create({ task, seed, locale, ...small, observation: look, idle_seconds: longestIdle });
  let elements = env.created?.observation.elements ?? [];
  let memory = blank(instructionOf(env.created?.task?.instruction ?? instance.instruction));
  const starts: Start[] = [];
  const acts = solution.flatMap(inOwnActs);
  for (const [step, action] of acts.entries()) {
    const id = `${task} ${seed} after ${step}`;
    starts.push({
      id,
      steps: acts.length - step,
      env,
      step,
      from: { elements, memory },
      budget: instance.budget - step,
    });
    const { observation } = await env.step(action, look);
    const shown = observation.elements ?? [];
    memory = recall(memory, action, elements, shown);
    elements = shown;
  }
  if (!(await env.judge()).success)
    throw new Error(`${task}, seed ${seed}: its solution in other acts does not succeed`);
  return starts;
}

/** The policy has no act that types into a field which it did not touch before. */
const inOwnActs = (action: Action): Action[] =>
  action.type === "TYPE" && action.point
    ? [
        { type: "CLICK", point: action.point },
        { type: "TYPE", value: action.value, clear: true },
      ]
    : [action];
