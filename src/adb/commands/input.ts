// `input`: touches, texts and keys of a client become the phone's actions.
import { controlKeys, isCaretKey, keyCodeOf, keyEffect, phoneKey, shiftKeys } from "../keys.ts";
import type { Device } from "../device.ts";
import { CommandError, type CommandFunction } from "../shell/command.ts";

const usage = `Usage: input [<source>] [-d DISPLAY_ID] <command> [<arg>...]

The commands and default sources are:
      text <string>
      keyevent [--longpress|--doubletap|--async] <key code number or name> ...
      keycombination [-t duration(ms)] <key code 1> <key code 2> ...
      tap <x> <y>
      swipe <x1> <y1> <x2> <y2> [duration(ms)]
      draganddrop <x1> <y1> <x2> <y2> [duration(ms)]
      motionevent <DOWN|UP|MOVE|CANCEL> <x> <y>
`;
const sources = new Set([
  "dpad",
  "gamepad",
  "joystick",
  "keyboard",
  "mouse",
  "rotaryencoder",
  "stylus",
  "touchnavigation",
  "touchpad",
  "touchscreen",
  "trackball",
]);

/** How long a client holds its finger down at most, in milliseconds. */
const maxDurationMs = 60_000;
const defaultDurationMs = 300;

class InputError extends CommandError {
  constructor(message: string) {
    super(`Error: ${message}\n${usage.trimEnd()}`, 255);
  }
}

export const input: CommandFunction = async (context) => {
  let words = [...context.args];
  if (sources.has(words[0]?.toLowerCase() ?? "")) words = words.slice(1);
  if (words[0] === "-d") words = words.slice(2);
  const [command, ...args] = words;
  const run = command === undefined || !Object.hasOwn(subcommands, command) ? null : subcommands[command]!;
  if (run === null) throw new InputError(command === undefined ? "Invalid arguments" : `Unknown command: ${command}`);
  await run(context.device, args);
  return 0;
};

const subcommands: Readonly<Record<string, (device: Device, args: readonly string[]) => Promise<void>>> = {
  tap: async ({ hand }, args) => {
    const [x, y] = numbers(args, 2, 2);
    await hand.tap([x!, y!]);
  },
  swipe: async ({ hand }, args) => {
    const [x1, y1, x2, y2, ms = defaultDurationMs] = numbers(args, 4, 5);
    await hand.stroke([x1!, y1!], [x2!, y2!], Math.min(ms, maxDurationMs));
  },
  draganddrop: async ({ hand }, args) => {
    const [x1, y1, x2, y2, ms = defaultDurationMs] = numbers(args, 4, 5);
    await hand.drag([x1!, y1!], [x2!, y2!], Math.min(ms, maxDurationMs));
  },
  motionevent: async ({ hand }, args) => {
    const kind = (args[0] ?? "").toUpperCase();
    if (kind !== "DOWN" && kind !== "MOVE" && kind !== "UP" && kind !== "CANCEL")
      throw new InputError(`Unknown action: ${args[0] ?? ""}`);
    const [x = 0, y = 0] = kind === "CANCEL" ? [] : numbers(args.slice(1), 2, 2);
    await hand.motion(kind, [x, y]);
  },
  text: async ({ hand }, [word]) => {
    if (word === undefined) throw new InputError('Argument expected after "text"');
    // Android's own command fails in the same way for characters that its virtual keyboard lacks.
    if (!/^[\x20-\x7e\n\t]*$/.test(word)) throw new CommandError(nullPointer, 255);
    await hand.type(word.replaceAll("%s", " "));
  },
  keyevent: async (device, args) => {
    const codes = args.filter(
      (arg, i) => !arg.startsWith("--") && args[i - 1] !== "--delay" && args[i - 1] !== "--duration",
    );
    if (codes.length === 0) throw new InputError("Invalid arguments for command: keyevent");
    const isDouble = args.includes("--doubletap");
    for (const code of codes.map(parseKey))
      for (let i = 0; i < (isDouble ? 2 : 1); i++) await pressKey(device, code, false, false);
  },
  keycombination: async (device, args) => {
    const codes = args.filter((arg, i) => !arg.startsWith("-") && !args[i - 1]?.startsWith("-")).map(parseKey);
    const modifiers = codes.filter((code) => shiftKeys.has(code) || controlKeys.has(code));
    const isControl = modifiers.some((code) => controlKeys.has(code));
    for (const code of codes.filter((code) => !modifiers.includes(code))) {
      if (isControl && code === 29) await device.hand.selectAll();
      else if (isControl && code === 50) await paste(device);
      else
        await pressKey(
          device,
          code,
          modifiers.some((held) => shiftKeys.has(held)),
          isControl,
        );
    }
  },
};

/** Presses a key. Keys that this phone does not have do nothing. */
export async function pressKey(device: Device, code: number, shift: boolean, control: boolean): Promise<void> {
  const { hand } = device;
  const isPlain = !control && !(shift && isCaretKey(code));
  const effect = isPlain ? keyEffect(code, shift) : null;
  if (effect === null) {
    const key = phoneKey(code);
    if (key === null || !device.phone.hasExtendedActions) return;
    // Clients wake phones to be sure. A phone whose display is on needs no step for it.
    if ((key === "WAKEUP" || key === "SLEEP") && (await device.isDisplayOn()) === (key === "WAKEUP")) return;
    const modifiers = [...(shift ? (["SHIFT"] as const) : []), ...(control ? (["CTRL"] as const) : [])];
    await hand.press({ type: "KEY", key, ...(modifiers.length > 0 ? { modifiers } : {}) });
    return;
  }
  if (effect.kind === "action") await hand.act({ type: effect.type });
  else if (effect.kind === "text") await hand.type(effect.text);
  else if (effect.kind === "erase") await hand.erase(effect.forward);
  else if (effect.kind === "caret") await hand.moveCaret(effect.to);
  else if (effect.kind === "paste") await paste(device);
  // Escape closes the keyboard; without a keyboard, most apps ignore it.
  else if (await device.isKeyboardShown()) await hand.act({ type: "BACK" });
}

/** Types what a guest has put into the clipboard, or else what was copied on the phone. */
async function paste(device: Device): Promise<void> {
  await device.hand.settleTouch();
  if (device.clipboard !== "") {
    await device.hand.type(device.clipboard);
    return;
  }
  const items = await device.phone.read("view.clipboard.items");
  const newest = Array.isArray(items) ? items[0] : null;
  if (typeof newest === "string") await device.hand.type(newest);
}

function parseKey(text: string): number {
  const code = keyCodeOf(text);
  if (code === null) throw new InputError(`Unknown keycode: ${text}`);
  return code;
}
function numbers(args: readonly string[], least: number, most: number): number[] {
  if (args.length < least || args.length > most) throw new InputError("Invalid arguments");
  return args.map((arg) => {
    const number = Number(arg);
    if (arg.trim() === "" || !Number.isFinite(number))
      throw new CommandError(
        `Exception occurred while executing '':\njava.lang.NumberFormatException: For input string: "${arg}"`,
        255,
      );
    return number;
  });
}
const nullPointer = `Exception occurred while executing 'text':
java.lang.NullPointerException: Attempt to get length of null array
\tat com.android.server.input.InputShellCommand.sendText(InputShellCommand.java:350)`;
