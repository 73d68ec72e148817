// What apps are called is the brand pack's: no source says a title of its own. Many titles are plain words too (a calendar of
// one's own, the settings of an app), so those that mean no app are listed here, each with its file.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { defaultBrand } from "../../src/brands/chosen.ts";
import { nodesOf, parsedAs, textOf } from "../support/syntax.ts";
import { plainWords } from "./plain-words.ts";

const root = join(import.meta.dirname, "../..");
/** Shorter ones are found in anything; one that is the app's id is meant as such. */
const titles = Object.entries(defaultBrand.apps)
  .flatMap(([id, { title }]) => [title.en, title.zh].filter((text) => text !== id))
  .filter((title) => title.length > (/\p{Script=Han}/u.test(title) ? 1 : 2));
const english = titles.filter((title) => /^\w/.test(title));
const chinese = titles.filter((title) => /\p{Script=Han}/u.test(title));
/** The whole text, or where a sentence sends somebody: "in Notes", "see Settings", "“设置”". */
const ways = "in|of|from|to|into|with|see|open|use|according to|by";
const named = new RegExp(
  [
    `^(${titles.join("|")})$`,
    `\\b(${ways}|In|Open|Set|Use) (${english.join("|")})\\b(?! [A-Z])`,
    `[“"](${chinese.join("|")})[”"]`,
    `(在|到|从|请用)(${chinese.join("|")})(中|里|的)`,
  ].join("|"),
  "u",
);

test("titles of apps are texts only in src/brands", () => {
  const found = ["src", "tasks"]
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !/^src\/(brands|world|contract|benchmark)\//.test(path))
    .flatMap((path) => titledIn(readFileSync(join(root, path), "utf8"), path).map((text) => [path, text] as const))
    .filter(([path, text]) => !plainWords[path]?.includes(text));
  expect(found).toEqual([]);
});
test("what is listed as a plain word is there", () => {
  for (const [path, texts] of Object.entries(plainWords)) {
    const found = titledIn(readFileSync(join(root, path), "utf8"), path);
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
  expect(titledIn(text, "some.tsx")).not.toEqual([]);
});
test.each(["`In {app.notes}, pin it.`", `"Weather mast"`, `"新建日历"`, `f("notes")`, `"Calendar colour"`])(
  "and leaves alone %s",
  (text) => expect(titledIn(text, "some.tsx")).toEqual([]),
);

/** Texts in which a title stands for an app, or might. */
function titledIn(source: string, path: string): string[] {
  // Where no title stands, no tree need be made.
  if (!titles.some((title) => source.includes(title))) return [];
  return [...nodesOf(parsedAs(path, source))].flatMap(([node, above]) => {
    if (above.at(-1)?.type.startsWith("Import")) return [];
    const text =
      node.type === "TemplateElement"
        ? String(node["raw"])
        : node.type === "JSXText"
          ? String(node["value"])
          : textOf(node);
    return text !== null && named.test(text.trim()) ? [text.trim()] : [];
  });
}
