// `./phonebooth verify`: every proof that a task is right, for any part of the tasks. Exit code 1 where one does not hold.
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { Client } from "../clients/typescript/src/client.ts";
import { matchesPattern } from "../src/benchmark/agent/task-pattern.ts";
import { kernelProofs } from "../src/benchmark/verify/kernel-proofs.ts";
import { langAt, pageProofs, pagesOf, pairsOf, replayProofs } from "../src/benchmark/verify/page-proofs.ts";
import { shown, type Finding, type InstanceId, type Proof } from "../src/benchmark/verify/proof.ts";
import { reportOf } from "../src/benchmark/verify/report.ts";
import { taskOf, tasks } from "../tasks/book.ts";
import { UsageError, whole } from "./options.ts";
import { briefSeed, fullSeeds, proving, type ProofKind } from "./proved.ts";
import { startServer } from "./server.ts";
import type { Proved, ToProve } from "./verify-worker.ts";
import { localWorld, worldFile } from "./world-file.ts";

/** Page seeds of a full proof: each language once. */
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
  const seeds = whole("seeds", values.seeds, 1);
  const parallel = whole("parallel", values.parallel ?? String(values.page ? 2 : availableParallelism()), 1);
  if (values.url !== undefined && !values.page) throw new UsageError("--url goes with --page");
  const chosen = [...tasks.keys()].filter(
    (id) => matchesPattern(id, values.tasks) && (values.split === undefined || taskOf(id).split === values.split),
  );
  if (chosen.length === 0) throw new UsageError("no task is called so");
  if (values.brief && (!values.page || values.url !== undefined))
    throw new UsageError("--brief goes with --page, and not with --url");
  const write = proving(chosen, proofKindsOf(values, seeds));
  const began = performance.now();
  const counted = new Map<string, Proved>();
  const findings = values.page
    ? await onPages(chosen, values.brief ? null : seeds, parallel, values.url)
    : await onKernel(chosen, seeds, parallel, counted);
  // In the order of the tasks, whichever was done first.
  const order = new Map(chosen.map((id, i) => [id, i]));
  const sorted = findings.toSorted((a, b) => order.get(a.task)! - order.get(b.task)!);
  const proofs = values.page ? (values.brief ? pageProofs : [...pageProofs, ...replayProofs]) : kernelProofs;
  const byTask = <T>(of: (proved: Proved) => T): Map<string, T> =>
    new Map(chosen.flatMap((id): [string, T][] => (counted.has(id) ? [[id, of(counted.get(id)!)]] : [])));
  const counts = {
    misses: byTask(({ misses }) => misses),
    fields: byTask(({ fields }) => fields),
    hacked: byTask(({ hacked }) => hacked),
  };
  const report = reportOf(sorted, proofs, counts);
  const failed = sorted.filter(({ faults }) => faults.length > 0);
  // What holds in full is written down: until its sources change, the suite looks at it less closely.
  const broken = new Set(failed.map(({ task }) => task));
  write(chosen.filter((id) => !broken.has(id)));
  const summary =
    `${chosen.length} tasks, ${values.brief ? 1 : seeds} seeds, ${sorted.length} proofs shown, ${failed.length} do not hold, ` +
    `${((performance.now() - began) / 1000).toFixed(1)} s`;
  say(`\n${report}\n${summary}`);
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

/** What such a run shows of a task where it holds. On somebody else's server, or at fewer seeds, it is not written down. */
function proofKindsOf(
  { page, brief, url }: { readonly page: boolean; readonly brief: boolean; readonly url?: string | undefined },
  seeds: number,
): readonly ProofKind[] {
  if (!page) return seeds >= fullSeeds ? ["kernel"] : [];
  if (url !== undefined) return [];
  return brief || seeds < fullPageSeeds ? ["played"] : ["page", "played"];
}

/** Each task by one of so many threads, whichever is free. */
async function onKernel(
  chosen: readonly string[],
  seeds: number,
  parallel: number,
  counted: Map<string, Proved>,
): Promise<Finding[]> {
  // Made once, before every thread would.
  await worldFile();
  const waiting = [...chosen];
  const tell = progress(chosen.length);
  const prove = async (): Promise<Finding[]> => {
    const worker = new Worker(join(import.meta.dirname, "verify-worker.ts"));
    const out: Finding[] = [];
    try {
      for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
        const proved = await answered(worker, { task, seeds });
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
function answered(worker: Worker, task: ToProve): Promise<Proved> {
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (proved: Proved) => {
      worker.off("error", reject);
      resolve(proved);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(task);
  });
}

/**
 * One language a seed, in turns, as the tests do; on one server where that is given, else on two. Without seeds each task is played
 * once, on one server, as the tests do with a task that is proved.
 */
async function onPages(
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
    seeds === null ? inBrief(pagesOf(clients[0]!, world)) : inFull(pairsOf(clients[0]!, clients.at(-1)!, world));
  const seedsOf = (task: string): number[] =>
    seeds === null ? [briefSeed(task)] : Array.from({ length: seeds }, (_, i) => i + 1);
  const waiting: InstanceId[] = chosen.flatMap((task) =>
    seedsOf(task).map((seed) => ({ task, seed, lang: langAt(task, seed) })),
  );
  const tell = progress(waiting.length);
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
const inBrief = (pages: ReturnType<typeof pagesOf>): Prove => showAll(pageProofs, pages);
const inFull = (pages: ReturnType<typeof pairsOf>): Prove => showAll([...pageProofs, ...replayProofs], pages);
function showAll<On>(proofs: readonly Proof<On>[], on: On): Prove {
  return async (at) => {
    const found: Finding[] = [];
    for (const proof of proofs) found.push(await shown(proof, at, on));
    return found;
  };
}

function progress(of: number): (what: string, findings: readonly Finding[]) => void {
  let done = 0;
  return (what, findings) => {
    done += 1;
    const faults = findings.flatMap((finding) => finding.faults).length;
    say(`${String(done).padStart(String(of).length)}/${of} ${faults === 0 ? "✓" : "✗"} ${what}`);
  };
}
const say = (text: string): void => void process.stdout.write(`${text}\n`);
