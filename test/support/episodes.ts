/**
 * Every task, through REST and the real page, by its reference solution: it succeeds, is clean and knows nothing but what it
 * has seen. In several files, so that several workers play.
 *
 * A task that is proved (tasks/proved.txt) is played once, in a language that changes from commit to commit. One that is new
 * or has changed is played in both, and so that the same run on another server gives the same hashes and pictures, and a
 * fork after any step draws the same picture; where very many have changed at once, `fullMost` of them. A part of the others
 * is played so too: another one with each commit. TASK_SEEDS plays so many seeds of all tasks in full, one language after the
 * other.
 */
import { afterAll, describe, expect, inject, it } from "vitest";
import { inTurn, partOf, round } from "../../scripts/in-turn.ts";
import { isProved } from "../../scripts/proved.ts";
import { startServer, type Server } from "../../scripts/server.ts";
import { localWorld } from "../../scripts/world-file.ts";
import { Client } from "../../clients/typescript/src/client.ts";
import { langAt, pageProofs, pagesOf, pairsOf, replayProofs } from "../../src/benchmark/verify/page-proofs.ts";
import { shown, type InstanceId, type Proof } from "../../src/benchmark/verify/proof.ts";
import type { World } from "../../src/world/read.ts";
import { tasks } from "../../tasks/book.ts";

const wanted = process.env["TASK_SEEDS"];
/** The parts of which one is replayed each time. */
const parts = 8;
/** The suite has to end: 24 tasks in both languages, on two servers and fresh pages, take about five minutes on two cores. */
const fullMost = 24;

/** Every task whose place in the list leaves this rest. */
export function playTasks(rest: number, of: number): void {
  let other: Promise<Server> | null = null;
  afterAll(async () => (await other)?.stop());
  const now = round();
  const unproved = [...tasks.keys()].filter((task) => !isProved(task, "page"));
  const inFullNow = new Set(inTurn(unproved).slice(0, fullMost));
  describe.each([...tasks.keys()].filter((_, i) => i % of === rest))("%s", (task) => {
    const isFull = wanted !== undefined || inFullNow.has(task);
    const seeds = isFull ? Array.from({ length: Number(wanted ?? 2) }, (_, i) => i + 1) : [1 + (now % 2)];
    const isReplayed = isFull || partOf(task, parts) === (now >>> 1) % parts;
    it.each(seeds)("seed %i", async (seed) => {
      const world = await localWorld();
      const here = new Client(inject("url"), inject("adminKey"), { fresh: true });
      const at = { task, seed, lang: langAt(task, seed) };
      expect(isReplayed ? await inFull(at, here, world) : await inBrief(at, here, world)).toEqual([]);
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
