// `./phonebooth calibrate`: computes the difficulty of tasks from the results of reference models.
import { parseArgs } from "node:util";
import { tasks } from "#tasks/catalog.ts";
import { RunError } from "#benchmark/run/run-error.ts";
import { calibrate } from "#benchmark/report/calibrate.ts";
import { loadRun, type LoadedRun } from "#benchmark/report/load.ts";
import { calibrationTable } from "#benchmark/report/table.ts";

export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: "boolean", default: false }, any: { type: "boolean", default: false } },
  });
  if (positionals.length === 0)
    throw new RunError("Name the folders of reference models' runs: ./phonebooth calibrate DIR [DIR2 ...]");
  const runs = positionals.map((path) => loadRun(path));
  const baselines = runs.filter(({ meta }) => meta.config.agent.model === undefined);
  if (baselines.length > 0 && !values.any)
    throw new RunError(
      `${baselines.map(nameOf).join(", ")}: not the run of a model, so it says nothing about difficulty (use --any to include it)`,
    );
  const known = [...tasks].map(([id, { difficulty, revision }]) => ({ id, difficulty, revision }));
  const calibration = calibrate(
    runs.map(({ meta, lines }) => ({ model: meta.config.agent.model ?? meta.config.agent.name, lines })),
    known,
  );
  process.stdout.write(values.json ? `${JSON.stringify(calibration, null, 2)}\n` : calibrationTable(calibration));
  for (const warning of findDifferences(runs)) process.stderr.write(`! ${warning}\n`);
  return 0;
}

const nameOf = ({ meta, folder }: LoadedRun): string => `${meta.config.agent.name} (${folder.path})`;

/** Returns the differences between the runs' versions. Results with different versions cannot be combined. */
const findDifferences = (runs: readonly LoadedRun[]): string[] =>
  (["harness", "task_set", "apps", "world_data", "judge"] as const).flatMap((field) => {
    const values = new Set(runs.map(({ meta }) => meta.provenance[field]));
    return values.size > 1
      ? [`The runs differ in ${field}: ${[...values].join(", ")}. Their figures cannot be combined.`]
      : [];
  });
