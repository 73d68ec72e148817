// Five agents as their phones see them: the adb commands that each sends to look, open, touch, type and go back, read in the
// agents' sources (docs/adb.md). The caller decides what to do next, in the place of their models.
import { pullFile, shellText } from "./adb-doors.ts";
import type { YumeClient } from "./yume-adb.ts";

export interface Pixel {
  readonly x: number;
  readonly y: number;
}
export interface AppToOpen {
  readonly package: string;
  /** Returns where the app's icon is on the home screen. Agents that cannot start an app touch it. */
  readonly icon: () => Promise<Pixel>;
}
/** An agent that is connected with a phone. */
export interface AdbAgent {
  /** What the agent asks once, at its start. */
  start(): Promise<void>;
  /** What the agent asks before each act. */
  look(): Promise<void>;
  open(app: AppToOpen): Promise<void>;
  tap(at: Pixel): Promise<void>;
  swipe(from: Pixel, to: Pixel): Promise<void>;
  /** Types into the field with the focus. */
  type(text: string): Promise<void>;
  back(): Promise<void>;
  /** Missing where the agent has no such act. */
  home?(): Promise<void>;
}

/** The three commands of adb that agents use, with the words that reach the phone. */
export class AgentAdb {
  readonly #adb: YumeClient["adb"];
  constructor({ adb }: YumeClient) {
    this.#adb = adb;
  }
  /** `adb shell LINE`. Throws if the command fails. */
  async shell(line: string): Promise<string> {
    return shellText(this.#adb, line);
  }
  /** The same, where the agent does not look at the result. */
  async tryShell(line: string): Promise<void> {
    await this.#adb.subprocess.shellProtocol!.spawnWaitText(line);
  }
  /** `adb exec-out screencap -p`: adb quotes all words but the first. */
  async picture(): Promise<Uint8Array> {
    return asPng(await this.#adb.subprocess.noneProtocol.spawnWait("screencap '-p'"));
  }
  /** `adb pull PATH`. */
  async pull(path: string): Promise<Uint8Array> {
    return pullFile(this.#adb, path);
  }
  async pullPicture(path: string): Promise<void> {
    asPng(await this.pull(path));
  }
}
function asPng(bytes: Uint8Array): Uint8Array {
  const [head, tail] = [Buffer.from(bytes.subarray(1, 4)), Buffer.from(bytes.subarray(-8, -4))];
  if (head.toString() !== "PNG" || tail.toString() !== "IEND") throw new Error("This is no whole PNG");
  return bytes;
}

const monkey = (name: string): string => `monkey -p ${name} -c android.intent.category.LAUNCHER 1`;
const homeByIntent = "am start -a android.intent.action.MAIN -c android.intent.category.HOME";
const keyboard = "com.android.adbkeyboard/.AdbIME";
const expectIn = (text: string, wanted: string): void => {
  if (!text.includes(wanted)) throw new Error(`"${wanted}" is not in: ${text}`);
};
const swipeOf = (from: Pixel, to: Pixel, ms: number): string => `input swipe ${from.x} ${from.y} ${to.x} ${to.y} ${ms}`;

export function openAutoGlm(adb: AgentAdb): AdbAgent {
  return {
    // The agent refuses to start without this keyboard.
    start: async () => expectIn(await adb.shell("ime list -s"), keyboard),
    look: async () => {
      await adb.shell("screencap -p /sdcard/tmp.png");
      await adb.pullPicture("/sdcard/tmp.png");
      expectIn(await adb.shell("dumpsys window"), "mCurrentFocus");
    },
    open: async (app) => expectIn(await adb.shell(monkey(app.package)), "Events injected: 1"),
    tap: async ({ x, y }) => void (await adb.shell(`input tap ${x} ${y}`)),
    swipe: async (from, to) => {
      const square = (to.x - from.x) ** 2 + (to.y - from.y) ** 2;
      const ms = Math.max(1000, Math.min(Math.floor(square / 1000), 2000));
      await adb.shell(swipeOf(from, to, ms));
    },
    type: async (text) => {
      const before = (await adb.shell("settings get secure default_input_method")).trim();
      await adb.shell(`ime set ${keyboard}`);
      // "Warms up" the keyboard with an empty text. As on Android, am misses a word, which the agent does not look at.
      await adb.tryShell("am broadcast -a ADB_INPUT_B64 --es msg ");
      await adb.shell("am broadcast -a ADB_CLEAR_TEXT");
      await adb.shell(`am broadcast -a ADB_INPUT_B64 --es msg ${Buffer.from(text).toString("base64")}`);
      await adb.shell(`ime set ${before}`);
    },
    back: async () => void (await adb.shell("input keyevent 4")),
    home: async () => void (await adb.shell("input keyevent KEYCODE_HOME")),
  };
}

/** One command for each character. */
export function mobileAgent3(adb: AgentAdb): AdbAgent {
  const tap = async ({ x, y }: Pixel): Promise<void> => void (await adb.shell(`input tap ${x} ${y}`));
  const commandOf = (character: string): string => {
    if (character === " ") return "input text %s";
    if (character === "_" || character === "\n") return "input keyevent 66";
    return /[A-Za-z0-9.,!?@:-]/.test(character)
      ? `input text ${character}`
      : `am broadcast -a ADB_INPUT_TEXT --es msg ${character}`;
  };
  const home = async (): Promise<void> => void (await adb.shell(homeByIntent));
  return {
    start: async () => {},
    look: async () => {
      // At first, there is no such file.
      await adb.tryShell("rm /sdcard/screenshot.png");
      await adb.shell("screencap -p /sdcard/screenshot.png");
      await adb.pullPicture("/sdcard/screenshot.png");
    },
    open: async (app) => {
      await home();
      await tap(await app.icon());
    },
    tap,
    swipe: async (from, to) => void (await adb.shell(swipeOf(from, to, 500))),
    type: async (text) => {
      for (const character of text) await adb.shell(commandOf(character));
    },
    back: async () => void (await adb.shell("input keyevent 4")),
    home,
  };
}

export function mobileAgent35(adb: AgentAdb): AdbAgent {
  return {
    start: async () => {},
    look: async () => void (await adb.picture()),
    open: async (app) => {
      // The agent starts only what this lists.
      expectIn(await adb.shell("pm list packages -3"), `package:${app.package}\n`);
      expectIn(await adb.shell(monkey(app.package)), "Events injected: 1");
    },
    tap: async ({ x, y }) => void (await adb.shell(`input tap ${x} ${y}`)),
    swipe: async (from, to) => void (await adb.shell(swipeOf(from, to, 800))),
    type: async (text) => {
      await adb.shell(`ime enable ${keyboard}`);
      await adb.shell(`ime set ${keyboard}`);
      // The agent's quotes are for the shell of its own machine.
      await adb.shell(`am broadcast -a ADB_INPUT_TEXT --es msg ${text}`);
      await adb.shell(`ime disable ${keyboard}`);
    },
    back: async () => void (await adb.shell("input keyevent 4")),
    home: async () => void (await adb.shell(homeByIntent)),
  };
}

/** Touches the middle of an element of the tree. Has no way home. */
export function appAgent(adb: AgentAdb): AdbAgent {
  let round = 0;
  let tree = "";
  const look = async (): Promise<void> => {
    round += 1;
    await adb.shell(`screencap -p /sdcard/${round}.png`);
    await adb.pullPicture(`/sdcard/${round}.png`);
    await adb.shell(`uiautomator dump /sdcard/${round}.xml`);
    tree = Buffer.from(await adb.pull(`/sdcard/${round}.xml`)).toString();
  };
  /** The smallest element of the tree at this point that can be touched, or has the focus. */
  const elementAt = ({ x, y }: Pixel): Pixel => {
    const boxes = (tree.match(/<node [^>]*>/g) ?? [])
      .filter((node) => node.includes('clickable="true"') || node.includes('focusable="true"'))
      .map((node) => /bounds="\[(\d+),(\d+)\]\[(\d+),(\d+)\]"/.exec(node)!.slice(1).map(Number))
      .filter(([left, top, right, bottom]) => x >= left! && x <= right! && y >= top! && y <= bottom!)
      .toSorted((a, b) => (a[2]! - a[0]!) * (a[3]! - a[1]!) - (b[2]! - b[0]!) * (b[3]! - b[1]!));
    const [left, top, right, bottom] = boxes[0] ?? [];
    if (left === undefined) throw new Error(`The tree has nothing to touch at ${x}, ${y}`);
    return { x: Math.floor((left + right!) / 2), y: Math.floor((top! + bottom!) / 2) };
  };
  const tap = async (at: Pixel): Promise<void> => {
    const { x, y } = elementAt(at);
    await adb.shell(`input tap ${x} ${y}`);
  };
  return {
    start: async () => {
      const [width, height] = (await adb.shell("wm size")).trim().split(": ")[1]!.split("x").map(Number);
      if (!(width! > 0 && height! > 0)) throw new Error("wm size was not understood");
    },
    look,
    open: async (app) => tap(await app.icon()),
    tap,
    swipe: async (from, to) => void (await adb.shell(swipeOf(from, to, 400))),
    type: async (text) => void (await adb.shell(`input text ${text.replaceAll(" ", "%s").replaceAll("'", "")}`)),
    back: async () => void (await adb.shell("input keyevent KEYCODE_BACK")),
  };
}

export function uiTars(adb: AgentAdb): AdbAgent {
  const tap = async ({ x, y }: Pixel): Promise<void> => void (await adb.shell(`input tap ${x} ${y}`));
  const home = async (): Promise<void> => void (await adb.shell("input keyevent KEYCODE_HOME"));
  let broadcasts: boolean | null = null;
  return {
    start: async () => {},
    look: async () => void (await adb.picture()),
    open: async (app) => {
      await home();
      await tap(await app.icon());
    },
    tap,
    swipe: async (from, to) => void (await adb.shell(swipeOf(from, to, 300))),
    type: async (text) => {
      broadcasts ??= (await adb.shell("settings get secure default_input_method")).includes(keyboard);
      if (/[\u4e00-\u9fff]/.test(text) && !broadcasts) {
        expectIn(await adb.shell(`ime set ${keyboard}`), `Input method ${keyboard} selected for user`);
        broadcasts = true;
      }
      // These quotes reach the phone: the agent starts adb without a shell.
      const escaped = text.replaceAll(/(['"\\])/g, "\\$1");
      await adb.shell(broadcasts ? `am broadcast -a ADB_INPUT_TEXT --es msg "${escaped}"` : `input text "${escaped}"`);
    },
    back: async () => void (await adb.shell("input keyevent KEYCODE_BACK")),
    home,
  };
}
