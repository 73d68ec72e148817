/** The suite of proofs over a share of the tasks: in two files, so that two cores work on it. */
import { describe, expect, it } from "vitest";
import { fullSeeds, isProved, provedSeeds } from "../../scripts/proved.ts";
import { localWorld } from "../../scripts/world-file.ts";
import { kernelProofs } from "../../src/verify/kernel-proofs.ts";
import { placesOf, shown } from "../../src/verify/proof.ts";
import { stageOver } from "../../src/verify/stage.ts";
import { tasks } from "../../tasks/book.ts";

/** Fewer where these very sources were proved in full; `./phonebooth check` looks at fewer still, to be quick. */
const seedsFor = (id: string): number =>
  Number(process.env["PROOF_SEEDS"] ?? (isProved(id, "kernel") ? provedSeeds : fullSeeds));

/** Every task whose place in the list leaves this rest. */
export async function proveTasks(rest: number, of: number): Promise<void> {
  const world = await localWorld();
  const share = [...tasks.keys()].filter((_, i) => i % of === rest);
  describe.each(share)("%s", (id) => {
    const count = seedsFor(id);
    const seeds = Array.from({ length: count }, (_, seed) => seed);
    // More seeds, more attacks on each judge.
    const stage = stageOver(world, count);
    const places = placesOf(id, seeds, ["en", "zh-CN"]);
    it.each(kernelProofs.map((proof) => [proof.sentence, proof] as const))("%s", async (_, proof) => {
      const faults: string[] = [];
      for (const at of proof.of === "task" ? places.slice(0, 1) : places)
        for (const fault of (await shown(proof, at, stage)).faults) faults.push(`${at.seed} ${at.lang}: ${fault}`);
      expect(faults).toEqual([]);
    });
  });
}
