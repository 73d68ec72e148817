// The lint rule against functions of Math whose results differ between engines: which code it reports, and which code
// it allows.
import { expect, test } from "vitest";
import { reportedLines } from "../support/lint.ts";

test("the lint rule reports each use of a function that differs between engines, and nothing else", async () => {
  const refused = [
    "Math.exp(x)",
    "Math.log1p(x)",
    "[x].map(Math.sin)",
    'Math["cos"](x)',
    "Math[name](x)",
    "x ** 2",
    "2 ** x",
    "10 ** 12",
    "(x **= 3)",
  ];
  const allowed = [
    "Math.sqrt(x)",
    "Math.max(x, Math.PI)",
    "Math.floor(x)",
    "2 ** 31",
    "2 ** -64",
    "2n ** big",
    "x * x",
  ];
  const head = 'let x = 1;\nconst name = "sin" as const;\nconst big = 2n;\n';
  const uses = [...refused, ...allowed].map((use, i) => `export const a${i} = ${use};`);
  const code = `${head}${uses.join("\n")}\nexport const { tan } = Math;\n`;
  expect(await reportedLines("portable-math", code)).toEqual([
    ...refused.map((_, i) => i + 4),
    4 + refused.length + allowed.length,
  ]);
});
