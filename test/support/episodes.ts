/**
 * Plays tasks over REST on the real page with their reference solutions. Each solution must succeed, have no side
 * effects, and use only values that it has seen. Two test files call this module, so that two workers can play. A task
 * that has changed since its proof (tasks/proved.txt) is played in both languages. The same run on another server must
 * give the same hashes and screenshots, and a fork after any step must draw the same screenshot. A proved task is
 * played once if it is a core task (some core tasks on two servers) or if the code that draws and plays all tasks has
 * changed. Otherwise the task is skipped. `planPageProofs` makes this decision. TASK_SEEDS sets a number of seeds. All
 * tasks are then played in full with this number of seeds, in alternating languages.
 */
import { afterAll, describe, expect, inject, it } from "vitest";
import { briefSeed, isProved, planPageProofs } from "#scripts/build/proof-record.ts";
import { startServer, type Server } from "#scripts/cli/server.ts";
import { localWorld } from "#scripts/build/world-file.ts";
import { Client } from "../../clients/typescript/src/client.ts";
import { langAt, pageProofs, singlePlayer, replayPlayer, replayProofs } from "#benchmark/verify/page-proofs.ts";
import { runProof, type InstanceId, type Proof } from "#benchmark/verify/proof.ts";
import type { World } from "#world/read.ts";
import { tasks } from "#tasks/catalog.ts";
import { isAll } from "./effort.ts";

const wanted = process.env["TASK_SEEDS"];

const seedsUpTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

/** Plays the tasks of this run whose index modulo `of` equals `rest`. */
export function playTasks(rest: number, of: number): void {
  let other: Promise<Server> | null = null;
  afterAll(async () => (await other)?.stop());
  const plan = planPageProofs(isAll);
  const isFull = new Set(wanted === undefined ? plan.full : tasks.keys());
  const played = [...tasks.keys()].filter((task) => isFull.has(task) || plan.brief.includes(task));
  describe.each(played.filter((_, i) => i % of === rest))("%s", (task) => {
    const isOnce = wanted === undefined && isProved(task, "page");
    const seeds = isOnce ? [briefSeed(task)] : seedsUpTo(isFull.has(task) ? Number(wanted ?? 2) : 1);
    it.each(seeds)("seed %i", async (seed) => {
      const world = await localWorld();
      const here = new Client(inject("url"), inject("adminKey"), { fresh: true });
      const at = { task, seed, lang: langAt(task, seed) };
      expect(isFull.has(task) ? await inFull(at, here, world) : await inBrief(at, here, world)).toEqual([]);
    });
  });

  async function inBrief(at: InstanceId, here: Client, world: World): Promise<string[]> {
    return faultsOf(pageProofs, at, singlePlayer(here, world));
  }
  async function inFull(at: InstanceId, here: Client, world: World): Promise<string[]> {
    const { url, adminKey } = await (other ??= startServer({ port: 0, memory: true, quiet: true }));
    return faultsOf(
      [...pageProofs, ...replayProofs],
      at,
      replayPlayer(here, new Client(url, adminKey, { fresh: true }), world),
    );
  }
}
async function faultsOf<On>(proofs: readonly Proof<On>[], at: InstanceId, on: On): Promise<string[]> {
  const faults: string[] = [];
  for (const proof of proofs)
    for (const fault of (await runProof(proof, at, on)).faults) faults.push(`${at.lang}, ${proof.sentence}: ${fault}`);
  return faults;
}
