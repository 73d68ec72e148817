// Only screens use texts. Other code uses keys and facts, so that a model needs no texts and does not depend on a
// language.
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
/** Other files that may import texts, with the reason. */
const exceptions: readonly { readonly files: RegExp; readonly why: string }[] = [
  { files: /strings\.ts$/, why: "texts of an app are put together of those of its features" },
];
const isTextsFile = (path: string): boolean => /(^|\/)([a-z-]+-)?strings\.ts$/.test(path);
/** The texts files that a source imports as values. Type imports do not exist at run time. */
const textImportsIn = (text: string): string[] =>
  [...text.matchAll(/^(?:import|export) (?!type )([^;]*?)from "([^"]+)";/gms)]
    .filter(([, names, from]) => isTextsFile(from!) && !/^\{(\s*type \w+,?)+\s*\}\s*$/.test(names!))
    .map(([, , from]) => from!);

const headless = readdirSync(join(root, "src/apps"), { recursive: true, encoding: "utf8" })
  .map((path) => posix.join("src/apps", path.replaceAll("\\", "/")))
  .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"));
const importers = headless.filter((path) => textImportsIn(readFileSync(join(root, path), "utf8")).length > 0);

test("only screens import texts", () => {
  expect(headless.length).toBeGreaterThan(100);
  expect(importers.filter((path) => !exceptions.some(({ files }) => files.test(path)))).toEqual([]);
  // An exception that no file needs must be removed.
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
])("%s counts as an import of texts", (text) => expect(textImportsIn(text)).toHaveLength(1));
test.each([
  'import type { strings } from "./strings.ts";',
  'import { type Word } from "./strings.ts";',
  'import { texts } from "./texts.ts";',
])("%s does not count as one", (text) => expect(textImportsIn(text)).toEqual([]));
