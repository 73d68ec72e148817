/** The rules for every app. One suite runs over all apps, which it finds by their folders. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { apps } from "#apps/registry.ts";
import { defaultBrand } from "#brands/lookup.ts";
import { fillNames } from "#brands/define.ts";
import { phone } from "#apps/phone.ts";
import type { AnyApp } from "#os/define.ts";
import type { Edge } from "#os/edges.ts";
import { maxLengthAt } from "#os/max-length.ts";
import type { OpeningFocus } from "#os/opening-focus.ts";
import { isAppId, type Fields, type Lang } from "#os/values.ts";
import { fillPlaceholders, type Strings } from "#os/texts.ts";
import type { PhoneState } from "#os/state.ts";
import { defaultBoot } from "#judge/instance.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import { createPatches } from "#state/create-patches.ts";
import { applyPatches } from "#state/patch.ts";
import { navigationMapOf, graphOfApp, type NavigationGraph } from "#benchmark/navigation/graph.ts";
import { WatchedKernel, type Seen } from "#benchmark/navigation/watched-kernel.ts";
import { walkApp } from "#scripts/build/coverage.ts";
import { previewApps } from "#scripts/build/generate.ts";
import { findScreenFiles } from "#scripts/build/screen-files.ts";
import { actsOf } from "../support/acts.ts";
import { selectedApps, isAllSelected } from "../support/selected-apps.ts";
import { effort } from "../support/effort.ts";
import { openedWithoutKeyboard } from "../support/opened-without-keyboard.ts";
import { importsOf, keyOf, nodesOf, textOf, treeOf } from "../support/syntax.ts";

const root = resolve(import.meta.dirname, "../..");
const langs: readonly Lang[] = ["en", "zh-CN"];
const all = apps as readonly AnyApp[];
const hash = (s: PhoneState): string => hashOf(s as unknown as Json);

const kernel = new WatchedKernel(apps);
const walkedApps = new Set<string>();
/**
 * The minimum share of an app's screens, edges and commands that the random walks reach. The walks are deterministic,
 * but each added app changes the random texts of a walk, and with them the path of the walk. When the first users do
 * not reach the minimum, more users walk, up to `maxUsers`. The walks cannot reach screens and acts that depend on
 * arguments that no walk draws: a setting by its group and name, a network by its name.
 */
const minShares: Record<string, Shares> = {
  answersheet: [1, 0.75, 0],
  // Bids and offers need a listing of the world that is an auction or accepts offers, and a sum within its limits.
  ebay: [1, 0.8, 0.72],
  files: [0.9, 0.65, 0.25],
  launcher: [1, 0.75, 0.7],
  messages: [1, 0.75, 0.7],
  // Bookings, payments, waiting lists and meals need a train of the world, a day and two of its stops.
  railway: [0.97, 0.8, 0.55],
  settings: [0.95, 0.7, 0.5],
  themes: [1, 0.7, 0.5],
  weather: [1, 0.78, 0.6],
};
const defaultMinShares: Shares = [1, 0.8, 0.8];
const overallMinShares: Shares = [0.98, 0.83, 0.78];
const users = effort(4, 1);
const maxUsers = 48;

describe.each(selectedApps.map((app) => [app.id, app] as const))("%s", (id, app) => {
  const folder = join(root, "src/apps", id);
  const screens = app.navigation.screens as Record<
    string,
    { params: Fields; view: Fields; focus?: readonly OpeningFocus[] }
  >;
  const edges: readonly Edge[] = app.navigation.edges;
  const fileOf = (screen: string): string => `${screen.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}.tsx`;

  it("has a valid id, which is its folder's name", () => {
    expect(isAppId(id)).toBe(true);
    expect(existsSync(join(folder, "index.ts"))).toBe(true);
  });
  it("has a seed that parses and survives JSON, in both languages", () => {
    for (const lang of langs) {
      const state = phone.boot(defaultBoot(lang, 1));
      expect(JSON.parse(JSON.stringify(state.apps[id]))).toEqual(state.apps[id]);
      expect(() => phone.parse(JSON.parse(JSON.stringify(state)))).not.toThrow();
    }
  });
  it("has a drawing for each screen", () => {
    expect(findScreenFiles(folder).map((path) => basename(path))).toEqual(Object.keys(screens).map(fileOf).toSorted());
  });
  it("shows exactly the acts that its screens declare", async () => {
    // The phone performs acts that receive a result, so no control offers them.
    const results = new Set(edges.map((e) => `${e.from}.${e.onResult}`));
    const isControl = (e: Edge): boolean => e.on !== "back" && !results.has(`${e.from}.${e.on}`);
    for (const screen of Object.keys(screens)) {
      const declared = new Set(edges.filter((e) => e.from === screen && isControl(e)).map((e) => e.on));
      const { own, all: shown } = await actsOf(
        folder,
        findScreenFiles(folder).find((path) => basename(path) === fileOf(screen))!,
      );
      expect([...declared.difference(shown)], `${screen} declares but does not show`).toEqual([]);
      expect([...own.difference(declared)], `${screen} shows but does not declare`).toEqual([]);
    }
  });
  it("focuses a field of each screen with texts, or states why the screen opens without the keyboard", () => {
    const source = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".tsx"))
      .map((path) => readFileSync(join(folder, path), "utf8"))
      .join("\n");
    const isDrawn = (field: string): boolean => new RegExp(`\\b(?:field\\(["\`]|at=")${field}["\`.]`).test(source);
    for (const [name, { view, focus }] of Object.entries(screens)) {
      const texts = Object.keys(view).filter((field) => holdsText(view, field) && isDrawn(field));
      const reason = openedWithoutKeyboard[`${id}.${name}`];
      if (texts.length > 0) expect(focus !== undefined || reason !== undefined, `${name}: ${texts.join()}`).toBe(true);
      expect(focus !== undefined && reason !== undefined, `${name} is both`).toBe(false);
      for (const { field } of focus ?? [])
        expect(maxLengthAt(view, field), `${name} has no field ${field}`).not.toBeNull();
    }
  });
  it("focuses the field of each dialog with a single text", () => {
    for (const path of findScreenFiles(folder)) {
      const screen = Object.keys(screens).find((name) => fileOf(name) === basename(path));
      if (screen === undefined) continue;
      for (const { open, fields } of dialogsIn(readFileSync(path, "utf8"))) {
        if (fields.length !== 1) continue;
        const here = { view: { open, editing: null, id: null }, params: {}, state: {}, os: {} } as never;
        const ready = screens[screen]!.focus?.find(({ when }) => when !== undefined && holdsSafely(when, here));
        expect(ready?.field ?? null, `${screen}: ${open}`).toBe(
          dialogsWithoutFocus.includes(`${id}.${screen}.${open}`) ? null : fields[0],
        );
      }
    }
  });
  it("has all texts in both languages", async () => {
    const path = join(folder, "strings.ts");
    const { strings } = (existsSync(path) ? await import(path) : { strings: { en: {}, zh: {} } }) as {
      strings: Strings;
    };
    expect(Object.keys(strings.zh).toSorted()).toEqual(Object.keys(strings.en).toSorted());
    const headless = importsOf(join(folder, "index.ts"), (source) => source.startsWith(folder));
    const sources = [...headless].map((source) => readFileSync(source, "utf8")).join("\n");
    const refusals = [...sources.matchAll(/reject\("([\w-]+)"/g)].map((m) => m[1]!);
    const notices = [...sources.matchAll(/notify\([^)]*?key: "([\w-]+)"/g)].map((m) => m[1]!);
    const said = edges.flatMap((e) => [e.say, e.ask?.text, e.ask?.ok]).filter((k) => typeof k === "string");
    const missing = [...refusals, ...notices, ...said].filter((key) => !(key in strings.en));
    expect(missing).toEqual([]);
    for (const [key, text] of Object.entries(strings.en)) {
      const places = (t: string): string[] => [...new Set([...t.matchAll(/\{(\w+)/g)].map((m) => m[1]!))].toSorted();
      expect(
        places(strings.zh[key]!).filter((p) => !places(text).includes(p)),
        key,
      ).toEqual([]);
      expect(text.trim(), key).not.toBe("");
      for (const [lang, told] of [["en", text] as const, ["zh", strings.zh[key]!] as const]) {
        const template = fillNames(told, defaultBrand, lang);
        const facts = Object.fromEntries(places(template).map((p) => [p, 2]));
        expect(fillPlaceholders(template, facts), key).not.toMatch(/[{}]/);
      }
      expect(strings.zh[key], key).not.toMatch(/[\u4e00-\u9fff][?!,:;]/);
    }
  });
  it("survives hundreds of random acts: nothing throws, the state parses, a replay gives the same hash", () => {
    walkApp(kernel, id, {
      users,
      // Compares only the parts that the two states do not share.
      onStep: (before, done) => expect(createPatches(applyPatches(before, done.patches), done.state)).toEqual([]),
      onWalk: ({ start, end, log }) => {
        expect(() => phone.parse(JSON.parse(JSON.stringify(end)))).not.toThrow();
        expect(hash(log.reduce((s, command) => phone.reduce(s, command).state, start))).toBe(hash(end));
      },
    });
    walkedApps.add(id);
  });
});

it("only existing screens state why they open without the keyboard", () => {
  const named = all.flatMap((app) =>
    Object.keys(app.navigation.screens as object).map((screen) => `${app.id}.${screen}`),
  );
  // The list may already contain apps in preview, which no phone contains yet.
  const later = previewApps();
  const stated = Object.keys(openedWithoutKeyboard).filter((screen) => !later.includes(screen.split(".")[0]!));
  expect(stated.filter((screen) => isAllSelected && !named.includes(screen))).toEqual([]);
});

describe("the random acts of all apps", () => {
  const { graph, found } = navigationMapOf(phone);
  const seen = (): Seen => {
    // When tests are selected by name, the apps have not been walked yet.
    for (const { id } of selectedApps) {
      if (!walkedApps.has(id)) walkApp(kernel, id, { users });
      walkedApps.add(id);
    }
    return kernel.seen;
  };
  it.each(selectedApps.map(({ id }) => id))("%s: reach the minimum shares of its screens, edges and commands", (id) => {
    const own = graphOfApp(graph, id);
    const shares = minShares[id] ?? defaultMinShares;
    for (let from = users; from < maxUsers && unreachedNames(own, seen(), shares).length > 0; from++)
      walkApp(kernel, id, { from, users: 1 });
    expect(unreachedNames(own, seen(), shares)).toEqual([]);
  });
  // Shares of the whole phone are meaningful only when all apps were walked.
  if (!isAllSelected) return;
  it("reach most of the whole phone", () => {
    expect(unreachedNames(graph, seen(), overallMinShares)).toEqual([]);
  });
  it("use every command, together with the commands that sources name", () => {
    const used = new Set([
      ...seen().commands,
      ...all.flatMap(({ id }) => [...commandsNamed(join(root, "src/apps", id))].map((name) => `${id}.${name}`)),
      ...graph.edges.map(({ app, command }) => `${app}.${command}`),
      ...graph.screens.map(({ app, opens }) => `${app}.${opens}`),
      // The system sends these to the app whose sound or video plays.
      ...all.flatMap(({ id, media }) => Object.values(media ?? {}).map((command) => `${id}.${command}`)),
      ...[...found].flatMap(([app, { commands }]) => commands.map((command) => `${app}.${command}`)),
    ]);
    const commands = all.flatMap((app) => Object.keys(app.commands as object).map((name) => `${app.id}.${name}`));
    expect(commands.filter((command) => !used.has(command))).toEqual([]);
  });
});

/** Whether a field of a view is an editable text or contains an editable text. */
const holdsText = (view: Fields, field: string): boolean =>
  [field, `${field}.0`, `${field}.some`, `${field}.0.text`].some((path) => maxLengthAt(view, path) !== null);
/**
 * Returns false when the condition throws. Such a condition reads more than the open overlay, so it concerns no dialog.
 */
function holdsSafely(when: (c: never) => boolean, here: never): boolean {
  try {
    return when(here);
  } catch {
    return false;
  }
}
/** The dialogs of a screen: the overlay's name, and the text fields in it. */
function dialogsIn(source: string): { readonly open: string; readonly fields: readonly string[] }[] {
  return [...source.matchAll(/<(Dialog|AskBox|Plate)\b[^<]*?open=\{p\.view\.open === "(\w+)"\}([\s\S]*?)<\/\1>/g)].map(
    ([, , open, inside]) => ({
      open: open!,
      fields: [...inside!.matchAll(/\bfield\("(\w+)"\)/g)].map((m) => m[1]!),
    }),
  );
}
/** Dialogs with one text field in which the user first chooses something. */
const dialogsWithoutFocus: readonly string[] = [
  "browser.page.bookmark",
  "browser.bookmarks.edit",
  "contacts.editor.birthday",
  "wechat.forward.confirm",
];

type Shares = readonly [screens: number, edges: number, commands: number];
/** The names that the walks have not reached, for each kind whose minimum share was not reached. */
function unreachedNames(graph: NavigationGraph, seen: Seen, [screens, edges, commands]: Shares): string[] {
  const short = (names: readonly string[], among: ReadonlySet<string>, least: number): readonly string[] => {
    const left = names.filter((name) => !among.has(name));
    return (names.length - left.length) / names.length < least ? left : [];
  };
  const ids = ({ id }: { readonly id: string }): string => id;
  const named = graph.apps.flatMap(({ id }) =>
    Object.keys(phone.app(id).commands as object).map((name) => `${id}.${name}`),
  );
  return [
    ...short(graph.screens.map(ids), seen.screens, screens),
    ...short(graph.edges.map(ids), seen.edges, edges),
    ...short(named, seen.commands, commands),
  ];
}
/**
 * Returns the commands that an app's code names in objects such as `{ command: "ring" }`. They are due commands and
 * commands of notifications, which no screen runs.
 */
function commandsNamed(folder: string): Set<string> {
  const found = new Set<string>();
  for (const source of importsOf(join(folder, "index.ts"), (path) => path.startsWith(folder)))
    for (const [node] of nodesOf(treeOf(source))) {
      const name = node.type === "KeyValueProperty" && keyOf(node) === "command" ? textOf(node["value"]) : null;
      if (name !== null) found.add(name);
    }
  return found;
}
