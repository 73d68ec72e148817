// The glossary defines one word for each thing and one thing for each word. Comments and docs must not use other words
// for these things.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "#scripts/env.ts";
import { parseSync } from "vite";

const glossary = readFileSync(join(root, "docs/glossary.md"), "utf8");
const [entries = "", unusedPart = ""] = glossary.split("## Words that are not used");
const defined = [...entries.matchAll(/^\| \*\*(.+?)\*\*/gm)].map(([, word]) => word!);
/**
 * The words of the first table. The words of the second table, "Everyday words", may occur in their ordinary sense,
 * which a test cannot recognize.
 */
const unused = [...unusedPart.split("###")[0]!.matchAll(/^\| ([a-zA-Z ]+) \| (?!word)[^|]+\|$/gm)]
  .map(([, word]) => word!)
  .filter((word) => !/^(-+|old word)$/.test(word));

const filesBelow = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));

/** The comments of a source file, without names in backticks. */
const commentsIn = (path: string, text: string): string =>
  parseSync(path, text)
    .comments.map(({ value }) => value.replaceAll(/`[^`]*`/g, ""))
    .join("\n");
/** The prose of a page, without code. */
const proseIn = (page: string): string => page.replaceAll(/```[\s\S]*?```|`[^`\n]*`|<!--[\s\S]*?-->/g, "");
const findUnused = (text: string): string[] =>
  unused.filter((word) => new RegExp(`\\b${word.replaceAll(" ", "\\s+")}s?\\b`, "i").test(text));

describe("the glossary", () => {
  it("defines no word twice", () => {
    expect(defined.length).toBeGreaterThan(80);
    expect(defined.filter((word, n) => defined.indexOf(word) !== n)).toEqual([]);
  });
  it("defines no word that it lists as unused", () => {
    expect(unused.length).toBeGreaterThan(8);
    expect(defined.filter((word) => unused.includes(word))).toEqual([]);
  });
  it.each(["// A pilot plays it.", "/** Whether it was put\n * away. */"])("finds an unused word in %s", (source) => {
    expect(findUnused(commentsIn("a.ts", `${source}\nexport {};\n`).replaceAll(/\n \* /g, " "))).toHaveLength(1);
  });
  it("ignores words in backticks and code", () => {
    expect(findUnused(commentsIn("a.ts", "// The field `glass` is one.\nexport const glass = 1;\n"))).toEqual([]);
    expect(findUnused(proseIn("A `deed`.\n\n```sh\ngist\n```\n"))).toEqual([]);
  });
  it("is followed by comments", () => {
    const found = ["src", "scripts", "tasks", "test"]
      .flatMap((folder) => filesBelow(folder, /\.tsx?$/))
      // Excludes the goods of the shop, because their descriptions may contain these words.
      .filter((path) => !/^test\/boundaries\/|^src\/apps\/ebay\/seed-/.test(path))
      .flatMap((path) =>
        findUnused(commentsIn(path, readFileSync(join(root, path), "utf8"))).map((word) => `${path}: ${word}`),
      );
    expect(found).toEqual([]);
  });
  it("is followed by docs", () => {
    const pages = filesBelow("docs", /\.md$/).filter((path) => path !== "docs/glossary.md");
    const found = [...pages, "README.md", "CONTRIBUTING.md", "src/os/SPEC.md"].flatMap((path) =>
      findUnused(proseIn(readFileSync(join(root, path), "utf8"))).map((word) => `${path}: ${word}`),
    );
    expect(found).toEqual([]);
  });
});
