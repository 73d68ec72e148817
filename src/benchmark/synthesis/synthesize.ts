/**
 * Creates tasks from walks: windows of the walks become candidates, the candidates are proved, and their instructions
 * are written. Each window is either admitted, or rejected with a reason.
 */
import type { Lang } from "#contract/env.ts";
import type { Suite, SuiteTask } from "#contract/suite.ts";
import type { Client } from "../../../clients/typescript/src/client.ts";
import type { Model } from "../run/model.ts";
import { faultsOfInstruction, type Candidate } from "./candidate.ts";
import { findCandidates, readWalk, type StoredWalk, type WindowOutcome } from "./candidates.ts";
import { proveOnKernel, proveOnPage } from "./suite-proofs.ts";
import { requestWordings, type WordingOutcome } from "./wording.ts";

/** A line of `synthesis.jsonl`. */
export interface SynthesisLine extends Omit<WindowOutcome, "outcome"> {
  readonly outcome:
    | Exclude<WindowOutcome["outcome"], "candidate">
    | "admitted"
    | "not-proved"
    | Exclude<WordingOutcome, "worded">;
  /** The id of the task, or null if the window did not become a candidate. */
  readonly task: string | null;
  /** The ids of the failed proofs. */
  readonly proofs: readonly string[];
  readonly instruction: string | null;
}
export interface SynthesisOptions {
  readonly name: string;
  readonly walks: readonly StoredWalk[];
  /** The model that writes the instructions. If null, the instructions are plain. */
  readonly model: { readonly model: Model; readonly name: string; readonly again: number } | null;
  /** A server for proofs on the page. If null, these proofs are skipped. */
  readonly client: Client | null;
  /** Returns the titles of all apps of the phone, for the model. */
  readonly titles: (locale: Lang) => readonly string[];
  /** The maximum number of admitted tasks. If null, there is no limit. */
  readonly limit: number | null;
  readonly signal: AbortSignal;
  readonly onLine: (line: SynthesisLine) => void;
}
export interface Synthesis {
  readonly suite: Suite;
  readonly lines: readonly SynthesisLine[];
}

/**
 * Creates the tasks. The results are in the order of walks and windows. The same walks always result in the same
 * candidates.
 */
export async function synthesize(options: SynthesisOptions): Promise<Synthesis> {
  const lines: SynthesisLine[] = [];
  const tasks: SuiteTask[] = [];
  const known = new Set<string>();
  const line = (one: SynthesisLine): void => {
    lines.push(one);
    options.onLine(one);
  };
  const isOver = (): boolean => options.signal.aborted || (options.limit !== null && tasks.length >= options.limit);
  for (const walk of options.walks) {
    if (isOver()) break;
    for (const { outcome: found, candidate } of await findCandidates(readWalk(walk), known)) {
      if (isOver()) break;
      const { outcome, ...about } = found;
      if (candidate === null) {
        if (outcome !== "candidate") line({ ...about, outcome, task: null, proofs: [], instruction: null });
        continue;
      }
      const judged = await decideCandidate(candidate, options);
      line({ ...about, task: candidate.task.id, ...judged.line });
      if (judged.task) tasks.push(judged.task);
    }
  }
  return { suite: { format: "phonebooth-suite-1", name: options.name, tasks }, lines };
}

interface CandidateResult {
  readonly line: Pick<SynthesisLine, "outcome" | "says" | "proofs" | "instruction">;
  readonly task: SuiteTask | null;
}
/** The model is asked last, so that it is only asked about candidates that passed all proofs. */
async function decideCandidate(candidate: Candidate, options: SynthesisOptions): Promise<CandidateResult> {
  const plain = plainInstructionOf(candidate);
  const no = (outcome: SynthesisLine["outcome"], says: string, proofs: readonly string[] = []): CandidateResult => ({
    line: { outcome, says, proofs, instruction: plain },
    task: null,
  });
  const [fault] = faultsOfInstruction(plain, candidate);
  if (fault) return no(fault.outcome, `the plain instruction: ${fault.says}`);
  const broken = await brokenProofs(candidate.task, options);
  if (broken.length > 0) return no("not-proved", broken[0]!.faults[0]!, [...new Set(broken.map(({ proof }) => proof))]);
  if (!options.model)
    return { line: { outcome: "admitted", says: "", proofs: [], instruction: plain }, task: candidate.task };

  const { locale } = candidate.task.start;
  const { model, name, again } = options.model;
  const all = await requestWordings({
    model,
    candidate,
    locale,
    apps: options.titles(locale),
    again,
    signal: options.signal,
  });
  const last = all.at(-1)!;
  if (last.outcome !== "worded" || last.instruction === null)
    return no(last.outcome === "worded" ? "empty" : last.outcome, last.fault);
  const task: SuiteTask = {
    ...candidate.task,
    instruction: locale === "en" ? { en: last.instruction } : { zh: last.instruction },
    provenance: { ...candidate.task.provenance, model: name },
  };
  // The new instruction must still contain every text that the solution types.
  const [retold] = (await proveOnKernel(options.name, task)).filter(({ faults }) => faults.length > 0);
  if (retold) return no("not-proved", retold.faults[0]!, [retold.proof]);
  return { line: { outcome: "admitted", says: "", proofs: [], instruction: last.instruction }, task };
}
/**
 * Returns the name of the suite with which a task is proved on the server. It differs from `name`, so that an existing
 * suite is not changed.
 */
export const draftSuiteName = (name: string): string => `${name.slice(0, 34)}-draft`;

async function brokenProofs(task: SuiteTask, { name, client }: SynthesisOptions) {
  const onKernel = (await proveOnKernel(name, task)).filter(({ faults }) => faults.length > 0);
  if (onKernel.length > 0 || !client) return onKernel;
  const draft = draftSuiteName(name);
  await client.putSuite({ format: "phonebooth-suite-1", name: draft, tasks: [task] });
  const onPage = await proveOnPage(client, draft, task);
  return onPage.faults.length > 0 ? [onPage] : [];
}
const plainInstructionOf = ({ task }: Candidate): string => task.instruction.en ?? task.instruction.zh ?? "";

/**
 * Counts windows by outcome. `share` is the share of admitted windows. Windows that changed no data or repeat earlier
 * windows do not count.
 */
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
