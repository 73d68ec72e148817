// Reads the reply of a model that writes the instruction of a task. The result is an instruction or a named fault.
import type { Reply } from "../agent/adapter.ts";
import { parseObject, textAt } from "../agent/reading/json.ts";
import { readReply, toOneLine, removeFence, splitThinking } from "../agent/reading/text.ts";
import type { Lang } from "#contract/env.ts";
import { EpisodeFault } from "../run/fault.ts";
import type { Model } from "../run/model.ts";
import { faultsOfInstruction, type Candidate, type InstructionFault } from "./candidate.ts";
import { synthesisPrompt, synthesisSettings } from "./prompt.ts";

/**
 * The outcomes in the order in which they are tested. "cut-off": the answer ended before its JSON object did.
 * "endpoint-failed": the endpoint failed, was too slow or could not be reached. This outcome says nothing about the
 * candidate.
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
  /** The instruction in one line, or null if the wording is rejected. */
  readonly instruction: string | null;
  /** The fault as a sentence, or "" if the wording is accepted. */
  readonly fault: string;
  /** The text of the model, or "" if the model wrote no text. */
  readonly reply: string;
}

/** Never throws, because every answer results in an outcome. */
export function readWording(reply: Reply, candidate: Pick<Candidate, "changes">, locale: Lang): Wording {
  const refused = (outcome: WordingOutcome, says: string): Wording => ({
    outcome,
    instruction: null,
    fault: says,
    reply: reply.text,
  });
  const { rest } = splitThinking(readReply(reply).text, ["think", "thinking"], /\{/);
  if (rest === "") return refused(reply.finish === "length" ? "cut-off" : "empty", "the answer is empty");
  const read = parseObject(removeFence(rest));
  const cut = reply.finish === "length" && (read === null || read.repairs.length > 0);
  if (cut) return refused("cut-off", "the answer ended before its object did");
  if (!read) return refused("no-json", `no JSON object in ${JSON.stringify(toOneLine(rest).slice(0, 120))}`);
  const { sensible } = read.value;
  if (sensible === false || sensible === "false") return refused("not-sensible", "the model finds no sense in it");
  const instruction = toOneLine(textAt(read.value, "instruction") ?? "");
  if (instruction === "") return refused("no-instruction", "the object holds no instruction");
  if (/\p{Script=Han}/u.test(withoutQuotes(instruction)) !== (locale === "zh-CN"))
    return refused("other-language", `it is not ${locale === "en" ? "English" : "Chinese"}`);
  const [fault] = faultsOfInstruction(instruction, candidate);
  // An empty instruction was already rejected above.
  if (fault) return refused(fault.outcome === "empty" ? "no-instruction" : fault.outcome, fault.says);
  return { outcome: "worded", instruction, fault: "", reply: reply.text };
}

export interface WordingOptions {
  readonly model: Model;
  readonly candidate: Candidate;
  readonly locale: Lang;
  /** The titles of all apps of the phone. */
  readonly apps: readonly string[];
  /** The number of times that the model is asked again after a rejected answer, with the fault as feedback. */
  readonly again: number;
  readonly signal: AbortSignal;
}

/** Asks a model for the instruction of a candidate. Returns all answers in order. The last one is the result. */
export async function requestWordings({
  model,
  candidate,
  locale,
  apps,
  again,
  signal,
}: WordingOptions): Promise<Wording[]> {
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
      return [...all, { outcome: "endpoint-failed", instruction: null, fault: error.message, reply: "" }];
    }
    all.push(wording);
    // If the model answers that the candidate makes no sense, the model is not asked again.
    if (wording.outcome === "worded" || wording.outcome === "not-sensible" || all.length > again) return all;
    talk.push(
      { role: "assistant", content: wording.reply || "(nothing)" },
      { role: "user", content: `That cannot be used: ${wording.fault}. Answer with the JSON object again.` },
    );
  }
}

/** Removes quoted values, because their language may differ from the language of the instruction. */
const withoutQuotes = (text: string): string => text.replace(/["“「『《][^"”」』》]*["”」』》]/g, "");
