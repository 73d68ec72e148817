// The prompt for a model that writes the instruction of a task. As in MobileGUI-RL and OS-Genesis (arXiv 2507.05720,
// section 3.1; 2412.19723), the prompt contains the walk and asks for an instruction that would lead to this walk. The
// prompts of these papers are not published, so this prompt is Phonebooth's own.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ModelRequest } from "../agent/adapter.ts";
import { fillTemplate } from "../agent/reading/text.ts";
import type { Lang } from "#contract/env.ts";
import type { Action } from "#contract/action.ts";
import type { Candidate, CandidateStep } from "./candidate.ts";
import { actionText, screenText } from "./screen-text.ts";

/** The default sampling settings for an instruction. An operator may override them. */
export const synthesisSettings = { temperature: 0.3, max_tokens: 1024 } as const;

/** `apps` are the titles of all apps of the phone. The prompt asks for an instruction in the language `locale`. */
export function synthesisPrompt(candidate: Candidate, locale: Lang, apps: readonly string[]): ModelRequest {
  const system = fillTemplate(readTemplate(), {
    apps: apps.join(locale === "en" ? ", " : "、"),
    language: locale === "en" ? "English" : "Chinese",
  });
  const values = [...new Set(candidate.changes.flatMap((change) => change.values))];
  const user = [
    ...candidate.steps.map((step, i) => stepText(step, i + 1)),
    "After these steps the phone is other than before in this:",
    ...candidate.changes.map(({ words }) => `- ${words}`),
    "",
    `Apps that were used: ${candidate.titles.join(", ")}`,
    `Values that have to stand in the sentence: ${values.map((value) => JSON.stringify(value)).join(", ") || "none"}`,
  ].join("\n");
  return {
    messages: [
      { role: "system", content: system },
      { role: "user", content: user },
    ],
  };
}

function stepText({ elements, action, touched }: CandidateStep, n: number): string {
  const on = touched
    ? `touched: ${touched.role} ${JSON.stringify(touched.name)}${touched.value === undefined ? "" : ` ${JSON.stringify(touched.value)}`}`
    : "touched: nothing";
  return [
    `Screen ${n}:`,
    screenText(elements),
    `Action ${n}: ${actionText(action as Action, elements)}; ${on}`,
    "",
  ].join("\n");
}

const readTemplate = (): string => readFileSync(join(import.meta.dirname, "prompts/synthesis.txt"), "utf8");
