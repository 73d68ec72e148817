/** Walks → candidates → proofs → instruction: each window of each walk is admitted, or refused with a reason. */
import type { Lang } from "../../contract/env.ts";
import type { Suite, SuiteTask } from "../../contract/suite.ts";
import type { Client } from "../../../clients/typescript/src/client.ts";
import type { Model } from "../run/model.ts";
import { faultsOfInstruction, type Candidate } from "./candidate.ts";
import { candidatesOf, type WalkRead, type WindowOutcome } from "./candidates.ts";
import { provenOnKernel, provenOnPage } from "./proofs.ts";
import { wordings, type WordingOutcome } from "./reading.ts";

/** A line of `synthesis.jsonl`. */
export interface SynthesisLine extends Omit<WindowOutcome, "outcome"> {
  readonly outcome:
    | Exclude<WindowOutcome["outcome"], "candidate">
    | "admitted"
    | "not-proved"
    | Exclude<WordingOutcome, "worded">;
  /** Of the task, where it became a candidate. */
  readonly task: string | null;
  /** Proofs that do not hold. */
  readonly proofs: readonly string[];
  readonly instruction: string | null;
}
export interface SynthesisWish {
  readonly name: string;
  readonly walks: readonly WalkRead[];
  /** Null for plain instructions. */
  readonly model: { readonly model: Model; readonly name: string; readonly again: number } | null;
  /** A server for proofs on the page; null leaves them out. */
  readonly client: Client | null;
  /** Titles of all apps of the phone, for the model. */
  readonly titles: (locale: Lang) => readonly string[];
  /** Admitted tasks at most; null for all. */
  readonly limit: number | null;
  readonly signal: AbortSignal;
  readonly tell: (line: SynthesisLine) => void;
}
export interface Synthesis {
  readonly suite: Suite;
  readonly lines: readonly SynthesisLine[];
}

/** In the order of walks and windows; the same walks give the same candidates. */
export async function synthesize(wish: SynthesisWish): Promise<Synthesis> {
  const lines: SynthesisLine[] = [];
  const tasks: SuiteTask[] = [];
  const known = new Set<string>();
  const line = (one: SynthesisLine): void => {
    lines.push(one);
    wish.tell(one);
  };
  const isOver = (): boolean => wish.signal.aborted || (wish.limit !== null && tasks.length >= wish.limit);
  for (const walk of wish.walks) {
    if (isOver()) break;
    for (const { outcome: found, candidate } of await candidatesOf(walk, known)) {
      if (isOver()) break;
      const { outcome, ...about } = found;
      if (candidate === null) {
        if (outcome !== "candidate") line({ ...about, outcome, task: null, proofs: [], instruction: null });
        continue;
      }
      const judged = await admitted(candidate, wish);
      line({ ...about, task: candidate.task.id, ...judged.line });
      if (judged.task) tasks.push(judged.task);
    }
  }
  return { suite: { format: "phonebooth-suite-1", name: wish.name, tasks }, lines };
}

interface Judged {
  readonly line: Pick<SynthesisLine, "outcome" | "says" | "proofs" | "instruction">;
  readonly task: SuiteTask | null;
}
/** Words come last: a model is asked for nothing that would be refused anyhow. */
async function admitted(candidate: Candidate, wish: SynthesisWish): Promise<Judged> {
  const plain = plainOf(candidate);
  const no = (outcome: SynthesisLine["outcome"], says: string, proofs: readonly string[] = []): Judged => ({
    line: { outcome, says, proofs, instruction: plain },
    task: null,
  });
  const [fault] = faultsOfInstruction(plain, candidate);
  if (fault) return no(fault.outcome, `the plain instruction: ${fault.says}`);
  const broken = await brokenProofs(candidate.task, wish);
  if (broken.length > 0) return no("not-proved", broken[0]!.faults[0]!, [...new Set(broken.map(({ proof }) => proof))]);
  if (!wish.model)
    return { line: { outcome: "admitted", says: "", proofs: [], instruction: plain }, task: candidate.task };

  const { locale } = candidate.task.start;
  const { model, name, again } = wish.model;
  const all = await wordings({ model, candidate, locale, apps: wish.titles(locale), again, signal: wish.signal });
  const last = all.at(-1)!;
  if (last.outcome !== "worded" || last.instruction === null)
    return no(last.outcome === "worded" ? "empty" : last.outcome, last.says);
  const task: SuiteTask = {
    ...candidate.task,
    instruction: locale === "en" ? { en: last.instruction } : { zh: last.instruction },
    provenance: { ...candidate.task.provenance, model: name },
  };
  // What is typed must still be told.
  const [retold] = (await provenOnKernel(wish.name, task)).filter(({ faults }) => faults.length > 0);
  if (retold) return no("not-proved", retold.faults[0]!, [retold.proof]);
  return { line: { outcome: "admitted", says: "", proofs: [], instruction: last.instruction }, task };
}
/** Under which name a task stands on the server while it is proved: a suite that is there stays as it is. */
export const draftOf = (name: string): string => `${name.slice(0, 34)}-draft`;

async function brokenProofs(task: SuiteTask, { name, client }: SynthesisWish) {
  const onKernel = (await provenOnKernel(name, task)).filter(({ faults }) => faults.length > 0);
  if (onKernel.length > 0 || !client) return onKernel;
  const draft = draftOf(name);
  await client.putSuite({ format: "phonebooth-suite-1", name: draft, tasks: [task] });
  const onPage = await provenOnPage(client, draft, task);
  return onPage.faults.length > 0 ? [onPage] : [];
}
const plainOf = ({ task }: Candidate): string => task.instruction.en ?? task.instruction.zh ?? "";

/** How many windows ended how; the share is of those that changed data and are no repetition. */
export function tallyOf(lines: readonly SynthesisLine[]): {
  readonly counts: Record<string, number>;
  readonly share: number;
} {
  const counts: Record<string, number> = {};
  for (const { outcome, proofs } of lines)
    for (const key of [outcome, ...proofs.map((proof) => `${outcome}: ${proof}`)]) counts[key] = (counts[key] ?? 0) + 1;
  const own = lines.filter(({ outcome }) => outcome !== "no-change" && outcome !== "same-places").length;
  return { counts, share: own === 0 ? 0 : (counts["admitted"] ?? 0) / own };
}
