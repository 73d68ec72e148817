// Where learning begins: an instance's reference solution is played once, said in the policy's own acts; each of its steps is a
// place from which phones are forked, with one act left, two, three … What the policy would remember there is worked out from
// what was shown and done, as if it had done it.
import type { Action } from "../../../contract/action.ts";
import type { Element } from "../../../contract/env.ts";
import type { Instance } from "../../../judge/instance.ts";
import type { Difficulty } from "../../../learn/curriculum.ts";
import type { Beginning } from "../../../learn/episode.ts";
import { instructionOf } from "../../../learn/instruction.ts";
import { blank, recall } from "../../../learn/recollection.ts";
import { taskOf } from "../../../../tasks/book.ts";
import type { Client, Env } from "../../../../clients/typescript/src/client.ts";
import { playEpisode } from "../../oracle/episode.ts";
import { longestIdle } from "../../run/episode.ts";
import { meet, nothingMet } from "../../synthesis/named-texts.ts";
import { twinOf } from "../../synthesis/twins.ts";
import { look, small } from "./phone.ts";

export interface Start extends Difficulty {
  /** False for a start of the twin: what its instruction names is not there, so no end of it is a success. */
  readonly solvable: boolean;
  /** Names the phone that is forked: starts that begin with equal phones have the same, whatever they are told. */
  readonly phone: string;
  /** Of the solution's episode. */
  readonly env: Env;
  readonly step: number;
  readonly from: Beginning;
  /** Steps that the budget leaves from here. */
  readonly budget: number;
}

export interface Starts {
  /** The first act's first. */
  readonly own: readonly Start[];
  /** The same phones under an instruction that names what is not there; none where the instance names nothing to be found. */
  readonly twin: readonly Start[];
}

/** The starts of an instance and of its twin. Throws where the solution does not succeed. */
export async function startsOf(client: Client, instance: Instance): Promise<Starts> {
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
  const acts = solution.flatMap(inOwnActs);
  const shown: (readonly Element[])[] = [env.created?.observation.elements ?? []];
  const met = nothingMet();
  for (const [step, action] of acts.entries()) {
    meet(met, shown[step]!, null);
    meet(met, shown[step]!, action);
    const { observation } = await env.step(action, look);
    shown.push(observation.elements ?? []);
  }
  meet(met, shown.at(-1)!, null);
  if (!(await env.judge()).success)
    throw new Error(`${task}, seed ${seed}: its solution in other acts does not succeed`);
  const startsUnder = (text: string, solvable: boolean): Start[] => {
    let memory = blank(instructionOf(text));
    return acts.map((action, step) => {
      const phone = `${task} ${seed} after ${step}`;
      const from = { elements: shown[step]!, memory };
      memory = recall(memory, action, shown[step]!, shown[step + 1]!);
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
  const twin = twinOf({ instruction, locale, met, data, chance: `${task} ${seed}` });
  return { own: startsUnder(instruction, true), twin: twin ? startsUnder(twin.instruction, false) : [] };
}

/** The policy has no act that types into a field which it did not touch before. */
const inOwnActs = (action: Action): Action[] =>
  action.type === "TYPE" && action.point
    ? [
        { type: "CLICK", point: action.point },
        { type: "TYPE", value: action.value, clear: true },
      ]
    : [action];
