// `./phonebooth report`: shows the results of runs as a table and as a page. Compares the runs if there are two or
// more.
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { RunError } from "#benchmark/run/run-error.ts";
import { loadRun } from "#benchmark/report/load.ts";
import { comparisonTable, summaryTable } from "#benchmark/report/table.ts";
import { defaultImageMegabytes, writeComparison, writeReport } from "#benchmark/report/write.ts";

const printText = (text: string): void => void process.stdout.write(text);

export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      out: { type: "string" },
      images: { type: "string", default: String(defaultImageMegabytes) },
      json: { type: "boolean", default: false },
    },
  });
  const imageMegabytes = parseMegabytes(values.images);
  const [first, ...others] = positionals.map((path) => loadRun(path));
  if (!first) throw new RunError("Name the folder of a run, or several to compare: ./phonebooth report DIR [DIR2 ...]");
  const out = values.out === undefined ? null : resolve(values.out);
  if (others.length === 0) {
    const page = await writeReport(first.folder, { imageMegabytes, out });
    printText(values.json ? json(first.summary) : `${summaryTable(first.meta, first.summary)}\n${page}\n`);
    return 0;
  }
  const runs = [first, ...others];
  const page = out ?? join(dirname(resolve(first.folder.path)), "comparison.html");
  const comparison = await writeComparison(runs, page, { imageMegabytes });
  printText(values.json ? json(comparison) : `${comparisonTable(comparison)}\n${page}\n`);
  return 0;
}

function parseMegabytes(text: string): number {
  if (text === "none") return 0;
  const megabytes = Number(text);
  if (text.trim() === "" || !Number.isFinite(megabytes) || megabytes < 0)
    throw new RunError(`--images must be a number of megabytes of at least 0, or "none", not ${text}`);
  return megabytes;
}
const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
