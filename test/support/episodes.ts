/**
 * Tasks, through REST and the real page, by their reference solutions: each succeeds, is clean and knows nothing but what it has
 * seen. In two files, so that two workers play.
 *
 * A task that has changed since it was proved (tasks/proved.txt) is played in both languages, and so that the same run on another
 * server gives the same hashes and pictures, and a fork after any step draws the same picture. One that is proved is played once
 * where it is of the core, some of the core on two servers, or where what draws and plays all tasks has changed; else it is left out.
 * `planPageProofs` decides.
 * TASK_SEEDS plays so many seeds of all tasks in full, one language after the other.
 */
import { afterAll, describe, expect, inject, it } from "vitest";
import { briefSeed, isProved, planPageProofs } from "../../scripts/proved.ts";
import { startServer, type Server } from "../../scripts/server.ts";
import { localWorld } from "../../scripts/world-file.ts";
import { Client } from "../../clients/typescript/src/client.ts";
import { langAt, pageProofs, pagesOf, pairsOf, replayProofs } from "../../src/benchmark/verify/page-proofs.ts";
import { shown, type InstanceId, type Proof } from "../../src/benchmark/verify/proof.ts";
import type { World } from "../../src/world/read.ts";
import { tasks } from "../../tasks/book.ts";
import { isAll } from "./effort.ts";

const wanted = process.env["TASK_SEEDS"];

const seedsUpTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

/** Of the tasks that this run plays, every one whose place in the list leaves this rest. */
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
    return faultsOf(pageProofs, at, pagesOf(here, world));
  }
  async function inFull(at: InstanceId, here: Client, world: World): Promise<string[]> {
    const { url, adminKey } = await (other ??= startServer({ port: 0, memory: true, quiet: true }));
    return faultsOf(
      [...pageProofs, ...replayProofs],
      at,
      pairsOf(here, new Client(url, adminKey, { fresh: true }), world),
    );
  }
}
async function faultsOf<On>(proofs: readonly Proof<On>[], at: InstanceId, on: On): Promise<string[]> {
  const faults: string[] = [];
  for (const proof of proofs)
    for (const fault of (await shown(proof, at, on)).faults) faults.push(`${at.lang}, ${proof.sentence}: ${fault}`);
  return faults;
}
