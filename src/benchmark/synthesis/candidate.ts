/** A walk's window on its way to a task: all that whoever words the instruction may know of it, and what it will be judged by. */
import type { Element } from "../../contract/env.ts";
import type { SuiteCheck, SuiteTask } from "../../contract/suite.ts";

/** A step of the pruned walk, as it was seen and done. */
export interface CandidateStep {
  /** Of the walk, from 1. */
  readonly step: number;
  /** What was on the glass before it. */
  readonly elements: readonly Element[];
  /** The agent's action, as JSON has it. */
  readonly action: { readonly type: string; readonly [field: string]: unknown };
  /** What it touched; null where it touched nothing (BACK, HOME, TYPE). */
  readonly touched: (Pick<Element, "role" | "name"> & { readonly value?: string }) | null;
}
/** One change of data in words. */
export interface ToldChange {
  readonly check: SuiteCheck;
  /** `note added: title "Milk", body "two pints"`. */
  readonly words: string;
  /** Texts of which each has to stand in the instruction. */
  readonly values: readonly string[];
}
export interface Candidate {
  /** The task, complete but for its wording: `instruction` holds the plain template's. */
  readonly task: SuiteTask;
  /** Titles of the apps of `task`, in the language of the phone. */
  readonly titles: readonly string[];
  readonly steps: readonly CandidateStep[];
  readonly changes: readonly ToldChange[];
}

/** Why an instruction is refused; empty where it may stand. Each is a sentence. */
export type InstructionFault = {
  readonly outcome: "misses-value" | "names-id" | "too-long" | "empty";
  readonly says: string;
};

/** Ids of records and of commands: no user says them. */
const anId = /\b[a-z][A-Za-z]*_(?:s?\d+|new\d+)\b|\$instant/;
const longest = 400;

/** What an instruction must be, whoever worded it: it names every changed value, and no id. */
export function faultsOfInstruction(instruction: string, { changes }: Pick<Candidate, "changes">): InstructionFault[] {
  const text = instruction.trim();
  if (text === "") return [{ outcome: "empty", says: "it says nothing" }];
  const faults: InstructionFault[] = [];
  if (text.length > longest) faults.push({ outcome: "too-long", says: `it has ${text.length} characters` });
  const id = anId.exec(text);
  if (id) faults.push({ outcome: "names-id", says: `it names the id ${id[0]}` });
  const told = folded(text);
  for (const value of new Set(changes.flatMap(({ values }) => values)))
    if (!told.includes(folded(value))) faults.push({ outcome: "misses-value", says: `it does not say "${value}"` });
  return faults;
}
const folded = (text: string): string => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
