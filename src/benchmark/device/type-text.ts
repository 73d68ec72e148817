// Types a text into the focused field of a real phone.
import { adbKeyboard } from "#adb/input-methods.ts";
import type { Action } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import type { Size } from "../agent/adapter.ts";
import { EpisodeFault } from "../run/fault.ts";
import type { ShellOutput } from "./shell.ts";
import { deleteKey, forwardDeleteKey, selectAllCommand, touchCommand } from "./touch.ts";
import { broadcastClearCommand, broadcastTextCommand, isPlainText, plainTextCommands } from "./text-commands.ts";

export interface TypingPhone {
  readonly size: Size;
  /** Throws EpisodeFault if the phone refuses the command. */
  run(command: string): Promise<ShellOutput>;
  /** Runs a command even if the episode is being stopped. */
  runAlways(command: string): Promise<ShellOutput>;
  elements(): Promise<readonly Element[] | null>;
  pause(ms: number): Promise<void>;
}

/** How long a field may take to get the focus, and a keyboard to get ready or to deliver its text, in milliseconds. */
const focusMs = 800;
const keyboardStartMs = 1200;
const deliveryMs = 300;
/** The number of deletions if the length of the field's text is unknown. */
const manyDeletions = 200;

export async function typeText(
  { value, point, clear = false }: Extract<Action, { readonly type: "TYPE" }>,
  phone: TypingPhone,
): Promise<void> {
  if (point) {
    await phone.run(touchCommand({ type: "CLICK", point }, phone.size));
    await phone.pause(focusMs);
  }
  if (value === "" && !clear) return;
  const { stdout } = await phone.run("settings get secure default_input_method");
  const chosen = stdout.trim();
  // A person who has chosen ADBKeyboard has a reason: other keyboards may turn letters into Chinese words.
  if (chosen !== adbKeyboard && isPlainText(value)) {
    if (clear) await clearField(phone);
    for (const command of plainTextCommands(value)) await phone.run(command);
    return;
  }
  await withAdbKeyboard(phone, chosen, value, async () => {
    if (clear) await phone.run(broadcastClearCommand);
    if (value !== "") await phone.run(broadcastTextCommand(value));
  });
}

/** Chooses ADBKeyboard, runs `type`, and chooses the previous keyboard again. */
async function withAdbKeyboard(
  phone: TypingPhone,
  chosen: string,
  value: string,
  type: () => Promise<void>,
): Promise<void> {
  if (chosen === adbKeyboard) {
    await type();
    return;
  }
  const list = async (options: string): Promise<readonly string[]> =>
    (await phone.run(`ime list ${options}`)).stdout.split("\n").map((line) => line.trim());
  if (!(await list("-a -s")).includes(adbKeyboard))
    throw new EpisodeFault(
      "action",
      `The text ${JSON.stringify(value.slice(0, 40))} is not ASCII, so it needs the keyboard ADBKeyboard (${adbKeyboard}), which this phone does not have`,
    );
  const wasEnabled = (await list("-s")).includes(adbKeyboard);
  try {
    if (!wasEnabled) await phone.run(`ime enable ${adbKeyboard}`);
    await phone.run(`ime set ${adbKeyboard}`);
    await phone.pause(keyboardStartMs);
    await type();
    await phone.pause(deliveryMs);
  } finally {
    if (/^[\w.]+\/[\w.$]+$/.test(chosen)) await phone.runAlways(`ime set ${chosen}`);
    if (!wasEnabled) await phone.runAlways(`ime disable ${adbKeyboard}`);
  }
}

/** Empties the focused field: selects all of its text and deletes the selection. */
async function clearField(phone: TypingPhone): Promise<void> {
  const selected = await phone.run(selectAllCommand).then(
    () => true,
    (error: unknown) => {
      // Old versions of Android do not know the command.
      if (error instanceof EpisodeFault && error.kind === "action") return false;
      throw error;
    },
  );
  if (selected) {
    await phone.run(`input keyevent ${deleteKey}`);
    return;
  }
  const field = (await phone.elements())?.find(({ focused, role }) => focused && role === "textbox");
  const length = field ? [...(field.value ?? field.name)].length : manyDeletions;
  if (length === 0) return;
  const keys = [deleteKey, forwardDeleteKey].flatMap((key) => Array.from({ length }, () => key));
  await phone.run(`input keyevent ${keys.join(" ")}`);
}
