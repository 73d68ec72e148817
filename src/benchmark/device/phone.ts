// A real phone or an emulator as the runner plays it: each action becomes commands of adb, and the observation is read
// from the display. The phone is neither reset nor judged.
import { quote } from "#adb/shell/quote.ts";
import type { DisplayAction } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import type { EpisodeEnd, Lang, Observation, ObservationWish, Stepped } from "#contract/env.ts";
import type { Size } from "../agent/adapter.ts";
import { EpisodeFault, StoppedError } from "../run/fault.ts";
import { pauseFor } from "../run/pause.ts";
import { pngSize } from "../run/pictures.ts";
import type { PlayedPhone } from "../run/play.ts";
import { InstalledApps, parseComponent, parsePackages } from "./apps.ts";
import { extractPng, isStill, parseDisplaySize, turnedSize } from "./display.ts";
import { parseDump } from "./dump.ts";
import { firstLine, type AdbShell } from "./shell.ts";
import { backKey, enterKey, homeKey, keyCommand, openUrlCommand, recentKey, touchCommand } from "./touch.ts";
import { typeText } from "./type-text.ts";

export interface DeviceOptions {
  /** How long the phone may take after an action until its display is still, in milliseconds. */
  readonly settleMs: number;
  /** Packages by the names that agents use, in addition to the known apps. */
  readonly named?: ReadonlyMap<string, string>;
  readonly signal: AbortSignal;
  /** Called with what the operator of the run should know, such as an app that was not found. */
  readonly onNotice?: (text: string) => void;
  /** Waits. A test replaces it. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}
/** What the phone says about itself. */
export interface DeviceFacts {
  readonly manufacturer: string;
  readonly model: string;
  /** The version of Android, such as "14". */
  readonly android: string;
  /** The phone's build, which names every version of its system. */
  readonly build: string;
  readonly locale: Lang;
  /** The size of the display in the phone's natural orientation, in pixels. */
  readonly display: Size;
}

/** How long an app may take until it starts to react to an action, in milliseconds. */
const reactionMs = 400;
/** The time between two pictures that are compared, in milliseconds. */
const pollMs = 250;
/** The dump fails while the display moves. */
const maxDumpAttempts = 3;
const dumpPath = "/data/local/tmp/phonebooth-window.xml";

export class DevicePhone implements PlayedPhone {
  readonly facts: DeviceFacts;
  readonly #shell: AdbShell;
  readonly #options: DeviceOptions;
  #apps: InstalledApps;
  /** The size of the display as it is turned now, in pixels. */
  #size: Size;
  #steps = 0;

  private constructor(shell: AdbShell, options: DeviceOptions, facts: DeviceFacts, apps: InstalledApps) {
    this.#shell = shell;
    this.#options = options;
    this.facts = facts;
    this.#apps = apps;
    this.#size = facts.display;
  }

  static async open(shell: AdbShell, options: DeviceOptions): Promise<DevicePhone> {
    const { signal } = options;
    const facts = await readFacts(shell, signal);
    return new DevicePhone(shell, options, facts, await readApps(shell, options));
  }

  /** The names of the apps that an agent can open by name. */
  get titles(): string[] {
    return this.#apps.titles(this.facts.locale);
  }

  async step(action: DisplayAction, look: ObservationWish): Promise<Stepped> {
    const { message, outcome, touches } = await this.#perform(action);
    this.#steps += 1;
    if (message !== undefined) this.#options.onNotice?.(message);
    return {
      step: this.#steps,
      observation: await this.observe(look, touches ? await this.#settle() : null),
      terminated: outcome !== undefined,
      truncated: false,
      ...(outcome === undefined ? {} : { outcome }),
      ...(message === undefined ? {} : { message }),
    };
  }

  /** Looks at the phone. `taken`: the picture of the display, if there is one already. */
  async observe(look: ObservationWish, taken: Uint8Array | null = null): Promise<Observation> {
    const picture = taken ?? (await this.#picture());
    const { stdout } = await this.#run("wm size; date +%Y-%m-%dT%H:%M:%S%z");
    const size = pngSize(picture);
    this.#size = turnedSize(parseDisplaySize(stdout) ?? size, size);
    const elements = look.elements ? await this.#elements() : null;
    return {
      ...(look.screenshot === "base64"
        ? { screenshot: { format: "png", ...size, base64: Buffer.from(picture).toString("base64") } }
        : {}),
      ...(elements ? { elements } : {}),
      clock: parseClock(stdout),
    };
  }

  async #perform(
    action: DisplayAction,
  ): Promise<{ readonly touches: boolean; readonly message?: string; readonly outcome?: EpisodeEnd }> {
    switch (action.type) {
      case "CLICK":
      case "DOUBLE_TAP":
      case "LONG_PRESS":
      case "SWIPE":
      case "DRAG":
        await this.#run(touchCommand(action, this.#size));
        return { touches: true };
      case "TYPE":
        await typeText(action, {
          size: this.#size,
          run: (command) => this.#run(command),
          // What must be put back on the phone is put back even if the episode is stopped.
          runAlways: (command) => this.#shell.shell(command),
          elements: () => this.#elements(),
          pause: (ms) => this.#pause(ms),
        });
        return { touches: true };
      case "BACK":
        return this.#press(backKey);
      case "HOME":
        return this.#press(homeKey);
      case "RECENT":
        return this.#press(recentKey);
      case "ENTER":
        return this.#press(enterKey);
      case "KEY":
        await this.#run(keyCommand(action));
        return { touches: true };
      case "AWAKE":
        return { touches: true, ...(await this.#openApp(action.value)) };
      case "OPEN_URL":
        return { touches: true, ...(await this.#openUrl(action.value)) };
      case "WAIT":
        await this.#pause(action.value * 1000);
        return { touches: false };
      case "COMPLETE":
        return { touches: false, outcome: "complete" };
      case "ABORT":
        return { touches: false, outcome: "abort" };
      case "NOOP":
      case "ANSWER":
      case "INFO":
        return { touches: false };
    }
  }

  async #press(code: number): Promise<{ readonly touches: true }> {
    await this.#run(`input keyevent ${code}`);
    return { touches: true };
  }

  /** Opens an app as its icon does. Returns a message if there is no such app, as our own phone does. */
  async #openApp(name: string): Promise<{ readonly message?: string }> {
    let found = this.#apps.find(name);
    if ("missing" in found) {
      // The app may have been installed since.
      this.#apps = await readApps(this.#shell, this.#options);
      found = this.#apps.find(name);
    }
    if ("missing" in found) return { message: found.missing };
    if ("home" in found) {
      await this.#press(homeKey);
      return {};
    }
    const launcher = "android.intent.category.LAUNCHER";
    const { stdout } = await this.#try(
      `cmd package resolve-activity --brief -a android.intent.action.MAIN -c ${launcher} ${quote(found.package)}`,
    );
    const component = parseComponent(stdout, found.package);
    // The flags are those of a launcher: the app comes to the front as the user left it.
    const start = `am start -a android.intent.action.MAIN -c ${launcher} -f 0x10200000 -n ${quote(component ?? "")}`;
    // monkey is the second choice, because it also turns auto-rotate on.
    const opened = await this.#try(component ? start : `monkey -p ${quote(found.package)} -c ${launcher} 1`);
    if (opened.status === 0 && !/^Error|No activities found/m.test(`${opened.stdout}\n${opened.stderr}`)) return {};
    return { message: `The app ${name} (${found.package}) did not open: ${firstLine(opened)}` };
  }
  async #openUrl(url: string): Promise<{ readonly message?: string }> {
    const opened = await this.#try(openUrlCommand(url));
    const text = `${opened.stdout}\n${opened.stderr}`;
    if (opened.status === 0 && !/^Error/m.test(text)) return {};
    return { message: `No app of this phone opens ${url}.` };
  }

  /** Waits until the display is still, or until the time is over. Returns the last picture. */
  async #settle(): Promise<Uint8Array> {
    let left = this.#options.settleMs;
    const wait = async (ms: number): Promise<void> => {
      const paused = Math.min(ms, left);
      left -= paused;
      if (paused > 0) await this.#pause(paused);
    };
    await wait(reactionMs);
    let before = await this.#picture();
    while (left > 0) {
      const began = performance.now();
      await wait(pollMs);
      const after = await this.#picture();
      if (await isStill(before, after)) return after;
      // The time that the picture took counts, too.
      left -= Math.max(0, performance.now() - began - pollMs);
      before = after;
    }
    return before;
  }

  async #picture(): Promise<Uint8Array> {
    return extractPng(await this.#shell.exec("screencap -p", this.#options.signal));
  }
  /** Returns null if the phone gives no dump, which happens while its display moves. */
  async #elements(): Promise<Element[] | null> {
    const command = `rm -f ${dumpPath}; uiautomator dump ${dumpPath} >&2; cat ${dumpPath}; rm -f ${dumpPath}`;
    let reason = "";
    for (let attempt = 1; attempt <= maxDumpAttempts; attempt++) {
      const output = await this.#try(command);
      try {
        return parseDump(output.stdout, this.#size);
      } catch (error) {
        reason = output.stdout.trim() === "" ? firstLine(output) : error instanceof Error ? error.message : "";
      }
    }
    this.#options.onNotice?.(`The phone gave no elements: ${reason.split("\n")[0]!}`);
    return null;
  }

  #try(command: string) {
    return this.#shell.shell(command, this.#options.signal);
  }
  /** Runs a command. Throws EpisodeFault if the phone refuses it. */
  async #run(command: string) {
    const output = await this.#try(command);
    const text = `${output.stderr}\n${output.stdout}`;
    // Old phones answer every command with status 0.
    const isRefused = output.status !== 0 || /^(Error: |Exception occurred|java\.lang\.)/m.test(text);
    if (!isRefused) return output;
    if (/INJECT_EVENTS/.test(text))
      throw new EpisodeFault(
        "environment",
        "The phone does not let adb touch it: allow it in the developer options (such as USB debugging (Security settings))",
      );
    throw new EpisodeFault("action", `The phone refused "${command}": ${firstLine(output)}`);
  }
  async #pause(ms: number): Promise<void> {
    const { signal, pause = pauseFor } = this.#options;
    await pause(ms, signal);
    if (signal.aborted) throw new StoppedError();
  }
}

const properties = [
  "ro.product.manufacturer",
  "ro.product.model",
  "ro.build.version.release",
  "ro.build.fingerprint",
  "persist.sys.locale",
  "ro.product.locale",
];
async function readFacts(shell: AdbShell, signal: AbortSignal): Promise<DeviceFacts> {
  const { stdout } = await shell.shell(properties.map((name) => `getprop ${name}`).join("; "), signal);
  const values = stdout.split("\n").map((line) => line.trim());
  const [manufacturer = "", model = "", android = "", build = "", chosen = "", original = ""] = values;
  const sizes = await shell.shell("wm size", signal);
  const display = parseDisplaySize(sizes.stdout);
  if (display === null) throw new EpisodeFault("setup", `The phone does not tell its size: ${firstLine(sizes)}`);
  const locale = (chosen || original).startsWith("zh") ? "zh-CN" : "en";
  return { manufacturer, model, android, build, locale, display };
}
async function readApps(shell: AdbShell, { named, signal }: DeviceOptions): Promise<InstalledApps> {
  const { stdout } = await shell.shell("pm list packages", signal);
  return new InstalledApps(parsePackages(stdout), named);
}

/** Returns the phone's clock in ISO 8601, with the phone's offset from UTC. Empty if the phone does not tell it. */
function parseClock(text: string): string {
  const [, moment, hours, minutes] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)([+-]\d\d)(\d\d)$/m.exec(text) ?? [];
  return moment === undefined ? "" : `${moment}${hours}:${minutes}`;
}
