// The starting points of learning. The reference solution of an instance is converted to actions of the policy and
// played once. Each step of it is a start, from which phones are forked: one act before the end, two acts, three acts …
// The policy's memory at this step is computed from the screens and actions, as if the policy had executed the actions
// itself.
import type { Action } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import type { Instance } from "#judge/instance.ts";
import type { Difficulty } from "#learn/curriculum.ts";
import type { EpisodeStart } from "#learn/episode.ts";
import { parseInstruction } from "#learn/instruction.ts";
import { emptyMemory, updateMemory } from "#learn/episode-memory.ts";
import { getTask } from "#tasks/catalog.ts";
import type { Client, Env } from "../../../../clients/typescript/src/client.ts";
import { playReferenceSolution } from "../../oracle/episode.ts";
import { maxIdleSeconds } from "../../run/episode.ts";
import { collectTexts, noEncounters } from "../../synthesis/named-texts.ts";
import { createVariant } from "../../synthesis/unsolvable.ts";
import { elementsOnly, smallPhone } from "./lazy-phone.ts";

export interface Start extends Difficulty {
  /** False if the instruction names something that does not exist. No ending of such a start is a success. */
  readonly solvable: boolean;
  /** The name of the forked phone. Starts on equal phones have the same name, even if their instructions differ. */
  readonly phone: string;
  /** The environment in which the solution was played. */
  readonly env: Env;
  readonly step: number;
  readonly from: EpisodeStart;
  /** The number of steps that remain in the budget. */
  readonly budget: number;
}

export interface Starts {
  /** The starts in the order of the acts. */
  readonly solvable: readonly Start[];
  /**
   * The same phones with an instruction that names something that does not exist. Empty if the instance's instruction
   * names nothing that can be searched.
   */
  readonly unsolvable: readonly Start[];
}

/** Returns the starts of an instance, solvable and unsolvable. Throws if the solution does not succeed. */
export async function startsOf(client: Client, instance: Instance): Promise<Starts> {
  const solution: Action[] = [];
  const { env: first, verdict } = await playReferenceSolution(client, getTask(instance.id), instance, {
    create: smallPhone,
    pictures: false,
    afterStep: async (_env, _step, action) => void solution.push(action),
  });
  await first.remove();
  if (!verdict.success) throw new Error(`${instance.id}, seed ${instance.seed}: its solution does not succeed`);
  const { id: task, seed, lang: locale } = instance;
  // The environment stays open, because forks are created throughout learning.
  const env = await client.create({
    task,
    seed,
    locale,
    ...smallPhone,
    observation: elementsOnly,
    idle_seconds: maxIdleSeconds,
  });
  const acts = solution.flatMap(toPolicyActions);
  const shown: (readonly Element[])[] = [env.created?.observation.elements ?? []];
  const encountered = noEncounters();
  for (const [step, action] of acts.entries()) {
    collectTexts(encountered, shown[step]!, null);
    collectTexts(encountered, shown[step]!, action);
    const { observation } = await env.step(action, elementsOnly);
    shown.push(observation.elements ?? []);
  }
  collectTexts(encountered, shown.at(-1)!, null);
  if (!(await env.judge()).success)
    throw new Error(`${task}, seed ${seed}: its solution, played with other acts, does not succeed`);
  const startsUnder = (text: string, solvable: boolean): Start[] => {
    let memory = emptyMemory(parseInstruction(text));
    return acts.map((action, step) => {
      const phone = `${task} ${seed} after ${step}`;
      const from = { elements: shown[step]!, memory };
      memory = updateMemory(memory, action, shown[step]!, shown[step + 1]!);
      return {
        id: solvable ? phone : `${phone}, twin`,
        steps: acts.length - step,
        solvable,
        phone,
        env,
        step,
        from,
        budget: instance.budget - step,
      };
    });
  };
  const instruction = env.created?.task?.instruction ?? instance.instruction;
  const data = JSON.stringify((await env.state()).state);
  const twin = createVariant({ instruction, locale, encountered, data, chance: `${task} ${seed}` });
  return { solvable: startsUnder(instruction, true), unsolvable: twin ? startsUnder(twin.instruction, false) : [] };
}

/** The policy has to touch a field before it can type into the field. */
const toPolicyActions = (action: Action): Action[] =>
  action.type === "TYPE" && action.point
    ? [
        { type: "CLICK", point: action.point },
        { type: "TYPE", value: action.value, clear: true },
      ]
    : [action];
