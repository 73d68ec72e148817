// GUI-Owl-1.5, the model of Mobile-Agent-v3.5: a sentence, then one call in tags; points in 0..1000. Its last few turns are
// shown again with their pictures, older ones are a line each.
import type { ChatCompletionContentPart, ChatCompletionMessageParam } from "openai/resources/chat/completions";
import { defineAdapter, said, type PastTurn, type Situation } from "../adapter.ts";
import { thousand } from "../reading/point.ts";
import { smartResize } from "../reading/smart-resize.ts";
import { blanks, filled, inLine, thoughts } from "../reading/text.ts";
import {
  clearNote,
  labelled,
  mobileUse,
  mobileUseTypes,
  performed,
  spelled,
  toolCallIn,
  type Dialect,
} from "../reading/tool-call.ts";
import { argumentsFor, inWords, toolCall } from "../reading/write-tool-call.ts";

export default defineAdapter({
  id: "gui-owl",
  about: "GUI-Owl-1.5 (Mobile-Agent-v3.5)",
  prompt: "gui-owl.txt",
  settings: { temperature: 0, max_tokens: 4096 },
  // `memory`: models that end in .mem keep all that stood before a call, not only its sentence.
  options: { answerEndsTask: true, memory: false, pictures: 5 },
  picture: (screen) => ({
    ...smartResize(screen, { factor: 28, minPixels: 3136, maxPixels: 10_035_200 }),
    format: "png",
  }),

  request: (s) => {
    const messages: ChatCompletionMessageParam[] = [{ role: "system", content: filled(s.prompt, blanks(s)) }];
    const first = Math.max(0, s.past.length - Math.max(0, Number(s.options["pictures"]) - 1));
    const pictures = [...s.past.map(({ picture }) => picture), s.picture];
    for (const [i, { url }] of pictures.entries()) {
      if (i < first) continue;
      const message = s.past[i - 1]?.message ?? null;
      const content: ChatCompletionContentPart[] = [];
      if (i === first) content.push({ type: "text", text: opening(s, first) });
      else if (message !== null) content.push({ type: "text", text: `The user says: ${message}` });
      messages.push({ role: "user", content: [...content, { type: "image_url", image_url: { url } }] });
      const turn = s.past[i];
      if (turn) messages.push({ role: "assistant", content: spelled(turn.reply) });
    }
    return { messages };
  },

  parse: (reply, s) => {
    const call = toolCallIn(reply);
    if ("actions" in call) return call;
    const sentence = labelled(call.before, "Action") ?? call.before;
    const thought = thoughts(call.thought, sentence);
    const kept = s.options["memory"] === true ? call.before : sentence;
    const parsed = performed({ ...call, thought }, dialectOf(s));
    return parsed.fault ? parsed : { ...parsed, summary: kept || inWords(call.args) };
  },

  render: (action, thought, s) => {
    const args = argumentsFor(action, known, dialectOf(s));
    if (!args) return null;
    const sentence = inLine(thought) || inWords(args);
    return said(`Action: ${sentence}\n${toolCall(args)}`);
  },
});

const known = [...mobileUseTypes, "AWAKE", "ANSWER", "INFO"] as const;

const dialectOf = ({ options, past }: Situation): Dialect => ({
  space: thousand,
  ...mobileUse,
  wait: 2,
  ask: "interact",
  answerEnds: options["answerEndsTask"] === true,
  clears: past.at(-1)?.parsed.notes.includes(clearNote) === true,
});

/** The text of the window's first message: what it is all about, and what went before the window. */
function opening({ instruction, clock, past }: Situation, first: number): string {
  const day = new Date(`${clock.slice(0, 10)}T00:00:00Z`).toLocaleDateString("en", {
    weekday: "long",
    timeZone: "UTC",
  });
  const lines = past.slice(0, first).map((turn, i) => `Step ${i + 1}: ${lineOf(turn)}`);
  return [
    "Please generate the next move according to the UI screenshot, instruction and previous actions.",
    `Instruction: Today's date is: ${clock.slice(0, 10)} ${day}. ${instruction}`,
    `Previous actions:\n${lines.length > 0 ? lines.join("\n") : "None"}`,
  ].join("\n\n");
}
const lineOf = ({ parsed: { summary, thought }, message }: PastTurn): string =>
  `${summary ?? (thought || "(an answer without an action)")}${message === null ? "" : ` The user says: ${message}`}`;
