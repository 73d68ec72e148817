/** What a proof is: a sentence about a task that is shown anew for every instance, and the faults where it does not hold. */
import type { Lang } from "../../os/values.ts";

/** One instance of a task; a proof that is about the task as a whole is shown at the first seed alone. */
export interface InstanceId {
  readonly task: string;
  readonly seed: number;
  readonly lang: Lang;
}
/** `On` is what it is shown on: the bare kernel, or a running server. */
export interface Proof<On> {
  readonly id: string;
  readonly sentence: string;
  readonly of: "task" | "instance";
  /** What is wrong, each fault in a sentence; empty where the proof holds. */
  readonly run: (at: InstanceId, on: On) => Promise<string[]>;
}
/** What a proof found at one place. */
export interface Finding extends InstanceId {
  readonly proof: string;
  readonly faults: readonly string[];
}
/** Runs a proof; whatever it throws is a fault too. */
export async function shown<On>(proof: Proof<On>, at: InstanceId, on: On): Promise<Finding> {
  const faults = await proof
    .run(at, on)
    .catch((e: unknown) => [e instanceof Error ? `${e.name}: ${e.message}` : `${e}`]);
  return { ...at, proof: proof.id, faults };
}
/** The places of a task where its proofs are shown: each proof at all of them, or at the first alone. */
export const placesOf = (task: string, seeds: readonly number[], langs: readonly Lang[]): InstanceId[] =>
  langs.flatMap((lang) => seeds.map((seed) => ({ task, seed, lang })));
/** The sentence as a fault, unless it is true. */
export const claim = (holds: boolean, fault: string): string[] => (holds ? [] : [fault]);
