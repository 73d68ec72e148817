/**
 * A proof is a statement about a task that is tested for every instance. If the statement is false, the proof returns
 * faults.
 */
import type { Lang } from "#os/values.ts";

/** One instance of a task. A proof about the whole task runs only for the first seed. */
export interface InstanceId {
  readonly task: string;
  readonly seed: number;
  readonly lang: Lang;
}
/** `On` is the environment in which the proof runs: the kernel, or a running server. */
export interface Proof<On> {
  readonly id: string;
  readonly sentence: string;
  readonly of: "task" | "instance";
  /** Returns one sentence per fault, or an empty list if the proof succeeds. */
  readonly run: (at: InstanceId, on: On) => Promise<string[]>;
}
/** The result of a proof for one instance. */
export interface Finding extends InstanceId {
  readonly proof: string;
  readonly faults: readonly string[];
}
/** Runs a proof. If the proof throws an error, the error is a fault. */
export async function runProof<On>(proof: Proof<On>, at: InstanceId, on: On): Promise<Finding> {
  const faults = await proof
    .run(at, on)
    .catch((e: unknown) => [e instanceof Error ? `${e.name}: ${e.message}` : `${e}`]);
  return { ...at, proof: proof.id, faults };
}
/** Returns the instances for which proofs run. Some proofs use all of them, some only the first. */
export const instanceIdsOf = (task: string, seeds: readonly number[], langs: readonly Lang[]): InstanceId[] =>
  langs.flatMap((lang) => seeds.map((seed) => ({ task, seed, lang })));
/** Returns the fault if the condition is false, otherwise an empty list. */
export const faultUnless = (holds: boolean, fault: string): string[] => (holds ? [] : [fault]);
