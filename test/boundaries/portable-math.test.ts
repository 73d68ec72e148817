// The rule against functions of Math that engines work out differently: what it catches, and what it lets pass.
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

test("the lint sees each use of a function whose last bit differs between engines, and nothing else", async () => {
  const folder = mkdtempSync(join(tmpdir(), "phonebooth-lint-"));
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
  writeFileSync(join(folder, "uses.ts"), `${head}${uses.join("\n")}\nexport const { tan } = Math;\n`);
  // The rule as the project sets it, without the project's ignored folders: a temporary folder may be one of them.
  const settings = JSON.parse(readFileSync(join(root, ".oxlintrc.json"), "utf8")) as {
    jsPlugins: string[];
    rules: Record<string, unknown>;
  };
  const jsPlugins = [
    join(
      root,
      settings.jsPlugins.find((path) => path.endsWith("portable-math.ts"))!,
    ),
  ];
  const { "phonebooth/portable-math": rule } = settings.rules;
  writeFileSync(
    join(folder, ".oxlintrc.json"),
    JSON.stringify({ jsPlugins, rules: { "phonebooth/portable-math": rule } }),
  );
  try {
    expect(await linesOf(folder)).toEqual([...refused.map((_, i) => i + 4), 4 + refused.length + allowed.length]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** The lines of the file that the rule reports. */
function linesOf(folder: string): Promise<number[]> {
  const args = ["-c", join(folder, ".oxlintrc.json"), "--format", "json", "--no-ignore", "uses.ts"];
  return new Promise((resolve, reject) => {
    execFile(join(root, "node_modules/.bin/oxlint"), args, { cwd: folder }, (_, stdout, stderr) => {
      try {
        const { diagnostics } = JSON.parse(stdout) as {
          diagnostics: { code: string; labels: { span: { line: number } }[] }[];
        };
        resolve(
          diagnostics
            .filter(({ code }) => code.includes("portable-math"))
            .map(({ labels }) => labels[0]!.span.line)
            .toSorted((a, b) => a - b),
        );
      } catch {
        reject(new Error(`${stdout.slice(0, 500)}\n${stderr}`));
      }
    });
  });
}
