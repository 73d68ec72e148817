/** Creates an instance from a task and a seed, and prepares a phone for an instance. */
import { fillSpokenNames, type Brand } from "#brands/define.ts";
import type { AnyApp } from "#os/define.ts";
import type { Lang } from "#os/values.ts";
import { defaultDevice, defaultStartMs, type Boot } from "#os/boot.ts";
import type { Kernel } from "#os/kernel.ts";
import type { PhoneState } from "#os/state.ts";
import type { Json } from "#state/json.ts";
import { produce } from "#state/patch.ts";
import { Rng } from "#state/rng.ts";
import type { World } from "#world/read.ts";
import { sheetField, type Answer } from "./answers.ts";
import type { AnyTask } from "./define.ts";
import { occasionOf, statesOf } from "./judge.ts";

export const sheetSteps = 15;

export interface Instance {
  readonly id: string;
  readonly seed: number;
  readonly lang: Lang;
  readonly instruction: string;
  readonly budget: number;
  readonly apps: readonly string[];
  readonly params: Json;
  /** The data that was read from the world; null if no data was read. */
  readonly facts: Json;
}
export const defaultBoot = (lang: Lang, seed: number): Boot => ({
  startMs: defaultStartMs,
  lang,
  device: { ...defaultDevice },
  theme: "light",
  fontScale: 1,
  seed,
});

/**
 * Reads the instance's data from the world. The result is the same in both languages, unless the task uses the
 * language.
 */
export async function readFacts(id: string, task: AnyTask, seed: number, lang: Lang, world: World): Promise<Json> {
  return task.facts ? ((await task.facts(world, Rng.of(seed, id, "facts"), lang)) as Json) : null;
}

/**
 * Creates an instance. The same task, seed and language give the same instance, independent of the phone's other
 * settings. The brand only determines the app names in the instruction.
 */
export function createInstance(
  kernel: Kernel,
  id: string,
  task: AnyTask,
  seed: number,
  lang: Lang,
  facts: Json,
  brand: Brand,
): Instance {
  if (task.facts && facts === null) throw new Error(`${id} needs facts of the world, but none were given`);
  const phone = kernel.boot(defaultBoot(lang, 0));
  const params = task.params(Rng.of(seed, id, "params"), statesOf(phone), occasionOf(phone, lang), facts) as Json;
  const phrases = lang === "en" ? task.instruction.en : task.instruction.zh;
  const instruction = fillSpokenNames(Rng.of(seed, id, "phrase").pick(phrases)(params as never) as string, brand, lang);
  const apps = task.apps.map((app: AnyApp) => app.id) as string[];
  return { id, seed, lang, instruction, budget: budgetOf(task), apps, params, facts };
}
export const budgetOf = (task: AnyTask): number => task.budget + (task.answer ? sheetSteps : 0);

/**
 * Returns the phone at the start of the episode. Throws if the setup violates the schema; such a violation is a bug of
 * the task.
 */
export const preparePhone = (kernel: Kernel, task: AnyTask, instance: Instance, boot: Boot): PhoneState =>
  kernel.parse(prepareUnchecked(kernel, task, instance, boot));
/** Prepares the phone like `preparePhone`, but does not validate the result. Used to compare many instances. */
export function prepareUnchecked(kernel: Kernel, task: AnyTask, instance: Instance, boot: Boot): PhoneState {
  const booted = kernel.boot(boot);
  const occasion = occasionOf(booted, instance.lang);
  const sheet = kernel.apps.find((app) => app.part === "sheet");
  return produce(booted, (draft: PhoneState) => {
    task.setup?.({ ...draftStates(draft) } as never, instance.params as never, occasion);
    if (task.user)
      draft.os.user = {
        facts: task.user(instance.params as never, occasion),
        unknown: occasion.say(
          "I cannot tell you more about that. Please go by what I have said.",
          "这个我说不上来，请按我说过的办。",
        ),
        oneAtATime: occasion.say("One thing at a time, please.", "请一次只问一件事。"),
        asked: [],
      };
    if (task.answer && sheet) {
      const fields = Object.entries(
        task.answer.fields(instance.params as never, occasion.say) as Record<string, Answer>,
      ).map(([id, a]) => sheetField(id, a));
      draft.apps[sheet.id] = { fields, values: {}, submitted: false } as unknown as Json;
    }
  }).next;
}
/** Returns an object with the same shape as the result of `statesOf`, but its parts are drafts. */
const draftStates = (draft: PhoneState): object => ({
  ...Object.fromEntries(Object.keys(draft.apps).map((id) => [id, draft.apps[id]])),
  os: draft.os,
  view: draft.view,
});
