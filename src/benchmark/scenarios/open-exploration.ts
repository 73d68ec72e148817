/**
 * Open exploration (MobiFlow, scenario 4): the instruction does not name the apps, and the phone already has wrong
 * screens open. The scenario measures whether the agent notices this and goes back.
 */
import { phone } from "#apps/phone.ts";
import type { Env } from "../../../clients/typescript/src/client.ts";
import type { Action } from "#contract/action.ts";
import type { Lang, ObservationWish, Stepped } from "#contract/env.ts";
import type { PhoneState } from "#os/state.ts";
import { Rng } from "#state/rng.ts";
import { commonTitles, purposes } from "#tasks/purposes.ts";
import { otherApps } from "./following.ts";

/** Replaces the names of apps in the instruction with descriptions of their purposes. Does not change quoted texts. */
export function hideAppNames(instruction: string, lang: Lang, titles: Readonly<Record<string, string>>): string {
  const named = Object.entries(titles)
    .filter(([id]) => Object.hasOwn(purposes, id))
    .toSorted(([, a], [, b]) => b.length - a.length);
  return instruction
    .split(/("[^"]*"|“[^”]*”)/)
    .map((part, i) =>
      i % 2 === 1 ? part : named.reduce((text, [id, title]) => hideAppName(text, id, title, lang, i), part),
    )
    .join("");
}
/** `i`: the index of the part of the instruction, from 0. */
function hideAppName(text: string, id: string, title: string, lang: Lang, i: number): string {
  const name = escapeRegExp(title);
  if (lang === "en") {
    const kind = purposes[id]!.en;
    const named = `${name}(?: app\\b)?(?![\\p{L}\\d-])`;
    return (
      text
        // In "my … orders", the name describes the orders and does not refer to the app.
        .replace(
          new RegExp(`\\b(the|my|our|your|their|its) ${named} (?!app\\b)(\\p{Ll}+)\\b(?! ?$)`, "gu"),
          `$1 $2 in the ${kind}`,
        )
        .replace(new RegExp(`\\b(the|my|our|your|their|this|an?) ${named}`, "gu"), `$1 ${kind}`)
        .replace(new RegExp(`(?<![\\p{L}\\d-])${named}`, "gu"), `the ${kind}`)
    );
  }
  const kind = purposes[id]!.zh;
  // A title in Latin letters is not part of another word or of a number, such as "27X".
  if (!commonTitles.has(id))
    return text.replace(new RegExp(`(?<![\\p{Script=Latin}\\d-])${name}(?![\\p{Script=Latin}\\d-])`, "gu"), kind);
  // Replaces a name only where the text can mean an app, so that the name of a folder or album is not replaced.
  const place = i === 0 ? "(?<=^|[在从用到，。；与和]|打开)" : "(?<=[在从用到，。；与和]|打开)";
  return text.replace(new RegExp(`${place}${name}(?:应用|(?!夹))|${name}应用`, "gu"), kind);
}
const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The minimum and maximum number of steps of the wrong path. */
const wrongSteps = { least: 2, most: 4 } as const;

export interface WrongStart {
  /** The environment in which the agent plays: a fork after the wrong steps. */
  readonly env: Env;
  readonly steps: readonly { readonly action: Action; readonly stepped: Stepped }[];
}
interface WrongStartOptions {
  readonly task: string;
  readonly seed: number;
  /** The apps that the reference solution uses. */
  readonly solutionApps: readonly string[];
  /** The observation to request after each step. */
  readonly observation: ObservationWish;
}
/**
 * Executes wrong steps on a phone: opens an app that is unrelated to the task, and opens further screens by touches
 * that change no data. Returns a fork. The caller removes the original phone.
 */
export async function takeWrongStart(
  env: Env,
  { task, seed, solutionApps, observation }: WrongStartOptions,
): Promise<WrongStart> {
  const r = Rng.of(seed, task, "open");
  const apps = r.shuffle(otherApps(solutionApps));
  const wanted = r.int(wrongSteps.least, wrongSteps.most);
  const steps: { readonly action: Action; readonly stepped: Stepped }[] = [];
  while (steps.length < wanted) {
    const onwards = steps.length === 0 ? null : await findDeeperTap(env, r);
    const action: Action = onwards ?? { type: "AWAKE", value: apps[steps.length % apps.length]! };
    steps.push({ action, stepped: await env.step(action, observation, "operator") });
  }
  const [child] = await env.fork({ count: 1 });
  return { env: child!, steps };
}
/** Returns a touch that only opens another screen, or null if the current screen has no such touch. */
async function findDeeperTap(env: Env, r: Rng): Promise<Action | null> {
  const state = (await env.state()).state as unknown as PhoneState;
  const ways = new Set(phone.navigationOnlyActs(state).map(({ app, on }) => `${app}.${on}`));
  const found = (await env.elements({ acts: true })).filter(({ enabled, acts }) => {
    const tap =
      (acts as { readonly tap?: readonly { readonly name: string; readonly args: unknown }[] } | undefined)?.tap ?? [];
    const { app, on } = (tap[0]?.args ?? {}) as { readonly app?: string; readonly on?: string };
    return enabled && tap.length === 1 && tap[0]!.name === "os.act" && ways.has(`${app}.${on}`);
  });
  if (found.length === 0) return null;
  const [x1, y1, x2, y2] = r.pick(found).bounds;
  return { type: "CLICK", point: [(x1 + x2) / 2, (y1 + y2) / 2] };
}
