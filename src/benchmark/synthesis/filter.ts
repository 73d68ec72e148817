// The filter over many tasks: a dialogue each, on the real phone or in words, and beside them twins that cannot be done.
import type { Client, Env } from "../../../clients/typescript/src/client.ts";
import type { Element, Lang } from "../../contract/env.ts";
import type { FilterOutcome } from "../../learn/filter.ts";
import type { Settings } from "../agent/adapter.ts";
import type { Agent, Brief } from "../run/agent.ts";
import { during, Stopped } from "../run/fault.ts";
import type { Model } from "../run/model.ts";
import { filterDialogue, type Dialogue, type DialogueTurn } from "./filter-dialogue.ts";
import { nothingMet, noting } from "./named-texts.ts";
import { shadowed } from "./shadow.ts";
import { twinOf, type Twin } from "./twins.ts";
import { exactWorld, worldModel, type WordWorld } from "./world-model.ts";

/** A task as the server knows it. */
export interface Subject {
  readonly task: string;
  readonly seed: number;
  readonly locale: Lang;
}
/** A dialogue, as a line of `filter.jsonl`. */
export interface FilterLine extends Subject {
  readonly instruction: string;
  /** What is asked for that is not there; null for the task itself. */
  readonly twin: { readonly named: string; readonly asked: string } | null;
  readonly agent: string;
  readonly world: string;
  readonly blind: boolean;
  /** T_max. */
  readonly most: number;
  readonly solvable: boolean;
  readonly outcome: FilterOutcome;
  readonly admitted: boolean;
  readonly steps: number;
  readonly says: string;
  /** Whether the judge finds the phone done; null for twins, and where nothing was played on one. */
  readonly held: boolean | null;
  /** How much of each list of a world model is so on the real phone; null where it was not compared. */
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
      /** Whether the same actions are done on a real phone, to compare. */
      readonly compared: boolean;
    };
export interface FilterOptions {
  readonly client: Client;
  readonly agent: Agent;
  readonly world: FilterWorld;
  readonly subjects: readonly Subject[];
  /** T_max; null for each task's budget. */
  readonly most: number | null;
  /** Plays the reference solutions, to learn of what a twin can be made; null for no twins. */
  readonly solver: Agent | null;
  readonly parallel: number;
  readonly signal: AbortSignal;
  /** Told of each dialogue in the order of the subjects, as soon as those before it are over. */
  readonly told: (line: FilterLine) => void;
}

/** A subject's dialogue, and where twins are wished for and can be made, its twin's. Throws Stopped. */
export async function filterTasks(options: FilterOptions): Promise<FilterLine[]> {
  const titles = await appTitles(options.client);
  const waiting = [...options.subjects.entries()];
  const done: FilterLine[][] = [];
  let told = 0;
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (options.signal.aborted) throw new Stopped();
      const [place, subject] = next;
      done[place] = await talkedThrough(options, subject, titles);
      for (; done[told]; told++) for (const line of done[told]!) options.told(line);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, options.parallel) }, worker));
  return done.flat();
}

async function appTitles(client: Client): Promise<Record<Lang, string[]>> {
  const shown = (await client.apps()).filter(({ hidden }) => !hidden);
  return { en: shown.map(({ title }) => title.en), "zh-CN": shown.map(({ title }) => title.zh) };
}

async function talkedThrough(
  options: FilterOptions,
  subject: Subject,
  titles: Record<Lang, string[]>,
): Promise<FilterLine[]> {
  const { client, agent, world, solver } = options;
  const root = await during("setup", () =>
    client.create({ ...subject, elements: true, observation: { screenshot: "none", elements: true } }),
  );
  try {
    const { task, observation } = root.created!;
    if (!task) throw new Error("The server made a phone without a task");
    const setting: Setting = {
      options,
      subject,
      root,
      apps: titles[subject.locale],
      most: options.most ?? task.budget,
      first: observation.elements ?? [],
      clock: observation.clock ?? "",
    };
    const lines = [await line(setting, agent, world, task.instruction, null)];
    const twin = solver && (await twinFor(setting, solver, task.instruction));
    if (twin) lines.push(await line(setting, agent, world, twin.instruction, twin));
    return lines;
  } finally {
    await root.remove().catch(() => {});
  }
}

interface Setting {
  readonly options: FilterOptions;
  readonly subject: Subject;
  readonly root: Env;
  readonly apps: readonly string[];
  readonly most: number;
  readonly first: readonly Element[];
  readonly clock: string;
}

async function line(
  setting: Setting,
  agent: Agent,
  world: FilterWorld,
  instruction: string,
  twin: Twin | null,
): Promise<FilterLine> {
  const { subject, most } = setting;
  const said = await dialogue(setting, agent, world, instruction);
  return {
    ...subject,
    instruction,
    twin: twin && { named: twin.named, asked: twin.asked },
    agent: agent.profile.name,
    world: world.kind === "exact" ? "exact" : world.name,
    blind: world.kind === "model" && world.blind,
    most,
    solvable: twin === null,
    outcome: said.outcome,
    admitted: said.admitted,
    steps: said.steps,
    says: said.says,
    held: twin === null ? said.held : null,
    agreement: said.agreement,
    turns: said.turns,
  };
}

interface Compared extends Dialogue {
  readonly held: boolean | null;
  readonly agreement: readonly number[] | null;
}

/** On a fork of the phone where the world is exact or compared with it, else without one. */
async function dialogue(setting: Setting, agent: Agent, world: FilterWorld, instruction: string): Promise<Compared> {
  const { options, subject, root, apps, most, first, clock } = setting;
  const { signal } = options;
  const { locale } = subject;
  const talk = async (place: WordWorld, inside: Brief["inside"]): Promise<Dialogue> => {
    const chance = `${subject.task} ${subject.seed}`;
    const session = await agent.start({ instruction, budget: most, locale, apps, chance, inside });
    return filterDialogue({ session, world: place, first, clock, most, signal });
  };
  const inWords = (): WordWorld | null => {
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
  const [fork] = await during("setup", () => root.fork());
  const phone = fork!;
  try {
    const shadow = words && shadowed(words, exactWorld(phone));
    const inside = shadow ? null : { env: phone, task: subject.task, seed: subject.seed, staging: null };
    const said = await talk(shadow?.world ?? exactWorld(phone), inside);
    const { success } = await during("judge", () => phone.judge());
    return { ...said, held: success, agreement: shadow?.agreement ?? null };
  } finally {
    await phone.remove().catch(() => {});
  }
}

/** Null also where the solution does not hold: of what a broken task names nothing is known. */
async function twinFor(setting: Setting, solver: Agent, instruction: string): Promise<Twin | null> {
  const { subject, root } = setting;
  const met = nothingMet();
  const walk = await dialogue({ ...setting, most: 200 }, noting(solver, met), { kind: "exact" }, instruction);
  if (!walk.held) return null;
  const data = JSON.stringify((await root.state()).state);
  return twinOf({ instruction, locale: subject.locale, met, data, chance: `${subject.task} ${subject.seed}` });
}
