// `./phonebooth verify --suite FILE`: what the tasks of a suite must show before anybody plays them.
import { writeFileSync } from "node:fs";
import { Client } from "../clients/typescript/src/client.ts";
import { matchesPattern } from "../src/benchmark/agent/task-pattern.ts";
import { suiteFrom } from "../src/benchmark/run/suites.ts";
import { suiteTaskId } from "../src/benchmark/synthesis/order.ts";
import { missesOf, provenOnKernel, provenOnPage, suiteProofs } from "../src/benchmark/synthesis/proofs.ts";
import type { Finding } from "../src/benchmark/verify/proof.ts";
import { noTallies, reportOf, tallied, type Tallies } from "../src/benchmark/verify/report.ts";
import { UsageError } from "./options.ts";
import { startServer } from "./server.ts";
import { localWorld } from "./world-file.ts";

interface SuiteWish {
  readonly tasks: string;
  readonly page: boolean;
  readonly url: string | undefined;
  readonly json: string | undefined;
}
const pageProof = {
  id: "page-solution",
  sentence: "the solution succeeds on the real page by the actions of an agent",
};

export async function verifySuite(file: string, { tasks: pattern, page, url, json }: SuiteWish): Promise<number> {
  if (url !== undefined && !page) throw new UsageError("--url goes with --page");
  const suite = suiteFrom(file);
  const tasks = suite.tasks.filter(({ id }) => matchesPattern(suiteTaskId(suite, id), pattern));
  if (tasks.length === 0) throw new UsageError("no task of the suite is called so");
  await localWorld();
  const server = page && url === undefined ? await startServer({ port: 0, memory: true, quiet: true }) : null;
  const client = page ? new Client(url ?? server!.url, server?.adminKey ?? process.env["ADMIN_KEY"]) : null;
  const findings: Finding[] = [];
  const tallies = new Map<string, Tallies>();
  try {
    await client?.putSuite(suite);
    for (const task of tasks) {
      const found = client ? [await provenOnPage(client, suite.name, task)] : await provenOnKernel(suite.name, task);
      const { seed, locale: lang } = task.start;
      findings.push(...found.map((finding) => ({ ...finding, seed, lang })));
      const faults = found.flatMap((finding) => finding.faults);
      process.stdout.write(`${faults.length === 0 ? "✓" : "✗"} ${task.id}\n`);
      if (!client && faults.length === 0)
        tallies.set(suiteTaskId(suite, task.id), tallied(await missesOf(suite.name, task), noTallies()));
    }
  } finally {
    await server?.stop();
  }
  const failed = findings.filter(({ faults }) => faults.length > 0);
  process.stdout.write(`\n${reportOf(findings, page ? [pageProof] : suiteProofs, { misses: tallies })}`);
  process.stdout.write(`${tasks.length} tasks, ${findings.length} proofs shown, ${failed.length} do not hold\n`);
  if (json !== undefined) writeFileSync(json, `${JSON.stringify({ suite: suite.name, findings }, null, 1)}\n`);
  return failed.length === 0 ? 0 : 1;
}
