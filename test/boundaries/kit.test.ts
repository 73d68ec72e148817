// The kit holds what many draw with, the looks of an app what it alone draws with: else the kit grows with every app, and all
// apps look alike.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { nodesOf, parsedAs, type Node } from "../support/syntax.ts";

const root = join(import.meta.dirname, "../..");
const textOf = (path: string): string => readFileSync(join(root, path), "utf8");
const filesBelow = (folder: string, ends: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ends.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));

/** What each file imports, by paths below the project. */
type Imports = Readonly<Record<string, readonly string[]>>;
const importsOf = (path: string): string[] =>
  [...textOf(path).matchAll(/(?:from|import)\s*\(?"(\.[^"?]+)"/g)].map(([, to]) => join(dirname(path), to!));

const kit = "src/ui/kit/";
const shared = `${kit}shared/`;
/** An app by its id; all else is the phone itself. */
const userOf = (path: string): string => /^src\/apps\/([^/]+)\//.exec(path)?.[1] ?? "the phone";
/** Who draws with each part of the kit, be it by way of another part. */
function usersOf(imports: Imports): ReadonlyMap<string, ReadonlySet<string>> {
  const importers = new Map<string, string[]>();
  for (const [from, targets] of Object.entries(imports))
    for (const to of targets) importers.set(to, [...(importers.get(to) ?? []), from]);
  const all = (part: string, seen: Set<string>): string[] =>
    (importers.get(part) ?? []).flatMap((from) => {
      if (!from.startsWith(kit)) return [userOf(from)];
      if (seen.has(from)) return [];
      return all(from, seen.add(from));
    });
  const parts = Object.keys(imports).filter((path) => path.startsWith(kit));
  return new Map(parts.map((part) => [part, new Set(all(part, new Set([part])))]));
}
/**
 * Draws an inhabitant of the world, as pictures are drawn from `scenes`: whatever shows a map of a city shows this one, be
 * it one app today.
 */
const ofWorld = `${kit}map/`;
/** A part of `kit` is drawn with by three apps or more, or by the phone itself; one of `kit/shared` by two apps. */
const misplaced = (imports: Imports): string[] =>
  [...usersOf(imports)]
    .filter(([part]) => !part.startsWith(ofWorld))
    .filter(([part, users]) =>
      part.startsWith(shared) ? users.size !== 2 || users.has("the phone") : users.size < 3 && !users.has("the phone"),
    )
    .map(([part, users]) => `${part}: ${[...users].join(", ") || "nobody"}`);

describe("the kit", () => {
  it("holds what three apps or the phone draw with, and apart from that what two do", () => {
    const files = ["src/ui", "src/apps"].flatMap((folder) => filesBelow(folder, /\.tsx?$/));
    const imports = Object.fromEntries(files.map((path) => [path, importsOf(path)]));
    expect([...usersOf(imports).values()].filter((users) => users.size > 3).length).toBeGreaterThan(5);
    expect(misplaced(imports)).toEqual([]);
  });
  it.each([
    ["one app", { "src/apps/a/looks/x.tsx": ["src/ui/kit/dial.tsx"], "src/ui/kit/dial.tsx": [] }],
    [
      "two apps, outside of kit/shared",
      {
        "src/apps/a/looks/x.tsx": ["src/ui/kit/dial.tsx"],
        "src/apps/b/screens/y.tsx": ["src/ui/kit/dial.tsx"],
        "src/ui/kit/dial.tsx": [],
      },
    ],
    [
      "nobody, but for a part that nobody draws with",
      { "src/ui/kit/a.tsx": ["src/ui/kit/b.tsx"], "src/ui/kit/b.tsx": [] },
    ],
    [
      "three apps, in kit/shared",
      {
        "src/apps/a/screens/x.tsx": ["src/ui/kit/shared/pad.tsx"],
        "src/apps/b/screens/y.tsx": ["src/ui/kit/shared/pad.tsx"],
        "src/apps/c/screens/z.tsx": ["src/ui/kit/shared/pad.tsx"],
        "src/ui/kit/shared/pad.tsx": [],
      },
    ],
  ])("the check finds a part of %s", (_, imports) => expect(misplaced(imports)).not.toEqual([]));
  it("the check passes a part that three apps have by way of others, and one of the phone's", () => {
    expect(
      misplaced({
        "src/apps/a/screens/x.tsx": ["src/ui/kit/row.tsx"],
        "src/apps/b/screens/y.tsx": ["src/ui/kit/row.tsx"],
        "src/apps/c/looks/z.tsx": ["src/ui/kit/tap.tsx", "src/ui/kit/row.tsx"],
        "src/ui/kit/row.tsx": ["src/ui/kit/tap.tsx"],
        "src/ui/kit/tap.tsx": [],
        "src/ui/shell/strip.tsx": ["src/ui/kit/lamp.tsx"],
        "src/ui/kit/lamp.tsx": [],
      }),
    ).toEqual([]);
  });
});

describe("style sheets", () => {
  const sheets = [...filesBelow("src/ui/kit", /\.css$/), ...filesBelow("src/ui/shell", /\.css$/)];
  const looks = filesBelow("src/apps", /\.css$/);
  it("belong to the part that brings them, but for those of everything and the themes of apps", () => {
    const whole = ["tokens", "base", "whole"].map((name) => `src/ui/kit/${name}.css`);
    const alone = [...sheets, ...looks].filter((path) => !whole.includes(path) && !path.endsWith("/looks/theme.css"));
    const broughtBy = (path: string): boolean => importsOf(path.replace(/css$/, "tsx")).includes(path);
    expect(alone.length).toBeGreaterThan(30);
    expect(alone.filter((path) => !broughtBy(path))).toEqual([]);
  });
  it("of the kit and the shell know no app", () => {
    expect(sheets.filter((path) => textOf(path).includes("data-app"))).toEqual([]);
  });
  it("of apps lie in their looks, and name what is outside of their frame only for :scope", () => {
    expect(looks.filter((path) => !/^src\/apps\/[^/]+\/looks\//.test(path))).toEqual([]);
    const outside = /(?:\.phone|\.glass|\[data-(?:theme|app|font)|\[lang)(?![^,{]*:scope)[^,{]*[,{]/;
    expect(looks.filter((path) => outside.test(textOf(path)))).toEqual([]);
  });
  it("give classes that stand for something in the part", () => {
    const parts = ["src/ui", "src/apps"].flatMap((folder) => filesBelow(folder, /\.tsx$/));
    const named = [...parts, ...["src/os", "src/apps", "src/world"].flatMap((folder) => filesBelow(folder, /\.ts$/))];
    const words = new Set(named.flatMap((path) => textOf(path).match(/[\w-]+/g) ?? []));
    const beginnings = parts.flatMap((path) => [...textOf(path).matchAll(/([\w-]+)\$\{/g)].map(([, start]) => start!));
    // A class may be put together of a beginning and a choice, `web-h${level}`, or of two words, `${sky}-${time}`.
    const known = (name: string): boolean =>
      words.has(name) ||
      beginnings.some((start) => start.length > 2 && name.startsWith(start)) ||
      (name.includes("-") && name.split("-").every((word) => words.has(word)));
    const unknown = [...sheets, ...looks].flatMap((path) =>
      [
        ...textOf(path)
          .replaceAll(/\/\*[\s\S]*?\*\/|\{[^{}]*\}/g, "")
          .matchAll(/\.([a-zA-Z][\w-]*)/g),
      ]
        .filter(([, name]) => !known(name!))
        .map(([name]) => `${path}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });
  it("take what an app may set from tokens that docs/add-an-app.md tells of", () => {
    const settable = /--(?:bar|list|sheet|dialog|menu|foot|button|fab|chip|font)(?:-[a-z-]+)?/g;
    const read = new Set(sheets.flatMap((path) => textOf(path).match(settable) ?? []));
    const told = new Set(textOf("docs/add-an-app.md").match(settable));
    expect([...told].toSorted()).toEqual([...read].toSorted());
  });
  it("and parts have at most 400 lines", () => {
    const parts = [...filesBelow("src/ui/kit", /\.tsx?$/), ...filesBelow("src/apps", /\.tsx$/), ...sheets, ...looks];
    expect(parts.filter((path) => textOf(path).split("\n").length > 401 && path.includes("/looks/"))).toEqual([]);
  });
});

it("no element has classes that change both in `class` and in `classList`: setting the one wipes the other out", () => {
  expect(mixedIn("<p class={`a ${b() ? `c ${d()}` : ''}`} title=\"e\" classList={{ f: g() }} />")).toBe(true);
  expect(mixedIn('<p class="a" classList={{ f: g() }} />')).toBe(false);
  expect(filesBelow("src", /\.tsx$/).filter((path) => mixedIn(textOf(path)))).toEqual([]);
});
/** Whether some element has a `classList`, and a `class` that is no plain text. */
function mixedIn(text: string): boolean {
  return [...nodesOf(parsedAs("some.tsx", text))].some(([{ type, attributes }]) => {
    if (type !== "JSXOpeningElement") return false;
    const valueOf = (name: string): Node | undefined =>
      (attributes as Node[]).find((a) => (a["name"] as { value?: string } | undefined)?.value === name)?.["value"] as
        | Node
        | undefined;
    return valueOf("classList") !== undefined && (valueOf("class")?.type ?? "StringLiteral") !== "StringLiteral";
  });
}
