/** The proofs for a share of the tasks. Two test files run one half of the tasks each, so that they use two cores. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { digestOfProof, fullSeeds, planKernelProofs, briefSeeds } from "#scripts/build/proof-record.ts";
import { sortByContent } from "#scripts/build/sampling.ts";
import { localWorld } from "#scripts/build/world-file.ts";
import { kernelProofs } from "#benchmark/verify/kernel-proofs.ts";
import { instanceIdsOf, runProof } from "#benchmark/verify/proof.ts";
import { createProofContext, type ProofContext } from "#benchmark/verify/proof-context.ts";
import { tasks } from "#tasks/catalog.ts";
import { effort, isAll, isQuick } from "../support/effort.ts";

const quickSeeds = 2;
/** The number of tasks in `./phonebooth check`. Tasks without a proof of their present sources come first. */
const maxQuickTasks = 8;
const { full, brief } = planKernelProofs(isAll || process.env["PROOF_SEEDS"] !== undefined);
const inFull = new Set(full);
/** Returns the number of seeds for a task. It is lower when the same sources were already proved in full. */
const seedsFor = (id: string): number => effort(inFull.has(id) ? fullSeeds : briefSeeds, quickSeeds, "PROOF_SEEDS");
const chosen = (): string[] => {
  if (!isQuick) return [...tasks.keys()].filter((id) => inFull.has(id) || brief.includes(id));
  const inOrder = (ids: readonly string[]): string[] => sortByContent(ids, (id) => digestOfProof(id, "kernel"));
  return [...inOrder(full), ...inOrder(brief)].slice(0, maxQuickTasks);
};

/** Proves the tasks of this run whose index modulo `of` equals `rest`. */
export async function proveTasks(rest: number, of: number): Promise<void> {
  const world = await localWorld();
  const share = chosen().filter((_, i) => i % of === rest);
  describe.each(share)("%s", (id) => {
    const count = seedsFor(id);
    const seeds = Array.from({ length: count }, (_, seed) => seed);
    let stage: ProofContext;
    beforeAll(() => {
      // The number of seeds limits the attacks on each judge. With fewer than four seeds, some parts of the state would
      // get only one kind of attack.
      stage = createProofContext(world, Math.max(count, 4));
    });
    // The proof context holds hundreds of phones. The phones of all tasks together do not fit into one process.
    afterAll(() => {
      stage = undefined as never;
    });
    const places = instanceIdsOf(id, seeds, ["en", "zh-CN"]);
    it.each(kernelProofs.map((proof) => [proof.sentence, proof] as const))("%s", async (_, proof) => {
      const faults: string[] = [];
      for (const at of proof.of === "task" ? places.slice(0, 1) : places)
        for (const fault of (await runProof(proof, at, stage)).faults) faults.push(`${at.seed} ${at.lang}: ${fault}`);
      expect(faults).toEqual([]);
    });
  });
}
