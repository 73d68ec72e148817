/**
 * A proof is a sentence about a task that is tested for every instance; it returns faults if the sentence does not
 * hold.
 */
import type { Lang } from "#os/values.ts";

/** One instance of a task. A proof about the task as a whole runs only at the first seed. */
export interface InstanceId {
  readonly task: string;
  readonly seed: number;
  readonly lang: Lang;
}
/** `On` is what the proof runs on: the kernel, or a running server. */
export interface Proof<On> {
  readonly id: string;
  readonly sentence: string;
  readonly of: "task" | "instance";
  /** Faults, one sentence each; empty if the proof holds. */
  readonly run: (at: InstanceId, on: On) => Promise<string[]>;
}
/** The result of a proof for one instance. */
export interface Finding extends InstanceId {
  readonly proof: string;
  readonly faults: readonly string[];
}
/** Runs a proof. An error that it throws also counts as a fault. */
export async function runProof<On>(proof: Proof<On>, at: InstanceId, on: On): Promise<Finding> {
  const faults = await proof
    .run(at, on)
    .catch((e: unknown) => [e instanceof Error ? `${e.name}: ${e.message}` : `${e}`]);
  return { ...at, proof: proof.id, faults };
}
/** The instances at which proofs run: some proofs use all of them, some only the first. */
export const instanceIdsOf = (task: string, seeds: readonly number[], langs: readonly Lang[]): InstanceId[] =>
  langs.flatMap((lang) => seeds.map((seed) => ({ task, seed, lang })));
/** Returns the fault unless the condition holds. */
export const faultUnless = (holds: boolean, fault: string): string[] => (holds ? [] : [fault]);
