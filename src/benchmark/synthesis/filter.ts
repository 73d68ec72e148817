// Filters tasks by dialogues. Plays a dialogue for each task, and also for an unsolvable variant of the task. A
// dialogue is played on a simulated phone or in text.
import pMap from "p-map";
import type { Client, Env } from "../../../clients/typescript/src/client.ts";
import type { Element } from "#contract/element.ts";
import type { Lang } from "#contract/env.ts";
import type { FilterOutcome } from "#learn/filter.ts";
import type { Settings } from "../agent/adapter.ts";
import type { Agent, EpisodeBrief } from "../run/agent.ts";
import { withFaultKind, StoppedError } from "../run/fault.ts";
import type { Model } from "../run/model.ts";
import { playDialogue, type Dialogue, type DialogueTurn } from "./filter-dialogue.ts";
import { noEncounters, collectingAgent } from "./named-texts.ts";
import { compareWithPhone } from "./world-agreement.ts";
import { createVariant, type UnsolvableVariant } from "./unsolvable.ts";
import { exactWorld, worldModel, type TextWorld } from "./world-model.ts";

/** An instance of a task. `task` is the id of the task on the server. */
export interface Subject {
  readonly task: string;
  readonly seed: number;
  readonly locale: Lang;
}
/** A dialogue, as a line of `filter.jsonl`. */
export interface FilterLine extends Subject {
  readonly instruction: string;
  /**
   * In a line of an unsolvable variant: the text that the task names, and the text that replaces it and does not exist
   * on the phone. Null in a line of the task itself.
   */
  readonly twin: { readonly named: string; readonly asked: string } | null;
  readonly agent: string;
  readonly world: string;
  readonly blind: boolean;
  /** The maximum number of steps (T_max). */
  readonly most: number;
  readonly solvable: boolean;
  readonly outcome: FilterOutcome;
  readonly admitted: boolean;
  readonly steps: number;
  readonly says: string;
  /**
   * Whether the task was done on the phone, as the judge decided. Null for unsolvable variants, and if no phone was
   * used.
   */
  readonly held: boolean | null;
  /** For each list of a world model, the share that agrees with the simulated phone. Null if they were not compared. */
  readonly agreement: readonly number[] | null;
  readonly turns: readonly DialogueTurn[];
}
export type FilterWorld =
  | { readonly kind: "exact" }
  | {
      readonly kind: "model";
      readonly name: string;
      readonly model: Model;
      readonly settings: Settings;
      readonly blind: boolean;
      readonly again: number;
      /** Whether the same actions are also executed on a simulated phone, for comparison. */
      readonly compared: boolean;
    };
export interface FilterOptions {
  readonly client: Client;
  readonly agent: Agent;
  readonly world: FilterWorld;
  readonly subjects: readonly Subject[];
  /** The maximum number of steps (T_max). If null, the budget of each task is used. */
  readonly maxSteps: number | null;
  /**
   * Plays the reference solutions, to find a text that an unsolvable variant can replace. If null, no variants are
   * created.
   */
  readonly solver: Agent | null;
  readonly parallel: number;
  readonly signal: AbortSignal;
  /**
   * Called for each dialogue in the order of the subjects, once this dialogue and all earlier dialogues are finished.
   */
  readonly onDialogue: (line: FilterLine) => void;
}

/**
 * Plays the dialogue of each subject. If requested and possible, also plays the dialogue of the subject's unsolvable
 * variant. Throws StoppedError.
 */
export async function filterTasks(options: FilterOptions): Promise<FilterLine[]> {
  const titles = await appTitles(options.client);
  const lines: FilterLine[][] = [];
  let told = 0;
  await pMap(
    options.subjects,
    async (subject, place) => {
      if (options.signal.aborted) throw new StoppedError();
      lines[place] = await filterSubject(options, subject, titles);
      for (; lines[told]; told++) for (const line of lines[told]!) options.onDialogue(line);
    },
    { concurrency: Math.max(1, options.parallel) },
  );
  return lines.flat();
}

async function appTitles(client: Client): Promise<Record<Lang, string[]>> {
  const shown = (await client.apps()).filter(({ hidden }) => !hidden);
  return { en: shown.map(({ title }) => title.en), "zh-CN": shown.map(({ title }) => title.zh) };
}

async function filterSubject(
  options: FilterOptions,
  subject: Subject,
  titles: Record<Lang, string[]>,
): Promise<FilterLine[]> {
  const { client, agent, world, solver } = options;
  const root = await withFaultKind("setup", () =>
    client.create({ ...subject, elements: true, observation: { screenshot: "none", elements: true } }),
  );
  try {
    const { task, observation } = root.created!;
    if (!task) throw new Error("The server created a phone without a task");
    const setting: DialogueSetup = {
      options,
      subject,
      root,
      apps: titles[subject.locale],
      maxSteps: options.maxSteps ?? task.budget,
      first: observation.elements ?? [],
      clock: observation.clock ?? "",
    };
    const lines = [await playLine(setting, agent, world, task.instruction, null)];
    const twin = solver && (await createVariantFor(setting, solver, task.instruction));
    if (twin) lines.push(await playLine(setting, agent, world, twin.instruction, twin));
    return lines;
  } finally {
    await root.remove().catch(() => {});
  }
}

interface DialogueSetup {
  readonly options: FilterOptions;
  readonly subject: Subject;
  readonly root: Env;
  readonly apps: readonly string[];
  readonly maxSteps: number;
  readonly first: readonly Element[];
  readonly clock: string;
}

async function playLine(
  setting: DialogueSetup,
  agent: Agent,
  world: FilterWorld,
  instruction: string,
  twin: UnsolvableVariant | null,
): Promise<FilterLine> {
  const { subject, maxSteps } = setting;
  const compared = await runDialogue(setting, agent, world, instruction);
  return {
    ...subject,
    instruction,
    twin: twin && { named: twin.originalText, asked: twin.replacement },
    agent: agent.profile.name,
    world: world.kind === "exact" ? "exact" : world.name,
    blind: world.kind === "model" && world.blind,
    most: maxSteps,
    solvable: twin === null,
    outcome: compared.outcome,
    admitted: compared.admitted,
    steps: compared.steps,
    says: compared.says,
    held: twin === null ? compared.held : null,
    agreement: compared.agreement,
    turns: compared.turns,
  };
}

interface ComparedDialogue extends Dialogue {
  readonly held: boolean | null;
  readonly agreement: readonly number[] | null;
}

/** Plays a dialogue. Needs a fork of the phone only if the world is exact or is compared with the phone. */
async function runDialogue(
  setting: DialogueSetup,
  agent: Agent,
  world: FilterWorld,
  instruction: string,
): Promise<ComparedDialogue> {
  const { options, subject, root, apps, maxSteps, first, clock } = setting;
  const { signal } = options;
  const { locale } = subject;
  const talk = async (place: TextWorld, inside: EpisodeBrief["inside"]): Promise<Dialogue> => {
    const chance = `${subject.task} ${subject.seed}`;
    const session = await agent.start({ instruction, budget: maxSteps, locale, apps, chance, inside });
    return playDialogue({ session, world: place, first, clock, maxSteps, signal });
  };
  const inWords = (): TextWorld | null => {
    if (world.kind === "exact") return null;
    const { model, settings, again, blind } = world;
    return worldModel({
      first,
      clock,
      locale,
      apps,
      model,
      settings,
      again,
      instruction: blind ? null : instruction,
    });
  };
  const words = inWords();
  if (words && world.kind === "model" && !world.compared)
    return { ...(await talk(words, null)), held: null, agreement: null };
  const [fork] = await withFaultKind("setup", () => root.fork());
  const phone = fork!;
  try {
    const shadow = words && compareWithPhone(words, exactWorld(phone));
    const inside = shadow ? null : { env: phone, task: subject.task, seed: subject.seed, staging: null };
    const dialogue = await talk(shadow?.world ?? exactWorld(phone), inside);
    const { success } = await withFaultKind("judge", () => phone.judge());
    return { ...dialogue, held: success, agreement: shadow?.agreement ?? null };
  } finally {
    await phone.remove().catch(() => {});
  }
}

/** Also returns null if the solution fails, because the names in a broken task may not exist. */
async function createVariantFor(
  setting: DialogueSetup,
  solver: Agent,
  instruction: string,
): Promise<UnsolvableVariant | null> {
  const { subject, root } = setting;
  const encountered = noEncounters();
  const walk = await runDialogue(
    { ...setting, maxSteps: 200 },
    collectingAgent(solver, encountered),
    { kind: "exact" },
    instruction,
  );
  if (!walk.held) return null;
  const data = JSON.stringify((await root.state()).state);
  return createVariant({
    instruction,
    locale: subject.locale,
    encountered,
    data,
    chance: `${subject.task} ${subject.seed}`,
  });
}
