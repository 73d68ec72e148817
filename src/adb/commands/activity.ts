// `am` and `monkey`: starting apps, broadcasts that type text, and broadcasts that end the episode.
import * as v from "valibot";
import { OpenUrl } from "#contract/open-url.ts";
import { base64ToText } from "../base64.ts";
import type { Device } from "../device.ts";
import { parseIntent, writeIntent, type Intent } from "../intents.ts";
import { pressKey } from "./input.ts";
import { componentOf, type Package } from "../packages.ts";
import { CommandError, type CommandFunction } from "../shell/command.ts";
import { focusNames } from "../windows.ts";

export const am: CommandFunction = async (context) => {
  const [command = "", ...args] = context.args;
  const run = Object.hasOwn(subcommands, command) ? subcommands[command]! : null;
  if (run === null) throw new CommandError(`Unknown command: ${command}`, 255);
  return run({ ...context, args });
};

const start: CommandFunction = async (context) => {
  const intent = parseIntent(context.args);
  const { device, out, err } = context;
  await out(`Starting: ${writeIntent(intent)}\n`);
  if (
    intent.categories.includes("android.intent.category.HOME") &&
    intent.component === null &&
    intent.package === null
  ) {
    await device.hand.act({ type: "HOME" });
    return 0;
  }
  const began = device.clock.now();
  if (intent.data !== null) {
    if (!(await openAddress(device, intent, intent.data))) {
      await err(`${unableToResolve(intent)}\n`);
      return 1;
    }
    if (intent.waits) await out(launchReport((await focusNames(device)).component, "COLD", device.clock.now() - began));
    return 0;
  }
  const found = resolveIntent(device, intent);
  if (typeof found === "string") {
    await err(`${found}\n`);
    return 1;
  }
  const before = await focusNames(device).catch(() => null);
  const wasFront = before?.entry.app.id === found.app.id;
  await launch(device, found);
  if (!intent.waits) {
    if (wasFront) await out("Warning: Activity not started, its current task has been brought to the front\n");
    return 0;
  }
  await out(launchReport(componentOf(found), wasFront ? "HOT" : "COLD", device.clock.now() - began));
  return 0;
};
/** What `am start -W` reports at the end. */
function launchReport(component: string, launchState: "HOT" | "COLD", elapsedMs: number): string {
  const ms = Math.max(1, Math.round(elapsedMs));
  return `Status: ok\nLaunchState: ${launchState}\nActivity: ${component}\nTotalTime: ${ms}\nWaitTime: ${ms + 3}\nComplete\n`;
}
const unableToResolve = (intent: Intent): string =>
  `Error: Activity not started, unable to resolve ${writeIntent(intent)}`;

/** The actions of intents whose address a phone opens. Without an action, `am` supposes VIEW. */
const addressActions: readonly (string | null)[] = [
  null,
  "android.intent.action.VIEW",
  "android.intent.action.DIAL",
  "android.intent.action.SENDTO",
];
/**
 * Opens the address of an intent. Returns whether the phone has opened it. The phone chooses the app, so an intent that
 * names an app or a type opens nothing.
 */
async function openAddress(
  device: Device,
  { action, component, package: owner, type }: Intent,
  url: string,
): Promise<boolean> {
  const isPlain = component === null && owner === null && type === null && addressActions.includes(action);
  if (!isPlain || !device.phone.hasExtendedActions || !v.is(OpenUrl.entries.value, url)) return false;
  const { message } = await device.hand.act({ type: "OPEN_URL", value: url });
  return message === null;
}

/** Returns the package that an intent starts, or Android's message that there is none. */
function resolveIntent(device: Device, intent: Intent): Package | string {
  const { component, action, categories } = intent;
  const unable = unableToResolve(intent);
  if (component !== null) {
    const [name = "", activity = ""] = component.split("/");
    const found = device.packages.find(name);
    if (found && activity !== "") return found;
    return `Error type 3\nError: Activity class {${name}/${activity.startsWith(".") ? name + activity : activity}} does not exist.`;
  }
  if (intent.package !== null) {
    const isLauncher =
      action === null ||
      action === "android.intent.action.MAIN" ||
      categories.includes("android.intent.category.LAUNCHER");
    return (isLauncher ? device.packages.find(intent.package) : null) ?? unable;
  }
  if (action === "android.settings.SETTINGS") return device.packages.of("settings") ?? unable;
  return unable;
}
async function launch(device: Device, entry: Package): Promise<void> {
  device.packages.use(entry);
  await device.hand.act(entry.app.id === "launcher" ? { type: "HOME" } : { type: "AWAKE", value: entry.app.id });
}

/** The phone cannot end an app. An app in front gives way to the home screen, as after a real force-stop. */
const forceStop: CommandFunction = async ({ args, device }) => {
  const name = args.find((arg) => !arg.startsWith("-"));
  if (name === undefined)
    throw new CommandError(
      "Exception occurred while executing 'force-stop':\njava.lang.IllegalArgumentException: Argument expected after \"force-stop\"",
      255,
    );
  const entry = device.packages.find(name);
  if (!entry || entry.app.id === "launcher") return 0;
  if ((await device.front()).app === entry.app.id) await device.hand.act({ type: "HOME" });
  return 0;
};

const broadcast: CommandFunction = async (context) => {
  const intent = parseIntent(context.args);
  const shown = writeIntent({ ...intent, flags: "0x400000" });
  await context.out(`Broadcasting: ${shown}\n`);
  const handle = intent.action !== null && Object.hasOwn(receivers, intent.action) ? receivers[intent.action]! : null;
  const result = (await handle?.(context.device, intent)) ?? null;
  await context.out(`Broadcast completed: result=${result === null ? 0 : `-1, data="${result}"`}\n`);
  return 0;
};

/** Returns the result's data, or null for a result of 0. */
type Receiver = (device: Device, intent: Intent) => Promise<string | null>;
const text = (intent: Intent, ...names: readonly string[]): string =>
  names.map((name) => intent.extras.get(name)).find((value) => value !== undefined) ?? "";
const maxText = 4000;

const typeText =
  (name: string, isBase64: boolean, result: string | null = null): Receiver =>
  async (device, intent) => {
    const value = text(intent, name);
    await device.hand.type(isBase64 ? decodeBase64(value) : value);
    return result;
  };
const clear =
  (result: string | null = null): Receiver =>
  async ({ hand }) => {
    await hand.clearText();
    return result;
  };
/** Editor actions such as Search and Done are the enter key of the keyboard. */
const editorAction =
  (result: string | null = null): Receiver =>
  async ({ hand }) => {
    await hand.act({ type: "ENTER" });
    return result;
  };
const key: Receiver = async (device, intent) => {
  const code = Number(text(intent, "code"));
  if (Number.isInteger(code)) await pressKey(device, code, false, false);
  return null;
};
const characters: Receiver = async ({ hand }, intent) => {
  const codes = text(intent, "chars")
    .split(",")
    .map(Number)
    .filter((code) => Number.isInteger(code) && code >= 0 && code <= 0x10ffff);
  await hand.type(String.fromCodePoint(...codes.slice(0, maxText)));
  return null;
};

/** The clipboard of DeviceKit, through which mobile-mcp's legacy mode types texts that are not ASCII. */
const setClipboard: Receiver = async (device, intent) => {
  const value = text(intent, "text");
  device.clipboard = text(intent, "encoding") === "base64" ? decodeBase64(value) : value;
  return null;
};
const clearClipboard: Receiver = async (device) => {
  device.clipboard = "";
  return null;
};

type SayType = "COMPLETE" | "ABORT" | "ANSWER" | "INFO";
/** What an agent says: `am broadcast -a phonebooth.INFO --es text "…"`. The user's reply is the result's data. */
const say =
  (type: SayType): Receiver =>
  async ({ hand }, intent) => {
    const value = text(intent, "text", "value", "msg");
    if (value.length > maxText) throw new CommandError(`Error: a text has at most ${maxText} characters`);
    const isOptional = type === "COMPLETE" || type === "ABORT";
    if (value === "" && !isOptional)
      throw new CommandError(`Error: ${type} needs a text: am broadcast -a phonebooth.${type} --es text "…"`);
    const { message } = await hand.act(isOptional && value === "" ? { type } : { type, value });
    return message?.replaceAll(/\s*\n\s*/g, " ") ?? null;
  };
const waitOnPhone: Receiver = async ({ hand }, intent) => {
  const given = text(intent, "seconds");
  const seconds = given === "" ? NaN : Number(given);
  if (!(seconds >= 0 && seconds <= 3600))
    throw new CommandError("Error: WAIT needs seconds from 0 to 3600: am broadcast -a phonebooth.WAIT --ei seconds 60");
  await hand.act({ type: "WAIT", value: seconds });
  return null;
};

/** Broadcasts that something on the phone receives. Android completes all others without an effect, too. */
const receivers: Readonly<Record<string, Receiver>> = {
  ADB_INPUT_TEXT: typeText("msg", false),
  ADB_INPUT_B64: typeText("msg", true),
  ADB_CLEAR_TEXT: clear(),
  ADB_INPUT_CODE: key,
  ADB_INPUT_CHARS: characters,
  ADB_EDITOR_CODE: editorAction(),
  ADB_KEYBOARD_INPUT_TEXT: typeText("text", true, "success"),
  ADB_KEYBOARD_CLEAR_TEXT: clear("success"),
  ADB_KEYBOARD_EDITOR_CODE: editorAction("success"),
  ADB_KEYBOARD_SMART_ENTER: editorAction("success"),
  ADB_KEYBOARD_HIDE: async (device) => {
    if (await device.isKeyboardShown()) await device.hand.act({ type: "BACK" });
    return "success";
  },
  "devicekit.clipboard.set": setClipboard,
  "devicekit.clipboard.clear": clearClipboard,
  "phonebooth.COMPLETE": say("COMPLETE"),
  "phonebooth.ABORT": say("ABORT"),
  "phonebooth.ANSWER": say("ANSWER"),
  "phonebooth.INFO": say("INFO"),
  "phonebooth.WAIT": waitOnPhone,
};

function decodeBase64(text: string): string {
  const decoded = base64ToText(text);
  if (decoded === null) throw new CommandError("Error: bad base-64");
  return decoded;
}

const stack: CommandFunction = async ({ args, device, out }) => {
  if (args[0] !== "list") throw new CommandError(`Unknown command: stack ${args[0] ?? ""}`, 255);
  const { fullComponent } = await focusNames(device);
  await out(
    `RootTask id=12 bounds=[0,0][${device.size.width},${device.size.height}] displayId=0 userId=0\n  taskId=12: ${fullComponent} bounds=[0,0][${device.size.width},${device.size.height}] userId=0 visible=true topActivity=ComponentInfo{${fullComponent}}\n`,
  );
  return 0;
};

const subcommands: Readonly<Record<string, CommandFunction>> = {
  start,
  "start-activity": start,
  "force-stop": forceStop,
  "stop-app": forceStop,
  kill: async () => 0,
  "kill-all": async () => 0,
  broadcast,
  stack,
  "get-current-user": async ({ out }) => {
    await out("0\n");
    return 0;
  },
};

/** `monkey -p PACKAGE 1` opens an app. Random events are not there: they would be steps that nobody asked for. */
const monkey: CommandFunction = async (context) => {
  const { args, device, out, err } = context;
  const name = args.find((_, i) => args[i - 1] === "-p");
  const events = Number(args.at(-1));
  for (const arg of args) await out(`  bash arg: ${arg}\n`);
  const entry = name === undefined ? null : device.packages.find(name);
  if (!entry) {
    await out("** No activities found to run, monkey aborted.\n");
    return 252;
  }
  if (events !== 1) {
    await err("** Error: random events are not supported; use a count of 1\n");
    return 251;
  }
  await launch(device, entry);
  await out("Events injected: 1\n## Network stats: elapsed time=12ms (0ms mobile, 0ms wifi, 12ms not connected)\n");
  return 0;
};

export const activityCommands: Readonly<Record<string, CommandFunction>> = { am, monkey };
