// One action of an agent: what it makes of the phone, by what a page made of it where it touches the glass.
import type { Action, StepAction } from "../contract/action.ts";
import type { Command } from "../os/command.ts";
import { keyCommands } from "../contract/key-commands.ts";
import type { PhoneState } from "../os/state.ts";
import { hashOf } from "../state/hash.ts";
import { isKeepable, type Course, type Made } from "./course.ts";
import type { World } from "../world/read.ts";
import { isWord, tickMsOf } from "./episode.ts";
import { withWorld } from "./lookup.ts";
import type { Drawn } from "./observation.ts";
import { calledTool } from "./tools.ts";
import { showingOf, type Showing } from "./showing.ts";
import { attemptAll, json, reduceAll, type ReducedAll } from "./writes.ts";

/** What a step needs of a page; what it is to draw besides was said before. */
export interface Page {
  /** An app's id by what the phone calls it; null where none is called so. */
  idOf(name: string): string | null;
  /** Shows the phone as it will be. */
  draw(showing: Showing): Promise<Drawn>;
  /** Does the action on the phone as it is shown, and moves its clock by `tickMs`. */
  perform(
    showing: Showing,
    action: Action,
    tickMs: number,
  ): Promise<Drawn & { readonly commands: readonly object[]; readonly hash: string }>;
}
export interface Taken {
  readonly made: Made;
  readonly drawn: Drawn;
}

/** A TYPE whose text no field took: nothing had the focus, and what lies at its point is no field. `commands`: what it did. */
export const isLostTyping = (action: StepAction, commands: readonly Command[]): boolean =>
  action.type === "TYPE" &&
  (action.value !== "" || action.clear === true) &&
  !commands.some(({ name }) => name === "os.type" || name === "os.clear");

/** What the agent is told with its step: by the user who was asked, by a tool, or that its text went nowhere. */
export function answerOf(
  action: StepAction,
  commands: readonly Command[],
  before: PhoneState,
  after: PhoneState,
): { message?: string; typed?: false } {
  if (action.type === "TOOL") return { message: calledTool(before, action, tickMsOf(action)).message };
  if (isLostTyping(action, commands))
    return { typed: false, message: "No text field has the focus: nothing was typed. Touch a field first." };
  const last = action.type === "INFO" ? after.os.user?.asked.at(-1) : undefined;
  return last ? { message: last.answer } : {};
}

/** The page's code failed, or it drew another state than ours: a bug of ours. */
export class Mismatch extends Error {
  override name = "Mismatch";
}

/** `answer`: what a model says for the user. Nothing is written: a page that cannot be had leaves the step undone. Throws Mismatch, and what the page throws. */
export async function taken(
  course: Course,
  action: StepAction,
  page: Page,
  world: World,
  answer: string | null = null,
): Promise<Taken> {
  const tickMs = tickMsOf(action);
  if (action.type === "TOOL")
    return shown(course, action, await withWorld(world, () => calledTool(course.state, action, tickMs)), page);
  const tick = { name: "os.tick", args: { ms: tickMs } };
  if (isWord(action)) {
    const asked = action.type === "INFO" && course.state.os.user !== undefined;
    const ask = asked ? [{ name: "os.ask", args: { question: action.value, answer } }] : [];
    return shown(course, action, await withWorld(world, () => reduceAll(course.state, [...ask, tick])), page);
  }
  // Nothing of it depends on the layout, so no page is waited for; one that shows the phone catches up when it is next needed.
  const keys = keyCommands(action, page.idOf);
  if (keys) {
    const made = await withWorld(world, () => attemptAll(course.state, [...keys, tick]));
    const kept = isKeepable(made.patches)
      ? made
      : await withWorld(world, () => reduceAll(course.state, [{ name: "os.refuse", args: {} }, tick]));
    return shown(course, action, kept, page);
  }
  const { commands, hash: claimed, ...drawn } = await page.perform(showingOf(course), action, tickMs);
  const made = await withWorld(world, () => attemptAll(course.state, commands as Command[]));
  const hash = hashOf(json(made.state));
  if (hash !== claimed)
    throw new Mismatch(`the page has ${claimed}, the phone ${hash} after ${JSON.stringify(commands)}`);
  if (isKeepable(made.patches)) return { made: { kind: "step", action, ...made, hash }, drawn };
  // The page has done what the phone cannot keep: it draws what is instead.
  const refused = [{ name: "os.refuse", args: {} }, tick];
  return shown(course, action, await withWorld(world, () => reduceAll(course.state, refused)), page);
}

async function shown(course: Course, action: StepAction, made: ReducedAll, page: Page): Promise<Taken> {
  const showing = showingOf(course, made);
  return { drawn: await page.draw(showing), made: { kind: "step", action, ...made, hash: showing.hash } };
}
