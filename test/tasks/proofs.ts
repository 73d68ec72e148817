/** The suite of proofs over a share of the tasks: in two files, so that two cores work on it. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { digestOfProof, fullSeeds, planKernelProofs, provedSeeds } from "../../scripts/proved.ts";
import { inOrderOfContent } from "../../scripts/sampled.ts";
import { localWorld } from "../../scripts/world-file.ts";
import { kernelProofs } from "../../src/benchmark/verify/kernel-proofs.ts";
import { placesOf, shown } from "../../src/benchmark/verify/proof.ts";
import { stageOver, type Stage } from "../../src/benchmark/verify/stage.ts";
import { tasks } from "../../tasks/book.ts";
import { effort, isAll, isQuick } from "../support/effort.ts";

const quickSeeds = 2;
/** `./phonebooth check` looks at so many of the tasks, those first that were not proved as they stand. */
const quickMost = 8;
const { full, brief } = planKernelProofs(isAll || process.env["PROOF_SEEDS"] !== undefined);
const inFull = new Set(full);
/** Fewer where these very sources were proved in full. */
const seedsFor = (id: string): number => effort(inFull.has(id) ? fullSeeds : provedSeeds, quickSeeds, "PROOF_SEEDS");
const chosen = (): string[] => {
  if (!isQuick) return [...tasks.keys()].filter((id) => inFull.has(id) || brief.includes(id));
  const inOrder = (ids: readonly string[]): string[] => inOrderOfContent(ids, (id) => digestOfProof(id, "kernel"));
  return [...inOrder(full), ...inOrder(brief)].slice(0, quickMost);
};

/** Of the tasks that this run proves, every one whose place in the list leaves this rest. */
export async function proveTasks(rest: number, of: number): Promise<void> {
  const world = await localWorld();
  const share = chosen().filter((_, i) => i % of === rest);
  describe.each(share)("%s", (id) => {
    const count = seedsFor(id);
    const seeds = Array.from({ length: count }, (_, seed) => seed);
    let stage: Stage;
    beforeAll(() => {
      // More seeds, more attacks on each judge; with fewer than four some places would see one kind of them alone.
      stage = stageOver(world, Math.max(count, 4));
    });
    // It holds hundreds of phones: those of all tasks together do not fit into a process.
    afterAll(() => {
      stage = undefined as never;
    });
    const places = placesOf(id, seeds, ["en", "zh-CN"]);
    it.each(kernelProofs.map((proof) => [proof.sentence, proof] as const))("%s", async (_, proof) => {
      const faults: string[] = [];
      for (const at of proof.of === "task" ? places.slice(0, 1) : places)
        for (const fault of (await shown(proof, at, stage)).faults) faults.push(`${at.seed} ${at.lang}: ${fault}`);
      expect(faults).toEqual([]);
    });
  });
}
