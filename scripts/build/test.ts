// `./phonebooth test`: runs the checks, then all tests. The last line is the verdict. A run that executes no tests
// fails.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildClient } from "./build.ts";
import { check } from "./check.ts";
import { cache, prepareBrowser, root } from "../env.ts";
import { generate, previewApps } from "./generate.ts";
import { formatSlowest, type TimedFile } from "./slowest.ts";
import { worldFile } from "./world-file.ts";

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: (TimedFile & { status: string })[];
}

export async function main(argv: string[]): Promise<number> {
  const args = argv.filter((arg) => arg !== "--all");
  const isWhole = args.length === 0;
  const isAll = args.length < argv.length;
  const began = performance.now();
  const broken = isWhole ? await check() : [];
  const checked = performance.now();
  generate();
  // Without the world's file, each process of the tests would make it.
  await Promise.all([prepareBrowser(), buildClient(), worldFile()]);
  const effort: Readonly<Record<string, string>> = isAll ? { EFFORT: "all" } : {};
  const every = await runVitest(args, effort);
  const early = isWhole ? await testPreviews(effort) : noTests;
  const passed = every.passed + early.passed;
  const failed = every.failed + early.failed + broken.length;
  if (isWhole) {
    // This module imports generated registries, so the registries must exist before the import.
    const { describeSkipped: leftOut } = await import("#test/support/samples.ts");
    process.stdout.write(`\n${leftOut(isAll).join("\n")}\n`);
    const seconds = (from: number, to: number): string => ((to - from) / 1000).toFixed(0);
    const now = performance.now();
    process.stdout.write(`Checks ${seconds(began, checked)} s, tests ${seconds(checked, now)} s\n`);
  }
  if (broken.length > 0) process.stdout.write(`\nFailed checks: ${broken.join(", ")}\n`);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

interface Count {
  readonly passed: number;
  readonly failed: number;
}
const noTests: Count = { passed: 0, failed: 0 };

/**
 * Runs the tests of preview apps. Each app is tested on a phone without the other preview apps, because their datasets are
 * not in the world.
 */
async function testPreviews(effort: Readonly<Record<string, string>>): Promise<Count> {
  const ids = previewApps();
  if (ids.length === 0) return noTests;
  process.stdout.write(`\nApps in preview: ${ids.join(", ")}\n`);
  let [passed, failed] = [0, 0];
  for (const id of ids) {
    // PREVIEW names only the app, because a dataset in preview would change the world, which would then be generated
    // again.
    const counts = await runVitest(["--project", "node", `src/apps/${id}/`], { ...effort, PREVIEW: id });
    passed += counts.passed;
    failed += counts.failed;
  }
  // Generates the registries once more, now without preview apps.
  generate();
  return { passed, failed };
}

async function runVitest(args: string[], more: Readonly<Record<string, string>>): Promise<Count> {
  const path = join(cache, "test/report.json");
  mkdirSync(join(cache, "test"), { recursive: true });
  rmSync(path, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${path}`];
  const code = await new Promise<number>((resolve) => {
    const child = spawn("vitest", ["run", ...reporters, ...args], {
      cwd: root,
      env: { ...process.env, ...more },
      stdio: ["ignore", "inherit", "inherit"],
    });
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => child.kill(signal));
    child.on("error", () => resolve(1));
    child.on("close", (status) => resolve(status ?? 1));
  });
  const report = readReport(path);
  if (args.length === 0 && report) process.stdout.write(`${formatSlowest(report.testResults, root).join("\n")}\n`);
  const unloaded = report?.testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
  const failed = (report?.numFailedTests ?? 0) + (unloaded?.length ?? 0);
  // An error outside a test (in a set-up, or an unhandled rejection) affects only the exit code.
  return { passed: report?.numPassedTests ?? 0, failed: failed === 0 && code !== 0 ? 1 : failed };
}

function readReport(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}
