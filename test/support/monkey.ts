// Random hands on the real page: whatever they do, nothing throws, the phone stays valid and can be left by HOME, a replay
// of the commands gives the same hash, and a fresh page draws any moment of it the same, byte for byte.
import { createHash } from "node:crypto";
import type { Chrome, Tab } from "../../scripts/chrome.ts";
import { phone } from "../../src/apps/phone.ts";
import { bootOf } from "../../src/judge/instance.ts";
import type { Boot, Command } from "../../src/os/kernel.ts";
import { fontScales } from "../../src/os/settings.ts";
import type { PhoneState } from "../../src/os/state.ts";
import { hashOf } from "../../src/state/hash.ts";
import type { Json } from "../../src/state/json.ts";
import { overlayOf } from "../../src/state/overlay.ts";
import { Rng } from "../../src/state/rng.ts";
import { strangeTexts } from "./strange-texts.ts";

export interface MonkeyRun {
  readonly seed: number;
  readonly actions: number;
  /** How many moments are drawn again on a fresh page. */
  readonly moments: number;
}
export interface MonkeyReport {
  actions: number;
  moments: number;
  /** Screens that were in front, "app.screen". */
  readonly screens: Set<string>;
  readonly problems: string[];
}
interface Batch {
  readonly log: readonly { readonly action: unknown; readonly commands: Command[]; readonly hash: string }[];
  readonly error: string | null;
}
const device = { width: 360, height: 800, dpr: 1 };
const batch = 50;

const bootFor = (seed: number): Boot => ({
  ...bootOf(seed % 2 === 0 ? "en" : "zh-CN", seed),
  device,
  theme: seed % 3 === 0 ? "dark" : "light",
  fontScale: fontScales[seed % fontScales.length]!,
});
const call = <T>(tab: Tab, method: string, args: unknown): Promise<T> =>
  tab.evaluate<T>(`phonebooth.${method}(${JSON.stringify(args)})`);
const hash = (s: PhoneState): string => hashOf(s as unknown as Json);
const load = (tab: Tab, key: string, boot: Boot, state: PhoneState, version: number): Promise<unknown> =>
  call(tab, "load", { key, boot, overlay: overlayOf(phone.boot(boot), state), version });

/** Plays one seed. Throws nothing that the phone did: problems are told, each with the seed and the action. */
export async function monkey(chrome: Chrome, url: string, run: MonkeyRun, report: MonkeyReport): Promise<void> {
  const { seed } = run;
  const boot = bootFor(seed);
  const r = Rng.of(seed, "monkey");
  const key = `monkey${seed}`;
  const tab = await chrome.open(`${url}/screen`, device);
  let state = phone.boot(boot);
  let version = 0;
  await load(tab, key, boot, state, version);
  const ids = phone.apps.map((app) => app.id);
  const every = Math.max(1, Math.floor(run.actions / batch / Math.max(1, run.moments)));
  const problem = (what: string): void => {
    const { app, screen } = phone.frontOf(state);
    report.problems.push(`seed ${seed}, step ${version}, ${app}.${screen}: ${what}`);
  };
  for (let done = 0, n = 1; done < run.actions; done += batch, n++) {
    const played = await tab.evaluate<Batch>(
      `(${inPage})(${JSON.stringify({ key, version, seed: r.int(1, 2 ** 30), count: batch, ids, strange: strangeTexts })})`,
    );
    for (const { action, commands, hash: told } of played.log) {
      const before = state;
      for (const command of commands) state = phone.attempt(state, command).state;
      version += 1;
      report.actions += 1;
      const { app, screen } = phone.frontOf(state);
      report.screens.add(`${app}.${screen}`);
      if (hash(state) !== told) {
        problem(
          `${JSON.stringify(action)} gave another state on the page than the replay (${phone.frontOf(before).screen})`,
        );
        return;
      }
    }
    if (played.error !== null) {
      problem(played.error);
      return;
    }
    try {
      phone.parse(JSON.parse(JSON.stringify(state)));
    } catch (e) {
      problem(`the state is not valid: ${e instanceof Error ? e.message : String(e)}`);
      return;
    }
    // Who locked themselves out is let in: a forgotten PIN is no fault of the phone.
    if (phone.asleep(state)) {
      const open: Command[] = [
        { name: "os.wake", args: {} },
        { name: "os.unlock", args: {} },
        ...(state.os.lock.secret === ""
          ? []
          : [
              { name: "os.tick", args: { ms: 31_000 } },
              { name: "os.padEnter", args: { entered: state.os.lock.secret } },
            ]),
      ];
      for (const command of open) state = phone.reduce(state, command).state;
      version += 1;
      await load(tab, key, boot, state, version);
    }
    const home = phone.reduce(phone.reduce(state, { name: "os.dismissPopUp", args: {} }).state, {
      name: "os.home",
      args: {},
    }).state;
    if (home.view.front !== phone.home.id || home.view.dialog || home.view.surface || phone.asleep(home))
      problem("HOME does not lead home");
    if (n % every !== 0) continue;
    report.moments += 1;
    const fresh = await chrome.open(`${url}/screen`, device);
    await load(fresh, key, boot, state, version);
    const [a, b] = [await tab.capture(), await fresh.capture()];
    if (a !== b) problem(`a fresh page draws it otherwise (${short(a)}, ${short(b)})`);
    await fresh.close();
  }
  await tab.close();
}
const short = (picture: string): string => createHash("sha256").update(picture).digest("hex").slice(0, 8);

/** Runs in the page. It sees what is on the glass and touches it, or does something silly. */
async function inPage(i: {
  key: string;
  version: number;
  seed: number;
  count: number;
  ids: string[];
  strange: string[];
}): Promise<Batch> {
  const api = (globalThis as unknown as { phonebooth: Record<string, (x: unknown) => Promise<never>> }).phonebooth;
  let x = i.seed >>> 0;
  const next = (): number => {
    x = (Math.imul(x ^ (x >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    const y = Math.imul(x ^ (x >>> 12), 0x297a2d39);
    return ((y ^ (y >>> 15)) >>> 0) / 4294967296;
  };
  const int = (a: number, b: number): number => a + Math.floor(next() * (b - a + 1));
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const words = [
    "hello",
    "7",
    "0800 42",
    "火锅",
    "😀👍🏽",
    "a b c",
    "2026-03-20",
    "x".repeat(60),
    "nihao",
    "Mia",
    "-3.5",
    ...i.strange,
  ];
  const log: { action: unknown; commands: Command[]; hash: string }[] = [];
  let { version } = i;
  try {
    for (let n = 0; n < i.count; n++) {
      const all = (await api["elements"]!({})) as { role: string; bounds: number[]; enabled: boolean }[];
      const touchable = all.filter((e) => e.role !== "text" && e.role !== "heading");
      const spot = (): number[] => {
        if (touchable.length === 0 || next() < 0.1) return [int(0, 1000), int(0, 1000)];
        const [x1, y1, x2, y2] = pick(touchable).bounds as [number, number, number, number];
        return [(x1 + x2) / 2, (y1 + y2) / 2];
      };
      const chance = next();
      const action =
        chance < 0.55
          ? { type: "CLICK", point: spot() }
          : chance < 0.63
            ? { type: "LONG_PRESS", point: spot() }
            : chance < 0.66
              ? { type: "DOUBLE_TAP", point: spot() }
              : chance < 0.76
                ? { type: next() < 0.6 ? "SWIPE" : "DRAG", point1: spot(), point2: [int(0, 1000), int(0, 1000)] }
                : chance < 0.84
                  ? {
                      type: "TYPE",
                      value: pick(words),
                      ...(next() < 0.4 ? { point: spot() } : {}),
                      clear: next() < 0.3,
                    }
                  : chance < 0.9
                    ? { type: "BACK" }
                    : chance < 0.92
                      ? { type: "HOME" }
                      : chance < 0.93
                        ? { type: "RECENT" }
                        : chance < 0.95
                          ? { type: "ENTER" }
                          : chance < 0.96
                            ? { type: "WAIT", value: pick([1, 5, 40, 200, 4000]) }
                            : { type: "AWAKE", value: next() < 0.8 ? pick(i.ids) : pick(words) || "x" };
      const tickMs = action.type === "WAIT" ? Number(action.value) * 1000 : 1000;
      const done = (await api["perform"]!({ key: i.key, version, action, tickMs, elements: false })) as {
        commands: Command[];
        hash: string;
      };
      version += 1;
      log.push({ action, commands: done.commands, hash: done.hash });
    }
    return { log, error: null };
  } catch (e) {
    return { log, error: e instanceof Error ? `${e.message} ${e.stack ?? ""}`.slice(0, 800) : String(e) };
  }
}
