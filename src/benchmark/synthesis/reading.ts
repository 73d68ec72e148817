// The reply of a model that words a task, read: an instruction, or what is wrong with it, by name.
import type { Reply } from "../agent/adapter.ts";
import { objectIn, textAt } from "../agent/reading/json.ts";
import { heard, inLine, unfenced, withoutThinking } from "../agent/reading/text.ts";
import type { Lang } from "../../contract/env.ts";
import { EpisodeFault } from "../run/fault.ts";
import type { Model } from "../run/model.ts";
import { faultsOfInstruction, type Candidate, type InstructionFault } from "./candidate.ts";
import { synthesisPrompt, synthesisSettings } from "./prompt.ts";

/**
 * In the order in which they are looked for. "cut-off": the answer ended before its object did. The last says nothing about
 * the candidate: the endpoint failed, was slow or is not there.
 */
export type WordingOutcome =
  | "worded"
  | "empty"
  | "cut-off"
  | "no-json"
  | "not-sensible"
  | "no-instruction"
  | "other-language"
  | Exclude<InstructionFault["outcome"], "empty">
  | "endpoint-failed";

export interface Wording {
  readonly outcome: WordingOutcome;
  /** In one line; null unless it may stand. */
  readonly instruction: string | null;
  /** In a sentence, what is wrong; "" where it may stand. */
  readonly says: string;
  /** As the model wrote it; "" where it did not. */
  readonly reply: string;
}

/** Never throws: whatever was answered has an outcome. */
export function readWording(reply: Reply, candidate: Pick<Candidate, "changes">, locale: Lang): Wording {
  const refused = (outcome: WordingOutcome, says: string): Wording => ({
    outcome,
    instruction: null,
    says,
    reply: reply.text,
  });
  const { rest } = withoutThinking(heard(reply).text, ["think", "thinking"], /\{/);
  if (rest === "") return refused(reply.finish === "length" ? "cut-off" : "empty", "the answer is empty");
  const read = objectIn(unfenced(rest));
  const cut = reply.finish === "length" && (read === null || read.repairs.length > 0);
  if (cut) return refused("cut-off", "the answer ended before its object did");
  if (!read) return refused("no-json", `no JSON object in ${JSON.stringify(inLine(rest).slice(0, 120))}`);
  const { sensible } = read.value;
  if (sensible === false || sensible === "false") return refused("not-sensible", "the model finds no sense in it");
  const instruction = inLine(textAt(read.value, "instruction") ?? "");
  if (instruction === "") return refused("no-instruction", "the object holds no instruction");
  if (/\p{Script=Han}/u.test(withoutQuotes(instruction)) !== (locale === "zh-CN"))
    return refused("other-language", `it is not ${locale === "en" ? "English" : "Chinese"}`);
  const [fault] = faultsOfInstruction(instruction, candidate);
  // What is empty was refused above.
  if (fault) return refused(fault.outcome === "empty" ? "no-instruction" : fault.outcome, fault.says);
  return { outcome: "worded", instruction, says: "", reply: reply.text };
}

export interface WordingWish {
  readonly model: Model;
  readonly candidate: Candidate;
  readonly locale: Lang;
  /** Titles of all apps of the phone. */
  readonly apps: readonly string[];
  /** How often an answer that may not stand is asked for again: the model is told what is wrong with it. */
  readonly again: number;
  readonly signal: AbortSignal;
}

/** Asks a model for the instruction of a candidate. All answers in order, the last of which holds. */
export async function wordings({ model, candidate, locale, apps, again, signal }: WordingWish): Promise<Wording[]> {
  const { messages } = synthesisPrompt(candidate, locale, apps);
  const talk = [...messages];
  const all: Wording[] = [];
  for (;;) {
    let wording: Wording;
    try {
      const { reply } = await model.ask({ messages: talk }, synthesisSettings, signal);
      wording = readWording(reply, candidate, locale);
    } catch (error) {
      if (!(error instanceof EpisodeFault)) throw error;
      return [...all, { outcome: "endpoint-failed", instruction: null, says: error.message, reply: "" }];
    }
    all.push(wording);
    // What makes no sense makes none the second time.
    if (wording.outcome === "worded" || wording.outcome === "not-sensible" || all.length > again) return all;
    talk.push(
      { role: "assistant", content: wording.reply || "(nothing)" },
      { role: "user", content: `That cannot be used: ${wording.says}. Answer with the JSON object again.` },
    );
  }
}

/** Values keep their own language. */
const withoutQuotes = (text: string): string => text.replace(/["“「『《][^"”」』》]*["”」』》]/g, "");
