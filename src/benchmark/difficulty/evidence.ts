/**
 * Evidence for the difficulty of a task: what its reference solution does and reads on the phone's real page. The
 * instance is always the one of seed 1 in English, so that tasks can be compared.
 */
import type { Client, Env } from "../../../clients/typescript/src/client.ts";
import { phone } from "#apps/phone.ts";
import { mistakes, type Evidence, type Mistake } from "#contract/task-evidence.ts";
import type { AnyTask } from "#judge/define.ts";
import type { Driver } from "#judge/driver.ts";
import { defaultBoot, type Instance } from "#judge/instance.ts";
import { findSideEffects } from "#judge/judge.ts";
import type { PhoneState } from "#os/state.ts";
import { isObject } from "#state/json.ts";
import type { World } from "#world/read.ts";
import { draw, getTask, prepare } from "#tasks/catalog.ts";
import { playReferenceSolution } from "../oracle/episode.ts";

export const evidenceSeed = 1;

export interface Measured {
  readonly evidence: Evidence;
  /** The display after the last action, as a WebP picture. */
  readonly picture: Uint8Array;
}

const uncounted: ReadonlySet<string> = new Set(
  phone.apps.filter(({ part }) => part === "home" || part === "sheet").map(({ id }) => id),
);
const pictureWidth = 180;

/** Plays the reference solution of a task. Throws if the solution gets stuck or is no success. */
export async function measureTask(client: Client, world: World, id: string): Promise<Measured> {
  const instance = await draw(id, evidenceSeed, "en", world);
  const task = getTask(id);
  const facts = new Set<string>();
  const screens = new Set<string>();
  const texts = new Set<string>();
  let last: PhoneState | null = null;
  const look = async (env: Env): Promise<void> => {
    last = (await env.state()).state as unknown as PhoneState;
    const { app, screen } = phone.frontOf(last);
    if (!uncounted.has(app)) screens.add(`${app}.${screen}`);
    for (const { name, value } of await env.elements()) for (const text of [name, value ?? ""]) texts.add(text);
  };
  const played = await playReferenceSolution(client, countFacts(task, facts), instance, {
    pictures: false,
    // COMPLETE leaves the display as it is.
    afterStep: async (env, _, { type }) => (type === "COMPLETE" ? undefined : look(env)),
  });
  const picture = await played.env.screenshot({ format: "webp", quality: 60, width: pictureWidth });
  await played.env.remove();
  if (!played.verdict.success) throw new Error(`${id}: the reference solution is no success`);
  return {
    evidence: {
      revision: task.revision,
      steps: played.steps.length - 1,
      screens: screens.size,
      words: [...texts].reduce((sum, text) => sum + countWords(text), 0),
      facts: facts.size,
      mistake: mistakeOf(task, instance, last),
    },
    picture,
  };
}

/** Returns the task with a solution that adds the texts that it reads, hears or derives to `facts`. */
function countFacts(task: AnyTask, facts: Set<string>): AnyTask {
  const add = (texts: readonly (string | number)[]): void => texts.forEach((text) => facts.add(String(text)));
  return {
    ...task,
    oracle: async (o: Driver<never, string>, ...rest: [never, never]) =>
      task.oracle(
        {
          ...o,
          sees: async (...texts: (string | number)[]) => {
            await o.sees(...texts);
            add(texts);
          },
          seesIn: async (picture: string, ...texts: (string | number)[]) => {
            await o.seesIn(picture, ...texts);
            add(texts);
          },
          ask: async (question: string, ...texts: (string | number)[]) => {
            await o.ask(question, ...texts);
            add(texts);
          },
          reads: (from: readonly (string | number)[], ...results: (string | number)[]) => {
            o.reads(from, ...results);
            add(results);
          },
        } as never,
        ...rest,
      ),
  } as AnyTask;
}

const segmenter = new Intl.Segmenter("en", { granularity: "word" });
const countWords = (text: string): number => [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;

/** Returns the worst that can happen among the kinds of changes that the solution itself makes. */
function mistakeOf(task: AnyTask, instance: Instance, end: PhoneState | null): Mistake {
  const start = prepare(instance, defaultBoot("en", instance.seed));
  const changes =
    end === null
      ? []
      : findSideEffects({ ...task, allow: () => [] } as AnyTask, instance.params as never, phone, start, end);
  const costs: Readonly<Record<Mistake, boolean>> = {
    money: changes.some(({ path, kind }) => kind === "added" && path.startsWith("/os/money/entries/")),
    others: task.tags.includes("social") && changes.length > 0,
    // A record is an object in a collection of an app: /app/collection/id.
    lost: changes.some(
      ({ path, kind, before }) => kind === "removed" && isObject(before) && path.split("/").length === 4,
    ),
    final: task.answer !== undefined,
    undone: true,
  };
  return mistakes.find((mistake) => costs[mistake])!;
}
