// Runs one action of an agent. For actions on the display, a page determines the commands.
import { phone } from "#apps/phone.ts";
import type { DisplayAction, StepAction } from "#contract/action.ts";
import { characterOf } from "#contract/key-press.ts";
import type { Command } from "#os/command.ts";
import { layoutFreeCommands } from "#contract/layout-free-commands.ts";
import type { PhoneState } from "#os/state.ts";
import { hashOf } from "#state/hash.ts";
import { fitsInLog, type Course, type PhoneChange } from "./course.ts";
import type { World } from "#world/read.ts";
import { needsNoDisplay, tickMsOf } from "./episode.ts";
import { openUrlCommands, whyNotOpened } from "./open-url.ts";
import { withWorld } from "./world-lookup.ts";
import type { PageOutput } from "./observation.ts";
import { callTool } from "./tools.ts";
import { makeDisplayUpdate, type DisplayUpdate } from "./display-update.ts";
import { attemptAll, asJson, reduceAll, type CommandsResult } from "./writes.ts";

/** The functions that a step needs from a page. They already know the observation options. */
export interface StepDisplay {
  /** Returns the id of the app with this name, or null. */
  idOf(name: string): string | null;
  /** Draws the phone's next state. */
  draw(showing: DisplayUpdate): Promise<PageOutput>;
  /** Performs the action on the displayed phone, and advances its clock by `tickMs`. */
  perform(
    showing: DisplayUpdate,
    action: DisplayAction,
    tickMs: number,
  ): Promise<PageOutput & { readonly commands: readonly object[]; readonly hash: string }>;
}
export interface TakenStep {
  readonly made: PhoneChange;
  readonly drawn: PageOutput;
}

/**
 * Whether a TYPE action reached no field, because no field had the focus or was at the action's point. `commands`: the
 * commands that the action caused.
 */
export const hasTypedNothing = (action: StepAction, commands: readonly Command[]): boolean =>
  action.type === "TYPE" &&
  (action.value !== "" || action.clear === true) &&
  !commands.some(({ name }) => name === "os.type" || name === "os.clear");

/** Whether a key press or an address had no effect. `commands`: the commands that the action caused. */
const hadNoEffect = (commands: readonly Command[]): boolean => commands.every(({ name }) => name === "os.tick");

/**
 * Returns the name of an AWAKE action whose app this phone does not have, or null. `commands`: the commands that the
 * action caused.
 */
function missingApp(action: StepAction, commands: readonly Command[]): string | null {
  if (action.type !== "AWAKE") return null;
  // The command contains the app's id, because the name was looked up among the brand's names before.
  const isMissing = commands.some(
    ({ name, args }) => name === "os.launch" && !phone.has((args as { app: string }).app),
  );
  return isMissing ? action.value : null;
}

/**
 * Returns the message of a step for the agent: the user's answer, the result of a tool, or the note that the text was
 * not typed, that there is no such app, or that the address was not opened.
 */
export function stepAnswer(
  action: StepAction,
  commands: readonly Command[],
  before: PhoneState,
  after: PhoneState,
): { message?: string; typed?: false } {
  if (action.type === "TOOL") return { message: callTool(before, action, tickMsOf(action)).message };
  if (hasTypedNothing(action, commands))
    return { typed: false, message: "No text field has the focus: nothing was typed. Touch a field first." };
  if (action.type === "KEY" && hadNoEffect(commands))
    return characterOf(action.key, false) === null
      ? { message: `The key ${action.key} has no effect here.` }
      : { typed: false, message: "No text field has the focus: nothing was typed. Touch a field first." };
  if (action.type === "OPEN_URL" && hadNoEffect(commands)) return { message: whyNotOpened(before, action.value) };
  const missing = missingApp(action, commands);
  if (missing !== null)
    return { message: `There is no app "${missing}": nothing was opened. Use a name that the home screen shows.` };
  const last = action.type === "INFO" ? after.os.user?.asked.at(-1) : undefined;
  return last ? { message: last.answer } : {};
}

/**
 * The page's code failed, or the page computed a different state than the server. In both cases this server has a bug.
 */
export class StateMismatch extends Error {
  override name = "Mismatch";
}

/**
 * Runs a step. `answer`: the answer that the model gives for the user. The function stores nothing, so that a step
 * without an available page has no effect. Throws StateMismatch and the errors of the page.
 */
export async function takeStep(
  course: Course,
  action: StepAction,
  page: StepDisplay,
  world: World,
  answer: string | null = null,
): Promise<TakenStep> {
  const tickMs = tickMsOf(action);
  if (action.type === "TOOL")
    return drawStep(course, action, await withWorld(world, () => callTool(course.state, action, tickMs)), page);
  const tick = { name: "os.tick", args: { ms: tickMs } };
  if (needsNoDisplay(action)) {
    const asksUser = action.type === "INFO" && course.state.os.user !== undefined;
    const ask = asksUser ? [{ name: "os.ask", args: { question: action.value, answer } }] : [];
    return drawStep(course, action, await withWorld(world, () => reduceAll(course.state, [...ask, tick])), page);
  }
  // The result does not depend on the layout, so the step does not wait for a page. If a page shows the phone, the page
  // is updated at its next use.
  const keys =
    action.type === "OPEN_URL"
      ? await withWorld(world, () => openUrlCommands(course.state, action.value))
      : layoutFreeCommands(action, page.idOf);
  if (keys) {
    const result = await withWorld(world, () => attemptAll(course.state, [...keys, tick]));
    const logged = fitsInLog(result.patches)
      ? result
      : await withWorld(world, () => reduceAll(course.state, [{ name: "os.refuse", args: {} }, tick]));
    return drawStep(course, action, logged, page);
  }
  const { commands, hash: claimed, ...drawn } = await page.perform(makeDisplayUpdate(course), action, tickMs);
  const made = await withWorld(world, () => attemptAll(course.state, commands as Command[]));
  const hash = hashOf(asJson(made.state));
  if (hash !== claimed)
    throw new StateMismatch(
      `after ${JSON.stringify(commands)} the state of the page is ${claimed}, but the phone's is ${hash}`,
    );
  if (fitsInLog(made.patches)) return { made: { kind: "step", action, ...made, hash }, drawn };
  // The page's change does not fit in the log, so the step becomes a refusal, and the page draws the refusal instead.
  const refused = [{ name: "os.refuse", args: {} }, tick];
  return drawStep(course, action, await withWorld(world, () => reduceAll(course.state, refused)), page);
}

async function drawStep(
  course: Course,
  action: StepAction,
  result: CommandsResult,
  page: StepDisplay,
): Promise<TakenStep> {
  const showing = makeDisplayUpdate(course, result);
  return { drawn: await page.draw(showing), made: { kind: "step", action, ...result, hash: showing.hash } };
}
