// `./phonebooth rescore`: judges the episodes of a run again, with the judges of this checkout.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { RunFolder } from "#benchmark/run/folder.ts";
import { RunError } from "#benchmark/run/run-error.ts";
import { rescore } from "#benchmark/run/rescore.ts";
import { judgeVersion } from "#tasks/version.ts";
import { localWorld } from "../build/world-file.ts";

export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { out: { type: "string" }, json: { type: "boolean", default: false } },
  });
  const [path] = positionals;
  if (path === undefined) throw new RunError("Usage: ./phonebooth rescore DIR [--out FILE] [--json]");
  const folder = new RunFolder(path);
  if (!folder.exists) throw new RunError(`${path} is not the folder of a run`);
  const { episodes, summary } = await rescore(folder, await localWorld());
  const old = folder.meta().provenance.judge;
  const changed = episodes.filter((episode) => episode.changed.length > 0);
  const refused = episodes.filter((episode) => episode.refused !== null);
  const out = values.out ?? join(path, "rescored.jsonl");
  writeFileSync(out, episodes.flatMap(({ line }) => (line ? [`${JSON.stringify(line)}\n`] : [])).join(""));
  if (values.json)
    process.stdout.write(`${JSON.stringify({ from: old, to: judgeVersion, changed, refused, summary })}\n`);
  else {
    for (const { key, changed: parts } of changed)
      for (const { what, before, after } of parts)
        printLine(`${key}: ${what} was ${JSON.stringify(before)}, is now ${JSON.stringify(after)}`);
    for (const { key, refused: why } of refused) printLine(`${key}: not judged again: ${why}`);
    const share = (x: number | null): string => (x === null ? "–" : `${(100 * x).toFixed(1)} %`);
    printLine(
      `${episodes.length - refused.length} of ${episodes.length} episodes judged again (judge ${old} → ${judgeVersion}): ${changed.length} verdicts changed. SR ${share(summary.sr)}, PR ${share(summary.pr)}${summary.pr_over_noop === undefined ? "" : ` (over no-op ${share(summary.pr_over_noop)})`}. Lines in ${out}`,
    );
  }
  return changed.length + refused.length === 0 ? 0 : 1;
}
const printLine = (line: string): void => void process.stdout.write(`${line}\n`);
