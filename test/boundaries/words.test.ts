// Words are for who draws: what is no screen tells keys and facts, so that a model needs no texts and holds no language.
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
/** What may import texts beside screens, and why. */
const exceptions: readonly { readonly files: RegExp; readonly why: string }[] = [
  { files: /strings\.ts$/, why: "texts of an app are put together of those of its features" },
];
const isWords = (path: string): boolean => /(^|\/)([a-z-]+-)?strings\.ts$/.test(path);
/** The texts that a file imports as values: types of them are gone when it runs. */
const wordsIn = (text: string): string[] =>
  [...text.matchAll(/^(?:import|export) (?!type )([^;]*?)from "([^"]+)";/gms)]
    .filter(([, names, from]) => isWords(from!) && !/^\{(\s*type \w+,?)+\s*\}\s*$/.test(names!))
    .map(([, , from]) => from!);

const headless = readdirSync(join(root, "src/apps"), { recursive: true, encoding: "utf8" })
  .map((path) => posix.join("src/apps", path.replaceAll("\\", "/")))
  .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"));
const importers = headless.filter((path) => wordsIn(readFileSync(join(root, path), "utf8")).length > 0);

test("only screens import words", () => {
  expect(headless.length).toBeGreaterThan(100);
  expect(importers.filter((path) => !exceptions.some(({ files }) => files.test(path)))).toEqual([]);
  // An exception that nobody needs any more goes.
  for (const { files, why } of exceptions)
    expect(
      importers.some((path) => files.test(path)),
      why,
    ).toBe(true);
});
test.each([
  'import { strings } from "./strings.ts";',
  'import { strings, type Word } from "../strings.ts";',
  'import {\n  strings,\n  type Word,\n} from "../../strings.ts";',
  'export { strings } from "./strings.ts";',
  'import { sharedStrings } from "./shared-strings.ts";',
])("%s imports words", (text) => expect(wordsIn(text)).toHaveLength(1));
test.each([
  'import type { strings } from "./strings.ts";',
  'import { type Word } from "./strings.ts";',
  'import { texts } from "./texts.ts";',
])("%s does not", (text) => expect(wordsIn(text)).toEqual([]));
