// The lint rule against memos that read variables declared below them: which code it reports, and which code it allows.
import { expect, test } from "vitest";
import { reportedLines } from "../support/lint.ts";

/** A component whose body, from the second line on, is these lines. */
const inComponent = (...lines: readonly string[]): string =>
  `function Screen(p) {\n${lines.join("\n")}\n  return null;\n}\n`;

test.each([
  [
    "a function in a branch of the memo",
    ["const all = createMemo(() => p.on ? [nameOf(1)] : []);", "const nameOf = (id) => id;"],
    2,
  ],
  ["another memo", ["const one = createMemo(() => two());", "const two = createMemo(() => 2);"], 2],
  [
    "what a function above the memo reads",
    ["const title = () => later();", "const all = createMemo(() => title());", "const later = () => 1;"],
    3,
  ],
  ["a render effect", ["createRenderEffect(() => void later());", "const later = () => 1;"], 2],
])("reports %s", async (_, lines, line) => {
  expect(await reportedLines("memo-order", inComponent(...lines), "tsx")).toEqual([line]);
});

test.each([
  ["what is declared above", ["const nameOf = (id) => id;", "const all = createMemo(() => nameOf(1));"]],
  ["a function that runs later", ["const act = () => later();", "const later = () => 1;"]],
  [
    "a parameter of the same name",
    ["const all = createMemo(() => p.list.map((later) => later.id));", "const later = 1;"],
  ],
  ["a property of the same name", ["const all = createMemo(() => p.later + 1);", "const later = 1;"]],
  ["an effect, which runs when all is made", ["createEffect(() => void later());", "const later = () => 1;"]],
])("allows %s", async (_, lines) => {
  expect(await reportedLines("memo-order", inComponent(...lines), "tsx")).toEqual([]);
});
