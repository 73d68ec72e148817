/**
 * Walks through an app on a real page with the operator's token. The page says which act a touch on each element is, so
 * the walk can prefer acts that earlier walks have not done, and every act of the walk is one that the page offers.
 */
import { phone } from "#apps/phone.ts";
import type { Client, Env } from "../../../clients/typescript/src/client.ts";
import type { Action } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import type { Command } from "#os/command.ts";
import { isObject, type Json } from "#state/json.ts";
import { Rng } from "#state/rng.ts";
import { touchPointOn, type Control } from "../oracle/page-driver.ts";
import type { StoredWalk } from "./candidates.ts";
import { plausibleTexts } from "./plausible-texts.ts";
import type { ObservedStep } from "./windows.ts";

/** The number of times that each act was done. Walks that share it do what the others have not done. */
export type ActCounts = Map<string, number>;
export interface PageWalk {
  readonly app: string;
  /** The seed of the phone. */
  readonly seed: number;
  /** The number of the walk on this phone, from 0. It decides what the user does. */
  readonly number: number;
  readonly steps: number;
  readonly memory: ActCounts;
}
interface Choice {
  /** Choices with the same name are the same act, on other records. */
  readonly name: string;
  readonly action: Action;
}

/** Walks on an untouched English phone. The user confirms questions, and nobody calls or writes. */
export async function walkOnPage(client: Client, { app, seed, number, steps, memory }: PageWalk): Promise<StoredWalk> {
  const env = await client.create({ seed, locale: "en", observation: { screenshot: "none" } });
  try {
    const r = Rng.of(seed, number, app, "page walk");
    const observedSteps: ObservedStep[] = [];
    /** The number of steps in other apps, since the walk left its app. */
    let abroad = mostStepsAbroad;
    for (let i = 0; i < steps; i++) {
      const elements = (await env.elements({ acts: true })) as readonly Element[];
      const taps = elements.flatMap(({ acts }) => (acts?.["tap"] ?? []) as unknown as readonly Command[]);
      const isHome = taps.some(({ name }) => name === "os.launch");
      if (taps.some((tap) => appOf(tap) === app || answers.has(tap.name))) abroad = 0;
      else abroad = isHome ? mostStepsAbroad : abroad + 1;
      const choice: Choice =
        abroad < mostStepsAbroad
          ? choose(app, elements, memory, r)
          : { name: "open", action: { type: "AWAKE", value: app } };
      memory.set(choice.name, (memory.get(choice.name) ?? 0) + 1);
      const { step } = await takeStep(env, choice.action);
      observedSteps.push({ step, action: choice.action, elements });
    }
    const { snapshot } = await env.snapshot();
    return { name: `${app}.s${seed}.${number}`, seed, snapshot: await env.download(snapshot), observedSteps };
  } finally {
    await env.remove().catch(() => {});
  }
}
const takeStep = (env: Env, action: Action) => env.step(action, { screenshot: "none" });

/** The number of steps in other apps after which the user opens the app again. */
const mostStepsAbroad = 6;
/** The weight of chance against the counts. */
const chance = 2;
/** BACK and scrolling are done again and again, so they count less than acts. */
const dullness = 1.5;
/** Acts that change data are preferred, because only they make tasks. */
const changeBonus = 1.5;
/** Acts that were done more often than this are equally dull. */
const mostCounted = 6;
/** The names of all acts that run a command. */
const changing: ReadonlySet<string> = new Set(
  phone.apps.flatMap(({ id, navigation }) =>
    navigation.edges
      .filter(({ command, system }) => command !== null || system !== null)
      .map(({ on }) => `${id} act ${on}`),
  ),
);

function choose(app: string, elements: readonly Element[], memory: ActCounts, r: Rng): Choice {
  const controls = elements as unknown as readonly Control[];
  const choices = controls.flatMap((control) => choiceOf(control, controls, r) ?? []);
  const answer = choices.find(({ name }) => name === "confirm");
  if (answer) return answer;
  const part = controls.filter(({ scrollable, bounds }) => scrollable && bounds[3] - bounds[1] > 200).at(-1);
  if (part) choices.push({ name: `${app} scroll`, action: scrollDown(part) });
  choices.push({ name: `${app} back`, action: { type: "BACK" } });
  const byName = [...Map.groupBy(choices, ({ name }) => name)];
  const interest = byName.map(([name]) => {
    const isDull = name.endsWith(" back") || name.endsWith(" scroll");
    const bonus = isDull ? -dullness : changing.has(name) ? changeBonus : 0;
    return r.next() * chance - Math.min(memory.get(name) ?? 0, mostCounted) + bonus;
  });
  const best = interest.indexOf(Math.max(...interest));
  return r.pick(byName[best]![1]);
}
function scrollDown({ bounds: [x1, y1, x2, y2] }: Control): Action {
  const [x, y, far] = [(x1 + x2) / 2, (y1 + y2) / 2, (y2 - y1) * 0.35];
  return { type: "DRAG", point1: [x, y + far], point2: [x, y - far] };
}

/** Returns what a touch on the control does, or null if a user would not do it for a purpose. */
function choiceOf(control: Control, all: readonly Control[], r: Rng): Choice | null {
  const [command] = control.acts?.tap ?? [];
  if (!command || !control.enabled || control.role === "key") return null;
  const args = (isObject(command.args) ? command.args : {}) as Record<string, Json>;
  const [x, y] = touchPointOn(control, all);
  const click = (name: string): Choice => ({ name, action: { type: "CLICK", point: [x, y] } });
  switch (command.name) {
    case "os.act":
      return click(`${String(args["app"])} act ${String(args["on"])}`);
    case "os.view":
      return click(`${String(args["app"])} view ${JSON.stringify(args["patch"])}`);
    case "os.answer":
      return args["yes"] === true ? click("confirm") : null;
    case "os.grant":
      return args["answer"] === "allowed" ? click("confirm") : null;
    case "os.choose":
    case "os.pickHandler":
      return click(`${command.name} ${String(args["handler"])}`);
    case "os.focus": {
      const field = String(args["field"]);
      const texts = plausibleTexts(control.name, field, String(args["kind"]));
      if (texts.length === 0) return null;
      const value = r.pick(texts);
      return { name: `type ${field}`, action: { type: "TYPE", point: [x, y], value, clear: true } };
    }
    default:
      return null;
  }
}
/** Commands by which a user answers a question of the phone. */
const answers: ReadonlySet<string> = new Set(["os.answer", "os.grant", "os.choose", "os.pickHandler"]);
const appOf = ({ args }: Command): Json => (isObject(args) ? ((args as Record<string, Json>)["app"] ?? null) : null);
