// `./phonebooth check`: runs all checks that need no server. The command is fast if little has changed since the checks
// last passed on this machine.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { startRecording, describeSkippedTests } from "./check-record.ts";
import { root } from "../env.ts";
import { generate } from "./generate.ts";

interface Step {
  name: string;
  command: string;
  args: string[];
  /** The output must match this pattern. Without the pattern, a checker that finds no files would pass. */
  expectedOutput?: RegExp;
}

/**
 * Uses incremental mode, so that unchanged files are not checked again. Each of several checkers would instantiate the same
 * types of the apps' schemas again: four (the default of tsc 7.0.2) need 2.8 times the processor time of one.
 */
const typeCheckArgs = (config: string): string[] => [
  ...["-p", `tsconfig.${config}.json`, "--checkers", "1", "--incremental"],
  ...["--tsBuildInfoFile", `.cache/types/${config}.json`],
];

const steps: Step[] = [
  {
    name: "builds",
    command: "node",
    args: ["--eval", 'import("./scripts/build/build.ts").then((b) => Promise.all([b.buildClient(), b.buildWorker()]))'],
  },
  { name: "format", command: "oxfmt", args: ["--check", "."] },
  { name: "lint", command: "oxlint", args: ["--report-unused-disable-directives"] },
  { name: "types of the worker", command: "tsc", args: typeCheckArgs("worker") },
  { name: "types of the pages", command: "tsc", args: typeCheckArgs("browser") },
  { name: "types of scripts and tests", command: "tsc", args: typeCheckArgs("node") },
  { name: "types of the client", command: "tsc", args: ["-p", "clients/typescript"] },
  {
    name: "boundaries",
    command: "depcruise",
    args: [
      "--config",
      ".dependency-cruiser.mjs",
      ...["src", "tasks", "clients/typescript/src"].filter((path) => existsSync(join(root, path))),
    ],
    expectedOutput: /no dependency violations found \(\d{3,} modules/,
  },
  { name: "dead code", command: "knip", args: ["--no-progress"] },
];
/**
 * Runs the tests with smaller samples. Skips slow tests (vitest.config.ts) and most tests that passed and have not
 * changed. `./phonebooth test` runs all tests in full.
 */
const nodeTests: Step = {
  name: "node tests",
  command: "vitest",
  args: ["run", "--project", "node"],
};

export async function main(): Promise<number> {
  const began = performance.now();
  const passed = startRecording();
  const leftOut = describeSkippedTests();
  const failed = [...(await check()), ...(await check([nodeTests]))];
  if (failed.length === 0) passed();
  process.stdout.write(`${leftOut}\n${((performance.now() - began) / 1000).toFixed(0)} s\n`);
  process.stdout.write(failed.length === 0 ? "All checks passed.\n" : `Failed: ${failed.join(", ")}\n`);
  return failed.length === 0 ? 0 : 1;
}

/** Returns the names of the steps that failed. */
export async function check(chosen: readonly Step[] = steps): Promise<string[]> {
  generate();
  const failed: string[] = [];
  const waiting = [...chosen];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const started = performance.now();
      const { ok, output } = await run(step);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      process.stdout.write(`${ok ? "✓" : "✗"} ${step.name} (${seconds} s)\n${ok ? "" : output}`);
      if (!ok) failed.push(step.name);
    }
  };
  await Promise.all([work(), work()]);
  return failed;
}

function run({ command, args, expectedOutput = /(?:)/ }: Step): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: { EFFORT: "quick", ...process.env },
    });
    let output = "";
    child.stdout.on("data", (data: Buffer) => (output += data.toString()));
    child.stderr.on("data", (data: Buffer) => (output += data.toString()));
    child.on("error", (error) => resolve({ ok: false, output: `${error.message}\n` }));
    child.on("close", (code) => resolve({ ok: code === 0 && expectedOutput.test(output), output }));
  });
}
