/** A part of a walk that may become a task: the data for the writer of the instruction, and the checks of the task. */
import type { Element } from "#contract/element.ts";
import type { SuiteCheck, SuiteTask } from "#contract/suite.ts";

/** A step of the shortened walk, with its observation. */
export interface CandidateStep {
  /** The number of the step in the walk, from 1. */
  readonly step: number;
  /** The elements on the display before the step. */
  readonly elements: readonly Element[];
  /** The agent's action as JSON. */
  readonly action: { readonly type: string; readonly [field: string]: unknown };
  /** The touched element, or null if no element was touched (BACK, HOME, TYPE). */
  readonly touched: (Pick<Element, "role" | "name"> & { readonly value?: string }) | null;
}
/** A change of data with its description. */
export interface DescribedChange {
  readonly check: SuiteCheck;
  /** The description, for example `note added: title "Milk", body "two pints"`. */
  readonly words: string;
  /** The texts that must all occur in the instruction. */
  readonly values: readonly string[];
}
export interface Candidate {
  /** The task, complete except for the wording: `instruction` is a plain text made from a template. */
  readonly task: SuiteTask;
  /** The titles of the apps of `task`, in the language of the phone. */
  readonly titles: readonly string[];
  readonly steps: readonly CandidateStep[];
  readonly changes: readonly DescribedChange[];
}

/** A reason why an instruction is rejected, as a sentence. */
export type InstructionFault = {
  readonly outcome: "misses-value" | "names-id" | "too-long" | "empty";
  readonly says: string;
};

/** Ids of records and of commands. No user would mention them. */
const idPattern = /\b[a-z][A-Za-z]*_(?:s?\d+|new\d+)\b|\$instant/;
const maxInstructionLength = 400;

/**
 * Checks an instruction from any writer. The instruction must contain every changed value and must not contain ids.
 * Returns an empty list if the instruction is acceptable.
 */
export function faultsOfInstruction(instruction: string, { changes }: Pick<Candidate, "changes">): InstructionFault[] {
  const text = instruction.trim();
  if (text === "") return [{ outcome: "empty", says: "it says nothing" }];
  const faults: InstructionFault[] = [];
  if (text.length > maxInstructionLength)
    faults.push({ outcome: "too-long", says: `it has ${text.length} characters` });
  const id = idPattern.exec(text);
  if (id) faults.push({ outcome: "names-id", says: `it names the id ${id[0]}` });
  const told = foldText(text);
  for (const value of new Set(changes.flatMap(({ values }) => values)))
    if (!told.includes(foldText(value))) faults.push({ outcome: "misses-value", says: `it does not say "${value}"` });
  return faults;
}
const foldText = (text: string): string => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
