// Runs one of the project's own lint rules on a piece of code, outside of the folders that the project ignores.
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

interface Diagnostic {
  readonly code: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

/**
 * Returns the reported lines, counted from 1. `name` is a file in scripts/lint. `extension` is the extension of the
 * file that contains the code.
 */
export async function reportedLines(name: string, code: string, extension: "ts" | "tsx" = "ts"): Promise<number[]> {
  const { jsPlugins } = JSON.parse(readFileSync(join(root, ".oxlintrc.json"), "utf8")) as { jsPlugins: string[] };
  const plugin = jsPlugins.find((path) => path.endsWith(`/${name}.ts`));
  if (plugin === undefined) throw new Error(`the project's lint has no rule ${name}`);
  const { default: rules } = (await import(join(root, plugin))) as { default: { meta: { name: string } } };
  const folder = mkdtempSync(join(tmpdir(), "phonebooth-lint-"));
  try {
    writeFileSync(join(folder, `uses.${extension}`), code);
    const settings = { jsPlugins: [join(root, plugin)], rules: { [`${rules.meta.name}/${name}`]: "error" } };
    writeFileSync(join(folder, ".oxlintrc.json"), JSON.stringify(settings));
    const found = (await diagnosticsIn(folder, `uses.${extension}`)).filter((each) => each.code.includes(name));
    return found.map(({ labels }) => labels[0]!.span.line).toSorted((a, b) => a - b);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
function diagnosticsIn(folder: string, file: string): Promise<readonly Diagnostic[]> {
  const args = ["-c", join(folder, ".oxlintrc.json"), "--format", "json", "--no-ignore", file];
  return new Promise((resolve, reject) => {
    execFile(join(root, "node_modules/.bin/oxlint"), args, { cwd: folder }, (_, stdout, stderr) => {
      try {
        resolve((JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics);
      } catch {
        reject(new Error(`${stdout.slice(0, 500)}\n${stderr}`));
      }
    });
  });
}
