/** From a task and a seed to an instance, and from an instance to a phone on which it can be done. */
import { withSpokenNames, type Brand } from "../brands/define.ts";
import type { AnyApp } from "../os/define.ts";
import type { Lang } from "../os/values.ts";
import { defaultDevice, defaultStartMs, type Boot } from "../os/boot.ts";
import type { Kernel } from "../os/kernel.ts";
import type { PhoneState } from "../os/state.ts";
import type { Json } from "../state/json.ts";
import { produce } from "../state/patch.ts";
import { Rng } from "../state/rng.ts";
import type { World } from "../world/read.ts";
import { fieldOf, type Answer } from "./answers.ts";
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
  /** What was read from the world; null where nothing was. */
  readonly facts: Json;
}
export const bootOf = (lang: Lang, seed: number): Boot => ({
  startMs: defaultStartMs,
  lang,
  device: { ...defaultDevice },
  theme: "light",
  fontScale: 1,
  seed,
});

/** What an instance takes from the world. The same in both languages, unless the task looks at the language. */
export async function factsOf(id: string, task: AnyTask, seed: number, lang: Lang, world: World): Promise<Json> {
  return task.facts ? ((await task.facts(world, Rng.of(seed, id, "facts"), lang)) as Json) : null;
}

/**
 * Same task, seed and language: same instance, whatever else the phone is set to. The brand decides what the instruction calls
 * the apps, and nothing else.
 */
export function instanceOf(
  kernel: Kernel,
  id: string,
  task: AnyTask,
  seed: number,
  lang: Lang,
  facts: Json,
  brand: Brand,
): Instance {
  if (task.facts && facts === null) throw new Error(`${id} is drawn with facts of the world`);
  const phone = kernel.boot(bootOf(lang, 0));
  const params = task.params(Rng.of(seed, id, "params"), statesOf(phone), occasionOf(phone, lang), facts) as Json;
  const phrases = lang === "en" ? task.instruction.en : task.instruction.zh;
  const instruction = withSpokenNames(Rng.of(seed, id, "phrase").pick(phrases)(params as never) as string, brand, lang);
  const apps = task.apps.map((app: AnyApp) => app.id) as string[];
  return { id, seed, lang, instruction, budget: budgetOf(task), apps, params, facts };
}
export const budgetOf = (task: AnyTask): number => task.budget + (task.answer ? sheetSteps : 0);

/** The phone as the episode finds it. Throws where the setup breaks the schema: a bug of the task. */
export const prepared = (kernel: Kernel, task: AnyTask, instance: Instance, boot: Boot): PhoneState =>
  kernel.parse(unchecked(kernel, task, instance, boot));
/** The same, but not held against the schema: for telling many of them apart. */
export function unchecked(kernel: Kernel, task: AnyTask, instance: Instance, boot: Boot): PhoneState {
  const booted = kernel.boot(boot);
  const occasion = occasionOf(booted, instance.lang);
  const sheet = kernel.apps.find((app) => app.part === "sheet");
  return produce(booted, (draft: PhoneState) => {
    task.setup?.({ ...statesOfDraft(draft) } as never, instance.params as never, occasion);
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
      ).map(([id, a]) => fieldOf(id, a));
      draft.apps[sheet.id] = { fields, values: {}, submitted: false } as unknown as Json;
    }
  }).next;
}
/** The same shape as `statesOf`, but its parts are drafts. */
const statesOfDraft = (draft: PhoneState): object => ({
  ...Object.fromEntries(Object.keys(draft.apps).map((id) => [id, draft.apps[id]])),
  os: draft.os,
  view: draft.view,
});
