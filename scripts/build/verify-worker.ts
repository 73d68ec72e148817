// One thread of `./phonebooth verify`. The thread proves the tasks that it receives, one after another, in the kernel.
import { parentPort } from "node:worker_threads";
import type { HackerResult } from "#benchmark/verify/hacker.ts";
import { kernelProofs } from "#benchmark/verify/kernel-proofs.ts";
import { instanceIdsOf, runProof, type Finding } from "#benchmark/verify/proof.ts";
import {
  tallyFields,
  emptyFieldTallies,
  emptyTallies,
  tallyMisses,
  type FieldTallies,
  type Tallies,
} from "#benchmark/verify/report.ts";
import { createProofContext } from "#benchmark/verify/proof-context.ts";
import { localWorld } from "./world-file.ts";

export interface ProofJob {
  readonly task: string;
  readonly seeds: number;
}
export interface ProofResult {
  readonly findings: readonly Finding[];
  readonly misses: Tallies;
  readonly fields: FieldTallies;
  readonly hacked: HackerResult;
}

const world = await localWorld();

parentPort!.on("message", async ({ task, seeds }: ProofJob) => {
  const stage = createProofContext(world, seeds);
  const places = instanceIdsOf(
    task,
    Array.from({ length: seeds }, (_, seed) => seed),
    ["en", "zh-CN"],
  );
  const findings: Finding[] = [];
  const misses = emptyTallies();
  const fields = emptyFieldTallies();
  for (const proof of kernelProofs)
    for (const at of proof.of === "task" ? places.slice(0, 1) : places) findings.push(await runProof(proof, at, stage));
  // A task without a solution adds nothing to the counts, because a proof already reports the missing solution.
  for (const at of places) {
    tallyMisses(await stage.misses(at).catch(() => []), misses);
    tallyFields(await stage.fields(at).catch(() => []), fields);
  }
  const hacked = await stage.hacked({ task, lang: "en" });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage({ findings, misses, fields, hacked } satisfies ProofResult);
});
