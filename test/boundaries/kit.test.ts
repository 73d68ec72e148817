// The kit contains parts that several apps use; parts of a single app are in the app's looks. Otherwise the kit would
// grow with every app, and all apps would look alike.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { importPath } from "#scripts/build/import-path.ts";
import { nodesOf, parseText, type Node } from "../support/syntax.ts";

const root = join(import.meta.dirname, "../..");
const textOf = (path: string): string => readFileSync(join(root, path), "utf8");
const filesBelow = (folder: string, ends: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ends.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));

/** The imports of each file, as paths relative to the project. */
type Imports = Readonly<Record<string, readonly string[]>>;
const importsOf = (path: string): string[] =>
  [...textOf(path).matchAll(/(?:from|import)\s*\(?"([.#][^"?]+)"/g)].map(([, to]) => importPath(path, to!)!);

const kit = "src/ui/kit/";
const shared = `${kit}shared/`;
/** The id of the app that a file belongs to, or "the phone". */
const userOf = (path: string): string => /^src\/apps\/([^/]+)\//.exec(path)?.[1] ?? "the phone";
/** The users of each part of the kit, including users that import the part through another part. */
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
 * The map part draws data of the world, as other parts draw the pictures of `scenes`. Every app that shows a map of a
 * city uses this part, so it is in the kit even if only one app shows a map today.
 */
const worldParts = `${kit}map/`;
/**
 * The misplaced parts. A part of `kit` needs three apps or the phone itself as users; a part of `kit/shared` needs
 * exactly two apps.
 */
const misplacedParts = (imports: Imports): string[] =>
  [...usersOf(imports)]
    .filter(([part]) => !part.startsWith(worldParts))
    .filter(([part, users]) =>
      part.startsWith(shared) ? users.size !== 2 || users.has("the phone") : users.size < 3 && !users.has("the phone"),
    )
    .map(([part, users]) => `${part}: ${[...users].join(", ") || "nobody"}`);

describe("the kit", () => {
  it("contains the parts of three apps or the phone, and in kit/shared those of exactly two apps", () => {
    const files = ["src/ui", "src/apps"].flatMap((folder) => filesBelow(folder, /\.tsx?$/));
    const imports = Object.fromEntries(files.map((path) => [path, importsOf(path)]));
    expect([...usersOf(imports).values()].filter((users) => users.size > 3).length).toBeGreaterThan(5);
    expect(misplacedParts(imports)).toEqual([]);
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
  ])("the check finds a part used by %s", (_, imports) => expect(misplacedParts(imports)).not.toEqual([]));
  it("the check accepts a part that three apps use through others, and one that the phone uses", () => {
    expect(
      misplacedParts({
        "src/apps/a/screens/x.tsx": ["src/ui/kit/row.tsx"],
        "src/apps/b/screens/y.tsx": ["src/ui/kit/row.tsx"],
        "src/apps/c/looks/z.tsx": ["src/ui/kit/tap.tsx", "src/ui/kit/row.tsx"],
        "src/ui/kit/row.tsx": ["src/ui/kit/tap.tsx"],
        "src/ui/kit/tap.tsx": [],
        "src/ui/shell/suggestion-bar.tsx": ["src/ui/kit/lamp.tsx"],
        "src/ui/kit/lamp.tsx": [],
      }),
    ).toEqual([]);
  });
});

describe("style sheets", () => {
  const sheets = [...filesBelow("src/ui/kit", /\.css$/), ...filesBelow("src/ui/shell", /\.css$/)];
  const looks = filesBelow("src/apps", /\.css$/);
  it("are imported by their own part, except the global ones and the themes of apps", () => {
    const whole = ["tokens", "base", "common"].map((name) => `src/ui/kit/${name}.css`);
    const alone = [...sheets, ...looks].filter((path) => !whole.includes(path) && !path.endsWith("/looks/theme.css"));
    const broughtBy = (path: string): boolean => importsOf(path.replace(/css$/, "tsx")).includes(path);
    expect(alone.length).toBeGreaterThan(30);
    expect(alone.filter((path) => !broughtBy(path))).toEqual([]);
  });
  it("of the kit and the shell refer to no app", () => {
    expect(sheets.filter((path) => textOf(path).includes("data-app"))).toEqual([]);
  });
  it("of apps are in their looks, and refer to elements outside their frame only with :scope", () => {
    expect(looks.filter((path) => !/^src\/apps\/[^/]+\/looks\//.test(path))).toEqual([]);
    const outside = /(?:\.phone|\.glass|\[data-(?:theme|app|font)|\[lang)(?![^,{]*:scope)[^,{]*[,{]/;
    expect(looks.filter((path) => outside.test(textOf(path)))).toEqual([]);
  });
  it("use only classes that the sources set", () => {
    const parts = ["src/ui", "src/apps"].flatMap((folder) => filesBelow(folder, /\.tsx$/));
    const named = [...parts, ...["src/os", "src/apps", "src/world"].flatMap((folder) => filesBelow(folder, /\.ts$/))];
    const words = new Set(named.flatMap((path) => textOf(path).match(/[\w-]+/g) ?? []));
    const beginnings = parts.flatMap((path) => [...textOf(path).matchAll(/([\w-]+)\$\{/g)].map(([, start]) => start!));
    // A class name can be built from a prefix and a value, `web-h${level}`, or from two words, `${sky}-${time}`.
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
  it("read the tokens that docs/add-an-app.md lists, and no others", () => {
    const settable = /--(?:bar|list|sheet|dialog|menu|foot|button|fab|chip|font)(?:-[a-z-]+)?/g;
    const read = new Set(sheets.flatMap((path) => textOf(path).match(settable) ?? []));
    const told = new Set(textOf("docs/add-an-app.md").match(settable));
    expect([...told].toSorted()).toEqual([...read].toSorted());
  });
  it("of looks, and their parts, have at most 400 lines", () => {
    const parts = [...filesBelow("src/ui/kit", /\.tsx?$/), ...filesBelow("src/apps", /\.tsx$/), ...sheets, ...looks];
    expect(parts.filter((path) => textOf(path).split("\n").length > 401 && path.includes("/looks/"))).toEqual([]);
  });
});

it("no element has both a dynamic `class` and a `classList`, because one overwrites the other", () => {
  expect(mixesClassAndClassList("<p class={`a ${b() ? `c ${d()}` : ''}`} title=\"e\" classList={{ f: g() }} />")).toBe(
    true,
  );
  expect(mixesClassAndClassList('<p class="a" classList={{ f: g() }} />')).toBe(false);
  expect(filesBelow("src", /\.tsx$/).filter((path) => mixesClassAndClassList(textOf(path)))).toEqual([]);
});
/** Whether an element has a `classList` together with a `class` that is not a string literal. */
function mixesClassAndClassList(text: string): boolean {
  return [...nodesOf(parseText("some.tsx", text))].some(([{ type, attributes }]) => {
    if (type !== "JSXOpeningElement") return false;
    const valueOf = (name: string): Node | undefined =>
      (attributes as Node[]).find((a) => (a["name"] as { value?: string } | undefined)?.value === name)?.["value"] as
        | Node
        | undefined;
    return valueOf("classList") !== undefined && (valueOf("class")?.type ?? "StringLiteral") !== "StringLiteral";
  });
}
