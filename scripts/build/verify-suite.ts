// `./phonebooth verify --suite FILE`: runs the proofs that the tasks of a suite must pass before they are played.
import { writeFileSync } from "node:fs";
import { Client } from "../../clients/typescript/src/client.ts";
import { matchesPattern } from "#benchmark/agent/task-pattern.ts";
import { readSuite } from "#benchmark/run/suites.ts";
import { suiteTaskId } from "#benchmark/synthesis/order.ts";
import { findNearMisses, proveOnKernel, proveOnPage, suiteProofs } from "#benchmark/synthesis/suite-proofs.ts";
import type { Finding } from "#benchmark/verify/proof.ts";
import { emptyTallies, formatReport, tallyMisses, type Tallies } from "#benchmark/verify/report.ts";
import { UsageError } from "../cli/options.ts";
import { startServer } from "../cli/server.ts";
import { localWorld } from "./world-file.ts";

interface SuiteOptions {
  readonly tasks: string;
  readonly page: boolean;
  readonly url: string | undefined;
  readonly json: string | undefined;
}
const pageProof = {
  id: "page-solution",
  sentence: "the solution succeeds on the real page with an agent's actions",
};

export async function verifySuite(file: string, { tasks: pattern, page, url, json }: SuiteOptions): Promise<number> {
  if (url !== undefined && !page) throw new UsageError("--url goes with --page");
  const suite = readSuite(file);
  const tasks = suite.tasks.filter(({ id }) => matchesPattern(suiteTaskId(suite, id), pattern));
  if (tasks.length === 0) throw new UsageError("no task of the suite matches --tasks");
  await localWorld();
  const server = page && url === undefined ? await startServer({ port: 0, memory: true, quiet: true }) : null;
  const client = page ? new Client(url ?? server!.url, server?.adminKey ?? process.env["ADMIN_KEY"]) : null;
  const findings: Finding[] = [];
  const tallies = new Map<string, Tallies>();
  try {
    await client?.putSuite(suite);
    for (const task of tasks) {
      const found = client ? [await proveOnPage(client, suite.name, task)] : await proveOnKernel(suite.name, task);
      const { seed, locale: lang } = task.start;
      findings.push(...found.map((finding) => ({ ...finding, seed, lang })));
      const faults = found.flatMap((finding) => finding.faults);
      process.stdout.write(`${faults.length === 0 ? "✓" : "✗"} ${task.id}\n`);
      if (!client && faults.length === 0)
        tallies.set(suiteTaskId(suite, task.id), tallyMisses(await findNearMisses(suite.name, task), emptyTallies()));
    }
  } finally {
    await server?.stop();
  }
  const failed = findings.filter(({ faults }) => faults.length > 0);
  process.stdout.write(`\n${formatReport(findings, page ? [pageProof] : suiteProofs, { misses: tallies })}`);
  process.stdout.write(`${tasks.length} tasks, ${findings.length} proofs checked, ${failed.length} failed\n`);
  if (json !== undefined) writeFileSync(json, `${JSON.stringify({ suite: suite.name, findings }, null, 1)}\n`);
  return failed.length === 0 ? 0 : 1;
}
