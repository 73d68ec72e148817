// App titles belong to the brand pack, so no other source may contain one. Many titles are ordinary words too (a
// calendar, the settings of an app). title-exceptions.ts lists, by file, the texts that contain a title but mean no
// app.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { defaultBrand } from "#brands/lookup.ts";
import { nodesOf, parseText, textOf } from "../support/syntax.ts";
import { titleExceptions } from "./title-exceptions.ts";

const root = join(import.meta.dirname, "../..");
/**
 * The titles to look for: all except very short titles, which occur in any text, and titles that equal the app's id.
 */
const titles = Object.entries(defaultBrand.apps)
  .flatMap(([id, { title }]) => [title.en, title.zh].filter((text) => text !== id))
  .filter((title) => title.length > (/\p{Script=Han}/u.test(title) ? 1 : 2));
const english = titles.filter((title) => /^\w/.test(title));
const chinese = titles.filter((title) => /\p{Script=Han}/u.test(title));
const prepositions = "in|of|from|to|into|with|see|open|use|according to|by";
/**
 * Matches a text that is only a title, and a title in a sentence that refers to an app: "in Notes", "see Settings",
 * "“设置”".
 */
const titlePattern = new RegExp(
  [
    `^(${titles.join("|")})$`,
    `\\b(${prepositions}|In|Open|Set|Use) (${english.join("|")})\\b(?! [A-Z])`,
    `[“"](${chinese.join("|")})[”"]`,
    `(在|到|从|请用)(${chinese.join("|")})(中|里|的)`,
  ].join("|"),
  "u",
);

test("titles of apps occur only in src/brands", () => {
  const found = ["src", "tasks"]
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !/^src\/(brands|world|contract|benchmark)\//.test(path))
    .flatMap((path) =>
      textsWithTitle(readFileSync(join(root, path), "utf8"), path).map((text) => [path, text] as const),
    )
    .filter(([path, text]) => !titleExceptions[path]?.includes(text));
  expect(found).toEqual([]);
});
test("each listed exception occurs in its file", () => {
  for (const [path, texts] of Object.entries(titleExceptions)) {
    const found = textsWithTitle(readFileSync(join(root, path), "utf8"), path);
    expect(
      texts.filter((text) => !found.includes(text)),
      path,
    ).toEqual([]);
  }
});

test.each([
  "const title = `In Notes, pin the note.`;",
  `say("See Settings, Apps", "请在“设置”中开启");`,
  `const title = { en: "Files", zh: "x" };`,
  "const x = <p>Calendar</p>;",
  "zh: [({ a }) => `在备忘录中置顶“${a}”。`]",
])("the checker finds a title in %s", (text) => {
  expect(textsWithTitle(text, "some.tsx")).not.toEqual([]);
});
test.each(["`In {app.notes}, pin it.`", `"Weather mast"`, `"新建日历"`, `f("notes")`, `"Calendar colour"`])(
  "the checker ignores %s",
  (text) => expect(textsWithTitle(text, "some.tsx")).toEqual([]),
);

/** Finds the texts in which a title means an app or could mean an app. */
function textsWithTitle(source: string, path: string): string[] {
  // A file without any title need not be parsed.
  if (!titles.some((title) => source.includes(title))) return [];
  return [...nodesOf(parseText(path, source))].flatMap(([node, above]) => {
    if (above.at(-1)?.type.startsWith("Import")) return [];
    const text =
      node.type === "TemplateElement"
        ? String(node["raw"])
        : node.type === "JSXText"
          ? String(node["value"])
          : textOf(node);
    return text !== null && titlePattern.test(text.trim()) ? [text.trim()] : [];
  });
}
