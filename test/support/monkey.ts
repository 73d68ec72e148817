// Random touches on the real page. Nothing may throw, the phone must stay valid, HOME must leave every screen, a replay
// of the commands must give the same hash, and a fresh page must draw every moment identically, byte for byte. The
// monkey prefers controls and screens that it has not visited.
import { loadPhone } from "#scripts/build/page-driver.ts";
import { localWorld } from "#scripts/build/world-file.ts";
import { createHash } from "node:crypto";
import type { Chrome } from "#scripts/build/chrome.ts";
import { phone } from "#apps/phone.ts";
import { navigationMapOf } from "#benchmark/navigation/graph.ts";
import { randomWalk } from "#benchmark/navigation/random-walk.ts";
import { defaultBoot } from "#judge/instance.ts";
import type { Boot } from "#os/boot.ts";
import type { Command } from "#os/command.ts";
import { fontScales } from "#os/settings.ts";
import type { PhoneState } from "#os/state.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import { Rng } from "#state/rng.ts";
import { strangeTexts } from "./strange-texts.ts";

export interface MonkeyOptions {
  readonly seed: number;
  readonly actions: number;
  /** The number of moments of the episode that a fresh page draws again. */
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
  readonly memory: Memory;
}
// Commands are replayed on the kernel alone. There, commands also read the world.
await localWorld();
const device = { width: 360, height: 800, dpr: 1 };
const batchSize = 15;

const bootFor = (seed: number): Boot => ({
  ...defaultBoot(seed % 2 === 0 ? "en" : "zh-CN", seed),
  device,
  theme: seed % 3 === 0 ? "dark" : "light",
  fontScale: fontScales[seed % fontScales.length]!,
});
const hash = (s: PhoneState): string => hashOf(s as unknown as Json);

/** Plays one seed. Errors of the phone do not make it throw. It reports each problem with the seed and the step. */
export async function monkey(chrome: Chrome, url: string, run: MonkeyOptions, report: MonkeyReport): Promise<void> {
  const { seed } = run;
  const boot = bootFor(seed);
  const r = Rng.of(seed, "monkey");
  const key = `monkey${seed}`;
  const tab = await chrome.open(`${url}/screen`, device);
  let state = phone.boot(boot);
  let version = 0;
  await loadPhone(tab, { key, version, state });
  const ids = phone.apps.map((app) => app.id);
  let memory = newMemory(seed);
  const places = startMoments(memory.app, boot, seed);
  const every = Math.max(1, Math.floor(run.actions / batchSize / Math.max(1, run.moments)));
  const problem = (what: string): void => {
    const { app, screen } = phone.frontOf(state);
    report.problems.push(`seed ${seed}, step ${version}, ${app}.${screen}: ${what}`);
  };
  for (let done = 0, n = 1; done < run.actions; done += batchSize, n++) {
    // Usually the monkey starts at a screen that it has not visited. Sometimes it continues on the present screen.
    const place = r.chance(0.75) ? places.find(({ screen }) => !memory.screens[screen]) : undefined;
    if (place) {
      memory = { ...memory, here: place.screen, screens: { ...memory.screens, [place.screen]: 1 } };
      state = place.state;
      version += 1;
      await loadPhone(tab, { key, version, state });
    }
    memory.far = distances(memory);
    const played = await tab.evaluate<Batch>(
      `(${inPage})(${JSON.stringify({ key, version, seed: r.int(1, 2 ** 30), count: batchSize, ids, memory, strange: strangeTexts })})`,
    );
    ({ memory } = played);
    for (const { action, commands, hash: told } of played.log) {
      const before = state;
      for (const command of commands) state = phone.attempt(state, command).state;
      version += 1;
      report.actions += 1;
      for (const { app, screen } of [phone.frontOf(before), phone.frontOf(state)])
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
    // When a monkey has locked the phone, the test unlocks it, because a forgotten PIN is no fault of the phone.
    if (phone.isAsleep(state)) {
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
      await loadPhone(tab, { key, version, state });
    }
    const home = phone.reduce(phone.reduce(state, { name: "os.dismissPopUp", args: {} }).state, {
      name: "os.home",
      args: {},
    }).state;
    if (home.view.front !== phone.home.id || home.view.dialog || home.view.surface || phone.isAsleep(home))
      problem("HOME does not lead home");
    if (n % every !== 0) continue;
    report.moments += 1;
    const fresh = await chrome.open(`${url}/screen`, device);
    await loadPhone(fresh, { key, version, state });
    const [a, b] = [await tab.capture(), await fresh.capture()];
    if (a !== b) problem(`a fresh page draws it otherwise (${shortDigest(a)}, ${shortDigest(b)})`);
    await fresh.close();
  }
  await tab.close();
}
const shortDigest = (picture: string): string => createHash("sha256").update(picture).digest("hex").slice(0, 8);

/**
 * The monkey's knowledge of a seed's phone: visited screens, touched controls, and the screens to which controls may
 * lead.
 */
interface Memory {
  /** How often each control was touched, by control and screen. */
  readonly touched: Record<string, number>;
  readonly screens: Record<string, number>;
  /** Maps "app.screen" and a command to the screens that the command may open there. */
  readonly leads: Record<string, readonly string[]>;
  /** Number of steps from a screen to the nearest unvisited one. */
  far: Record<string, number>;
  readonly here: string;
  /** The app that this seed explores. */
  readonly app: string;
}
function newMemory(seed: number): Memory {
  const { graph } = navigationMapOf(phone);
  const leads: Record<string, string[]> = {};
  for (const { from, on, to, leads: others } of graph.edges)
    (leads[`${from} ${on}`] ??= []).push(...(to === null ? [] : [to]), ...others.map((lead) => lead.to));
  return { touched: {}, screens: {}, leads, far: {}, here: "", app: partOfSeed(seed).app };
}
/** Each seed explores one app; a large app is divided among several seeds. Other apps are visited by chance. */
const partOfSeed = (seed: number): SeedPart => allParts()[seed % allParts().length]!;
interface SeedPart {
  readonly app: string;
  readonly turn: number;
  readonly turns: number;
}
const allParts = (): SeedPart[] =>
  phone.apps.flatMap(({ id }) => {
    const turns = Math.ceil(screensOf(id).length / 7);
    return Array.from({ length: turns }, (_, turn) => ({ app: id, turn, turns }));
  });
/** The number of seeds that explore all apps completely. */
export const seedsForAll = (): number => allParts().length;
/** The seeds that together explore these apps completely. */
export const seedsForApps = (ids: readonly string[]): number[] =>
  allParts().flatMap(({ app }, seed) => (ids.includes(app) ? [seed] : []));
const screensOf = (app: string): string[] =>
  navigationMapOf(phone).graph.screens.flatMap((screen) => (screen.app === app ? [screen.id] : []));
/** A moment of each screen of an app, reached by acts on the kernel alone. The screens of this seed come first. */
function startMoments(app: string, boot: Boot, seed: number): { screen: string; state: PhoneState }[] {
  const found = new Map<string, PhoneState>();
  randomWalk(phone, phone.boot(boot), app, seed, 600, (_, { state }) => {
    const front = phone.frontOf(state);
    const { dialog, permission, chooser } = state.view;
    const isPlain = !dialog && !permission && !chooser && !phone.isAsleep(state);
    if (front.app === app && isPlain && !found.has(`${app}.${front.screen}`))
      found.set(`${app}.${front.screen}`, state);
  });
  const { turn, turns } = partOfSeed(seed);
  const screens = screensOf(app);
  const order = (screen: string): number => (screens.indexOf(screen) - turn + screens.length) % turns;
  return [...found].map(([screen, state]) => ({ screen, state })).toSorted((a, b) => order(a.screen) - order(b.screen));
}
/** Steps from each screen to the nearest unvisited screen of this seed's app. */
function distances({ leads, screens, app: own }: Memory): Record<string, number> {
  const far: Record<string, number> = {};
  for (const { id, app } of navigationMapOf(phone).graph.screens) if (app === own && !screens[id]) far[id] = 0;
  for (let changed = true; changed;) {
    changed = false;
    for (const [at, to] of Object.entries(leads)) {
      const from = at.slice(0, at.indexOf(" "));
      const steps = Math.min(...to.map((screen) => far[screen] ?? Infinity)) + 1;
      if (steps < (far[from] ?? Infinity)) {
        far[from] = steps;
        changed = true;
      }
    }
  }
  return far;
}

/**
 * Runs in the page. Reads the display and touches controls. Prefers controls that are untouched or that lead to
 * unvisited screens. Sometimes performs an unusual action instead.
 */
async function inPage(i: {
  key: string;
  version: number;
  seed: number;
  count: number;
  ids: string[];
  memory: Memory;
  strange: string[];
}): Promise<Batch> {
  interface Element {
    readonly role: string;
    readonly name: string;
    readonly bounds: readonly [number, number, number, number];
    readonly enabled: boolean;
    readonly scrollable: boolean;
    readonly acts?: Partial<Record<"tap" | "hold", readonly Command[]>>;
  }
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
    "1234",
    ...i.strange,
  ];
  const { touched, screens, leads, far, app } = i.memory;
  let abroad = 0;
  const log: { action: unknown; commands: Command[]; hash: string }[] = [];
  let { version } = i;
  let { here } = i.memory;
  try {
    for (let n = 0; n < i.count; n++) {
      const all = (await api["elements"]!({ acts: true })) as readonly Element[];
      const touchable = all.filter((e) => e.role !== "text" && e.role !== "heading");
      const middle = ({ bounds: [x1, y1, x2, y2] }: Element): number[] => [(x1 + x2) / 2, (y1 + y2) / 2];
      const spot = (): number[] =>
        touchable.length === 0 || next() < 0.1 ? [int(0, 1000), int(0, 1000)] : middle(pick(touchable));
      // Pages of the same screen are distinguished by their heading.
      const place = `${here} ${all.find((e) => e.role === "heading")?.name.slice(0, 30) ?? ""}`;
      // The possible touches of each control, with a score.
      const ways = touchable.flatMap((e) =>
        (["tap", "hold"] as const).flatMap((how) => {
          const commands = e.acts?.[how];
          if (!commands || e.role === "key") return [];
          const act = commands.find(({ name }) => name === "os.act")?.args as { on: string; args: object } | undefined;
          const what = act ? `${act.on} ${JSON.stringify(act.args).slice(0, 60)}` : `${e.role} ${e.name.slice(0, 30)}`;
          const key = `${place} ${how} ${what}`;
          const kind = `${place} ${how} ${act?.on ?? e.role}`;
          // The content behind a menu or a tab is unknown.
          const patch = (commands.find(({ name }) => name === "os.view")?.args as { patch?: object } | undefined)
            ?.patch;
          const opens = Object.entries(patch ?? {}).some(
            ([field, value]) => /^(open|tab)$/.test(field) && value !== null,
          );
          const steps = act
            ? Math.min(9, ...(leads[`${here} ${act.on}`] ?? []).map((to) => far[to] ?? 9))
            : opens
              ? 2
              : 9;
          // A menu or dialog that a touch opened may have closed before it was drawn. So the monkey prefers such a
          // control until it has touched the control four times.
          const times = touched[key] ?? 0;
          const score = next() * 2 - times * 2 - (touched[kind] ?? 0) * 0.8 + (9 - steps) * 0.7;
          return [{ e, how, key, kind, score, leads: steps < 9 && times < (opens || steps === 0 ? 4 : 1) }];
        }),
      );
      const scrollable = all.filter((e) => e.scrollable);
      const swipe = (up: boolean): Record<string, unknown> & { type: string } => {
        const [x1, y1, x2, y2] = pick(scrollable).bounds;
        const [x, high, low] = [(x1 + x2) / 2, y1 + (y2 - y1) * 0.2, y1 + (y2 - y1) * 0.8];
        return { type: "SWIPE", point1: [x, up ? low : high], point2: [x, up ? high : low] };
      };
      const touch = (way: (typeof ways)[number]): Record<string, unknown> & { type: string } => {
        touched[way.key] = (touched[way.key] ?? 0) + 1;
        touched[way.kind] = (touched[way.kind] ?? 0) + 1;
        return { type: way.how === "tap" ? "CLICK" : "LONG_PRESS", point: middle(way.e) };
      };
      const best = ways.toSorted((one, other) => other.score - one.score)[0];
      const chance = next();
      let action: Record<string, unknown> & { type: string };
      abroad = here.startsWith(`${app}.`) ? 0 : abroad + 1;
      if (abroad > 4 && chance < 0.5) action = { type: "AWAKE", value: app };
      else if (chance < 0.58) {
        // Prefers a way to an unvisited screen, then scrolling down, then leaving the screen.
        const on = ways.filter((way) => way.leads).toSorted((one, other) => other.score - one.score)[0];
        const swiped = `${place} swiped`;
        if (on) action = touch(on);
        else if (scrollable.length > 0 && (touched[swiped] ?? 0) < 3) {
          touched[swiped] = (touched[swiped] ?? 0) + 1;
          action = swipe(true);
        } else action = next() < 0.8 ? { type: "BACK" } : { type: "AWAKE", value: app };
      } else if (best && chance < 0.74) action = touch(best);
      else if (chance < 0.77 && scrollable.length > 0) action = swipe(next() < 0.7);
      else if (chance < 0.8) action = { type: "CLICK", point: spot() };
      else if (chance < 0.82) action = { type: "LONG_PRESS", point: spot() };
      else if (chance < 0.83) action = { type: "DOUBLE_TAP", point: spot() };
      else if (chance < 0.86)
        action = { type: next() < 0.5 ? "SWIPE" : "DRAG", point1: spot(), point2: [int(0, 1000), int(0, 1000)] };
      else if (chance < 0.92)
        action = {
          type: "TYPE",
          value: pick(words),
          ...(next() < 0.3 ? { point: spot() } : {}),
          clear: next() < 0.3,
        };
      else if (chance < 0.945) action = { type: "BACK" };
      else if (chance < 0.95) action = { type: "HOME" };
      else if (chance < 0.955) action = { type: "RECENT" };
      else if (chance < 0.965) action = { type: "ENTER" };
      else if (chance < 0.97) action = { type: "WAIT", value: pick([1, 5, 40, 200, 4000]) };
      else action = { type: "AWAKE", value: next() < 0.6 ? app : pick(i.ids) };
      const tickMs = action.type === "WAIT" ? Number(action["value"]) * 1000 : 1000;
      const done = (await api["perform"]!({ key: i.key, version, action, tickMs, elements: false })) as {
        commands: Command[];
        hash: string;
        app: string;
        screen: string;
      };
      version += 1;
      here = `${done.app}.${done.screen}`;
      screens[here] = (screens[here] ?? 0) + 1;
      if (far[here] === 0) far[here] = 2;
      log.push({ action, commands: done.commands, hash: done.hash });
    }
    return { log, error: null, memory: { ...i.memory, here } };
  } catch (e) {
    const error = e instanceof Error ? `${e.message} ${e.stack ?? ""}`.slice(0, 800) : String(e);
    return { log, error, memory: i.memory };
  }
}
