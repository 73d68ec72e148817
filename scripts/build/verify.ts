// `./phonebooth verify`: runs every proof that tasks are correct, for a selection of tasks. The exit code is 1 if a
// proof fails.
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { Client } from "../../clients/typescript/src/client.ts";
import { matchesPattern } from "#benchmark/agent/task-pattern.ts";
import { kernelProofs } from "#benchmark/verify/kernel-proofs.ts";
import { langAt, pageProofs, singlePlayer, replayPlayer, replayProofs } from "#benchmark/verify/page-proofs.ts";
import { runProof, type Finding, type InstanceId, type Proof } from "#benchmark/verify/proof.ts";
import { formatReport } from "#benchmark/verify/report.ts";
import { getTask, tasks } from "#tasks/catalog.ts";
import { UsageError, parseWholeNumber } from "../cli/options.ts";
import { briefSeed, fullSeeds, startProving, type ProofKind } from "./proof-record.ts";
import { startServer } from "../cli/server.ts";
import type { ProofResult, ProofJob } from "./verify-worker.ts";
import { localWorld, worldFile } from "./world-file.ts";

/** Number of page seeds of a full proof: one seed for each language. */
const fullPageSeeds = 2;

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      tasks: { type: "string", default: "*" },
      split: { type: "string" },
      seeds: { type: "string", default: "8" },
      page: { type: "boolean", default: false },
      brief: { type: "boolean", default: false },
      url: { type: "string" },
      parallel: { type: "string" },
      out: { type: "string" },
      json: { type: "string" },
      suite: { type: "string" },
    },
  });
  if (values.suite !== undefined) {
    const { verifySuite } = await import("./verify-suite.ts");
    return verifySuite(values.suite, { tasks: values.tasks, page: values.page, url: values.url, json: values.json });
  }
  const seeds = parseWholeNumber("seeds", values.seeds, 1);
  const parallel = parseWholeNumber("parallel", values.parallel ?? String(values.page ? 2 : availableParallelism()), 1);
  if (values.url !== undefined && !values.page) throw new UsageError("--url goes with --page");
  const chosen = [...tasks.keys()].filter(
    (id) => matchesPattern(id, values.tasks) && (values.split === undefined || getTask(id).split === values.split),
  );
  if (chosen.length === 0) throw new UsageError("no task matches the selection");
  if (values.brief && (!values.page || values.url !== undefined))
    throw new UsageError("--brief needs --page and cannot be combined with --url");
  const write = startProving(chosen, proofKindsOf(values, seeds));
  const began = performance.now();
  const counted = new Map<string, ProofResult>();
  const findings = values.page
    ? await proveOnPages(chosen, values.brief ? null : seeds, parallel, values.url)
    : await proveInKernel(chosen, seeds, parallel, counted);
  // Sorts the results in the order of the tasks, independent of which task finished first.
  const order = new Map(chosen.map((id, i) => [id, i]));
  const sorted = findings.toSorted((a, b) => order.get(a.task)! - order.get(b.task)!);
  const proofs = values.page ? (values.brief ? pageProofs : [...pageProofs, ...replayProofs]) : kernelProofs;
  const byTask = <T>(of: (proved: ProofResult) => T): Map<string, T> =>
    new Map(chosen.flatMap((id): [string, T][] => (counted.has(id) ? [[id, of(counted.get(id)!)]] : [])));
  const counts = {
    misses: byTask(({ misses }) => misses),
    fields: byTask(({ fields }) => fields),
    hacked: byTask(({ hacked }) => hacked),
  };
  const report = formatReport(sorted, proofs, counts);
  const failed = sorted.filter(({ faults }) => faults.length > 0);
  // Tasks that pass in full are recorded. Until their sources change, the tests prove them only in brief or skip them.
  const broken = new Set(failed.map(({ task }) => task));
  write(chosen.filter((id) => !broken.has(id)));
  const summary =
    `${chosen.length} tasks, ${values.brief ? 1 : seeds} seeds, ${sorted.length} proofs checked, ${failed.length} failed, ` +
    `${((performance.now() - began) / 1000).toFixed(1)} s`;
  printText(`\n${report}\n${summary}`);
  const json = JSON.stringify(
    {
      tasks: chosen,
      seeds,
      findings: sorted,
      nearMisses: Object.fromEntries(counts.misses),
      fields: Object.fromEntries(counts.fields),
      hacked: Object.fromEntries(counts.hacked),
    },
    null,
    1,
  );
  if (values.json !== undefined) writeFileSync(values.json, `${json}\n`);
  if (values.out !== undefined) {
    mkdirSync(values.out, { recursive: true });
    writeFileSync(join(values.out, "verify.txt"), `${report}\n${summary}\n`);
    writeFileSync(join(values.out, "verify.json"), `${json}\n`);
  }
  return failed.length === 0 ? 0 : 1;
}

/**
 * Returns the kinds of proofs that this run records for a task. A run on another server, or with fewer seeds, records
 * nothing.
 */
function proofKindsOf(
  { page, brief, url }: { readonly page: boolean; readonly brief: boolean; readonly url?: string | undefined },
  seeds: number,
): readonly ProofKind[] {
  if (!page) return seeds >= fullSeeds ? ["kernel"] : [];
  if (url !== undefined) return [];
  return brief || seeds < fullPageSeeds ? ["played"] : ["page", "played"];
}

/** Proves tasks in the kernel, on several threads. A thread that has finished a task proves the next one. */
async function proveInKernel(
  chosen: readonly string[],
  seeds: number,
  parallel: number,
  counted: Map<string, ProofResult>,
): Promise<Finding[]> {
  // Makes the world once. Otherwise each thread would make it.
  await worldFile();
  const waiting = [...chosen];
  const tell = createProgress(chosen.length);
  const prove = async (): Promise<Finding[]> => {
    const worker = new Worker(join(import.meta.dirname, "verify-worker.ts"));
    const out: Finding[] = [];
    try {
      for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
        const proved = await requestProof(worker, { task, seeds });
        out.push(...proved.findings);
        counted.set(task, proved);
        tell(task, proved.findings);
      }
    } finally {
      await worker.terminate();
    }
    return out;
  };
  return (await Promise.all(Array.from({ length: Math.min(parallel, chosen.length) }, prove))).flat();
}
function requestProof(worker: Worker, task: ProofJob): Promise<ProofResult> {
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (proved: ProofResult) => {
      worker.off("error", reject);
      resolve(proved);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(task);
  });
}

/**
 * Proves tasks on pages. The seeds of a task alternate between the languages, as in the tests. Uses the given server,
 * or starts two servers. Without seeds, each task is played once on one server, as the tests do with a proved task.
 */
async function proveOnPages(
  chosen: readonly string[],
  seeds: number | null,
  parallel: number,
  url: string | undefined,
): Promise<Finding[]> {
  const world = await localWorld();
  const own = { port: 0, memory: true, quiet: true };
  const servers = url === undefined ? [await startServer(own)] : [];
  if (servers.length > 0 && seeds !== null) servers.push(await startServer(own));
  const fresh = { fresh: true };
  const clients =
    url === undefined
      ? servers.map((s) => new Client(s.url, s.adminKey, fresh))
      : [new Client(url, process.env["ADMIN_KEY"], fresh)];
  const prove =
    seeds === null
      ? briefProver(singlePlayer(clients[0]!, world))
      : fullProver(replayPlayer(clients[0]!, clients.at(-1)!, world));
  const seedsOf = (task: string): number[] =>
    seeds === null ? [briefSeed(task)] : Array.from({ length: seeds }, (_, i) => i + 1);
  const waiting: InstanceId[] = chosen.flatMap((task) =>
    seedsOf(task).map((seed) => ({ task, seed, lang: langAt(task, seed) })),
  );
  const tell = createProgress(waiting.length);
  const work = async (): Promise<Finding[]> => {
    const out: Finding[] = [];
    for (let at = waiting.shift(); at; at = waiting.shift()) {
      const found = await prove(at);
      tell(`${at.task}, seed ${at.seed}`, found);
      out.push(...found);
    }
    return out;
  };
  try {
    return (await Promise.all(Array.from({ length: parallel }, work))).flat();
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

type Prove = (at: InstanceId) => Promise<Finding[]>;
const briefProver = (pages: ReturnType<typeof singlePlayer>): Prove => runAll(pageProofs, pages);
const fullProver = (pages: ReturnType<typeof replayPlayer>): Prove => runAll([...pageProofs, ...replayProofs], pages);
function runAll<On>(proofs: readonly Proof<On>[], on: On): Prove {
  return async (at) => {
    const found: Finding[] = [];
    for (const proof of proofs) found.push(await runProof(proof, at, on));
    return found;
  };
}

function createProgress(of: number): (what: string, findings: readonly Finding[]) => void {
  let completed = 0;
  return (what, findings) => {
    completed += 1;
    const faults = findings.flatMap((finding) => finding.faults).length;
    printText(`${String(completed).padStart(String(of).length)}/${of} ${faults === 0 ? "✓" : "✗"} ${what}`);
  };
}
const printText = (text: string): void => void process.stdout.write(`${text}\n`);
