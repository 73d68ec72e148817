// One thread of `./phonebooth verify`: it proves task after task on the bare kernel, as it is told.
import { parentPort } from "node:worker_threads";
import type { Hacked } from "../src/benchmark/verify/hacker.ts";
import { kernelProofs } from "../src/benchmark/verify/kernel-proofs.ts";
import { placesOf, shown, type Finding } from "../src/benchmark/verify/proof.ts";
import {
  fieldsTallied,
  noFieldTallies,
  noTallies,
  tallied,
  type FieldTallies,
  type Tallies,
} from "../src/benchmark/verify/report.ts";
import { stageOver } from "../src/benchmark/verify/stage.ts";
import { localWorld } from "./world-file.ts";

export interface ToProve {
  readonly task: string;
  readonly seeds: number;
}
export interface Proved {
  readonly findings: readonly Finding[];
  readonly misses: Tallies;
  readonly fields: FieldTallies;
  readonly hacked: Hacked;
}

const world = await localWorld();

parentPort!.on("message", async ({ task, seeds }: ToProve) => {
  const stage = stageOver(world, seeds);
  const places = placesOf(
    task,
    Array.from({ length: seeds }, (_, seed) => seed),
    ["en", "zh-CN"],
  );
  const findings: Finding[] = [];
  const misses = noTallies();
  const fields = noFieldTallies();
  for (const proof of kernelProofs)
    for (const at of proof.of === "task" ? places.slice(0, 1) : places) findings.push(await shown(proof, at, stage));
  // Where there is no solution, its proof says so, and there is nothing to count.
  for (const at of places) {
    tallied(await stage.misses(at).catch(() => []), misses);
    fieldsTallied(await stage.fields(at).catch(() => []), fields);
  }
  const hacked = await stage.hacked({ task, lang: "en" });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage({ findings, misses, fields, hacked } satisfies Proved);
});
