/**
 * The driver for the kernel alone. It runs a reference solution without a page in a millisecond, so that proofs can use
 * many seeds.
 */
import type { AnyApp } from "#os/define.ts";
import { CommandError, type Command } from "#os/command.ts";
import type { Kernel } from "#os/kernel.ts";
import { sortNotifications } from "#os/notifications.ts";
import type { SheetState } from "#os/answer-sheet.ts";
import type { Notification, PhoneState } from "#os/state.ts";
import type { Json } from "#state/json.ts";
import { statesOf } from "./judge.ts";
import { containsWords } from "./knowledge.ts";
import type { Driver } from "./driver.ts";

/** The solution cannot continue, because the screen does not offer what the solution needs. */
export class StuckError extends Error {}
const stepMs = 1000;

export interface KernelPlay {
  readonly state: PhoneState;
  /** The state at the start, and then the state after each step of the solution. */
  readonly states: readonly PhoneState[];
}
/** Runs `solution`. Throws StuckError if the phone does not offer what the solution needs. */
export async function playOnKernel(
  kernel: Kernel,
  start: PhoneState,
  solution: (o: Driver<never, string>) => Promise<void>,
): Promise<KernelPlay> {
  const states = [start];
  await solution(kernelDriver(kernel, states));
  return { state: states.at(-1)!, states };
}
/**
 * Returns a driver that continues from the last state of `moves`. The driver appends the state after each of its steps.
 */
export function kernelDriver(kernel: Kernel, moves: PhoneState[]): Driver<never, string> {
  const now = (): PhoneState => moves.at(-1)!;
  const move = (...commands: Command[]): void => {
    let state = now();
    for (const command of commands) state = applyCommand(kernel, state, command);
    moves.push(kernel.reduce(state, { name: "os.tick", args: { ms: stepMs } }).state);
  };
  const on = (app: AnyApp, screen: string): void => {
    const front = kernel.frontOf(now());
    if (front.app !== app.id || front.screen !== screen)
      throw new StuckError(`on ${front.app}.${front.screen}, not on ${app.id}.${screen}`);
  };
  const act = async (app: AnyApp, name: string, args: Json = {}): Promise<void> => {
    const [screen, edge] = name.split(".") as [string, string];
    on(app, screen);
    move({ name: "os.act", args: { app: app.id, on: edge, args } });
  };
  const into = (field: string): Command => ({
    name: "os.focus",
    args: { field, kind: "text", enter: "newline", caret: 0, maxLength: 10000, all: false },
  });
  const type = async (field: string, text: string): Promise<void> => {
    move(into(field), { name: "os.clear", args: {} }, ...(text === "" ? [] : [{ name: "os.type", args: { text } }]), {
      name: "os.blur",
      args: {},
    });
  };
  const set = async (app: AnyApp, screen: string, patch: object): Promise<void> => {
    on(app, screen);
    move({ name: "os.view", args: { app: app.id, patch: patch as Json } });
  };
  const sheet = kernel.apps.find((app) => app.part === "sheet");
  const pilot = {
    state: async () => statesOf(now()),
    // This driver draws nothing. The driver of the page checks that the texts are visible.
    sees: async () => {},
    seesIn: async () => {},
    reads: () => {},
    ask: async (question: string, ...texts: readonly (string | number)[]) => {
      move({ name: "os.ask", args: { question, answer: null } });
      mustHaveAnswered(now(), texts);
    },
    open: async (app: AnyApp) => move({ name: "os.launch", args: { app: app.id } }),
    act,
    set,
    slide: act,
    enter: act,
    carry: act,
    type,
    confirm: async () => move({ name: "os.answer", args: { yes: true } }),
    choose: async (app: AnyApp, target?: string) => {
      const { chooser } = now().view;
      const handler = chooser?.handlers.find((id) => id.startsWith(`${app.id}/`));
      if (handler === undefined) throw new StuckError(`${app.id} is not in the chooser`);
      const choice: Command = { name: "os.choose", args: { handler, target: target ?? null, always: false } };
      // In a list, a user selects the app and then confirms. In a share sheet, one touch is enough.
      if (chooser?.intent.action !== "SEND") move({ name: "os.pickHandler", args: { handler } });
      move(choice);
    },
    grant: async (answer: string) => move({ name: "os.grant", args: { answer } }),
    openNotification: async (fits: (n: Notification) => boolean) => {
      const id = newestNotification(now(), fits);
      move({ name: "os.shade", args: { open: true } });
      move({ name: "os.openNotification", args: { id } });
    },
    replyTo: async (fits: (n: Notification) => boolean, text: string) => {
      const id = newestNotification(now(), fits);
      move({ name: "os.shade", args: { open: true } });
      move({ name: "os.startReply", args: { id } });
      await type("os.reply", text);
      move({ name: "os.sendReply", args: {} });
    },
    copy: async (text: string) => move({ name: "os.copy", args: { text } }),
    paste: async (field: string) => {
      move(into(field), { name: "os.paste", args: { item: 0 } }, { name: "os.blur", args: {} });
    },
    back: async () => {
      // The first press of Back hides the keyboard.
      if (now().view.focus !== null) move({ name: "os.back", args: {} });
      move({ name: "os.back", args: {} });
    },
    home: async () => move({ name: "os.home", args: {} }),
    wait: async (seconds: number) => move({ name: "os.tick", args: { ms: Math.round(seconds * 1000) } }),
    answer: async (values: Record<string, string | number | readonly string[]>) => {
      if (!sheet) throw new StuckError("no answer sheet");
      move({ name: "os.launch", args: { app: sheet.id } });
      await fillSheet({ act, set, type } as never, sheet, now().apps[sheet.id] as unknown as SheetState, values);
    },
  };
  return pilot as never;
}
function applyCommand(kernel: Kernel, state: PhoneState, command: Command): PhoneState {
  try {
    const outcome = kernel.reduce(state, command);
    if (outcome.rejected === null) return outcome.state;
    throw new StuckError(`${command.name} ${JSON.stringify(command.args)} was refused: ${outcome.rejected}`);
  } catch (e) {
    throw e instanceof CommandError ? new StuckError(e.message) : e;
  }
}
/** Returns the id of the newest matching notification. */
export function newestNotification(state: PhoneState, fits: (n: Notification) => boolean): string {
  const found = sortNotifications(state.os.notifications).find(([, n]) => fits(n));
  if (!found) throw new StuckError("no such notification");
  return found[0];
}
/** Throws StuckError if the user's last answer lacks one of these texts. */
export function mustHaveAnswered(state: PhoneState, texts: readonly (string | number)[]): void {
  const answer = state.os.user?.asked.at(-1)?.answer ?? "";
  const missing = texts.find((text) => !containsWords(String(text), answer));
  if (missing !== undefined) throw new StuckError(`the user says "${answer}", which does not contain "${missing}"`);
}
/** Fills in the sheet on its screen. All drivers share this function. */
export async function fillSheet(
  o: { act(app: AnyApp, name: string, args?: Json): Promise<void>; type(field: string, text: string): Promise<void> },
  sheet: AnyApp,
  state: SheetState,
  values: Readonly<Record<string, string | number | readonly string[]>>,
): Promise<void> {
  for (const field of state.fields) {
    const value = values[field.id];
    if (value === undefined) continue;
    if (field.kind === "choice") await o.act(sheet, "form.choose", { field: field.id, option: String(value) });
    else if (field.kind === "list") {
      for (const [i, item] of (value as readonly string[]).entries()) {
        if (i > 0) await o.act(sheet, "form.addLine", { field: field.id });
        await o.type(`lists.${field.id}.${i}`, item);
      }
    } else await o.type(`values.${field.id}`, String(value));
  }
  await o.act(sheet, "form.submit");
}
