// GUI-Owl-1.5, the model of Mobile-Agent-v3.5, writes a sentence, then one call in tags. Points are in 0..1000. The
// prompt repeats the last few turns with their pictures. Each older turn is one line.
import type { ChatCompletionContentPart, ChatCompletionMessageParam } from "openai/resources/chat/completions";
import { defineAdapter, textReply, type PastTurn, type Situation } from "../adapter.ts";
import { thousandSpace } from "../reading/point.ts";
import { smartResize } from "../reading/smart-resize.ts";
import { templateValues, fillTemplate, toOneLine, joinThoughts } from "../reading/text.ts";
import {
  clearNote,
  textAfterLabel,
  mobileUseDialect,
  parseMobileUse,
  historyText,
  parseToolCall,
  type Dialect,
} from "../reading/tool-call.ts";
import { argumentsFor, describeCall, formatToolCall, mobileUseTypes } from "../reading/write-tool-call.ts";

export default defineAdapter({
  id: "gui-owl",
  about: "GUI-Owl-1.5 (Mobile-Agent-v3.5)",
  prompt: "gui-owl.txt",
  settings: { temperature: 0, max_tokens: 4096 },
  // `memory`: whether the prompt keeps all text before a call instead of only one sentence. Models whose names end in
  // .mem need this.
  options: { answerEndsTask: true, memory: false, pictures: 5 },
  picture: (screen) => ({
    ...smartResize(screen, { factor: 28, minPixels: 3136, maxPixels: 10_035_200 }),
    format: "png",
  }),

  request: (s) => {
    const messages: ChatCompletionMessageParam[] = [
      { role: "system", content: fillTemplate(s.prompt, templateValues(s)) },
    ];
    const first = Math.max(0, s.past.length - Math.max(0, Number(s.options["pictures"]) - 1));
    const pictures = [...s.past.map(({ picture }) => picture), s.picture];
    for (const [i, { url }] of pictures.entries()) {
      if (i < first) continue;
      const message = s.past[i - 1]?.message ?? null;
      const content: ChatCompletionContentPart[] = [];
      if (i === first) content.push({ type: "text", text: formatFirstMessage(s, first) });
      else if (message !== null) content.push({ type: "text", text: `The user says: ${message}` });
      messages.push({ role: "user", content: [...content, { type: "image_url", image_url: { url } }] });
      const turn = s.past[i];
      if (turn) messages.push({ role: "assistant", content: historyText(turn.reply) });
    }
    return { messages };
  },

  parse: (reply, s) => {
    const call = parseToolCall(reply);
    if ("actions" in call) return call;
    const sentence = textAfterLabel(call.before, "Action") ?? call.before;
    const thought = joinThoughts(call.thought, sentence);
    const kept = s.options["memory"] === true ? call.before : sentence;
    const parsed = parseMobileUse({ ...call, thought }, { ...dialectOf(s), extended: s.extended === true });
    return parsed.fault ? parsed : { ...parsed, summary: kept || describeCall(call.args) };
  },

  render: (action, thought, s) => {
    const args = argumentsFor(action, knownTypes, { ...dialectOf(s), extended: s.extended === true });
    if (!args) return null;
    const sentence = toOneLine(thought) || describeCall(args);
    return textReply(`Action: ${sentence}\n${formatToolCall(args)}`);
  },
});

const knownTypes = [...mobileUseTypes, "AWAKE", "ANSWER", "INFO"] as const;

const dialectOf = ({ options, past }: Situation): Dialect => ({
  space: thousandSpace,
  ...mobileUseDialect,
  wait: 2,
  ask: "interact",
  answerEnds: options["answerEndsTask"] === true,
  clears: past.at(-1)?.parsed.notes.includes(clearNote) === true,
});

/** The text of the window's first message: the task, and the turns before the window. */
function formatFirstMessage({ instruction, clock, past }: Situation, first: number): string {
  const day = new Date(`${clock.slice(0, 10)}T00:00:00Z`).toLocaleDateString("en", {
    weekday: "long",
    timeZone: "UTC",
  });
  const lines = past.slice(0, first).map((turn, i) => `Step ${i + 1}: ${formatPastTurn(turn)}`);
  return [
    "Please generate the next move according to the UI screenshot, instruction and previous actions.",
    `Instruction: Today's date is: ${clock.slice(0, 10)} ${day}. ${instruction}`,
    `Previous actions:\n${lines.length > 0 ? lines.join("\n") : "None"}`,
  ].join("\n\n");
}
const formatPastTurn = ({ parsed: { summary, thought }, message }: PastTurn): string =>
  `${summary ?? (thought || "(an answer without an action)")}${message === null ? "" : ` The user says: ${message}`}`;
