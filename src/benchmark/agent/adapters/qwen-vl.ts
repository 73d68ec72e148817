// Qwen3-VL and Qwen2.5-VL with their `mobile_use` tool. The coordinates of Qwen3-VL are in 0..999. The coordinates of
// Qwen2.5-VL are pixels of the picture that its processor makes, so the picture is sent in exactly that size. A request
// contains one picture, and one line per past turn.
import type { ActionType } from "#contract/action.ts";
import { defineAdapter, textReply, type Options, type PastTurn, type Situation } from "../adapter.ts";
import { pixelSpace, space999 } from "../reading/point.ts";
import { smartResize } from "../reading/smart-resize.ts";
import { templateValues, fillTemplate, toOneLine, textInTag, joinThoughts } from "../reading/text.ts";
import { textAfterLabel, mobileUseDialect, parseMobileUse, parseToolCall, type Dialect } from "../reading/tool-call.ts";
import { argumentsFor, describeCall, formatToolCall, mobileUseTypes } from "../reading/write-tool-call.ts";

export default defineAdapter({
  id: "qwen-vl",
  about: "Qwen3-VL (model=qwen3) and Qwen2.5-VL (model=qwen2.5) with mobile_use",
  prompt: "qwen-vl.txt",
  // Recommended by Qwen3-VL's makers for its instruct models.
  settings: { temperature: 0.7, top_p: 0.8, presence_penalty: 1.5, max_tokens: 4096 },
  // `minPixels`, `maxPixels`: the limits with which the inference server was started. `thinking`: asks Qwen2.5-VL to
  // write its thoughts first. `askUser`: tells Qwen3-VL that it may ask the user.
  options: {
    model: "qwen3",
    thinking: false,
    askUser: false,
    answerEndsTask: false,
    minPixels: 3136,
    maxPixels: 12_845_056,
  },
  picture: (screen, options) => ({
    ...smartResize(screen, {
      factor: isOlder(options) ? 28 : 32,
      minPixels: Number(options["minPixels"]),
      maxPixels: Number(options["maxPixels"]),
    }),
    format: "png",
  }),

  request: (s) => {
    const older = isOlder(s.options);
    const values = {
      ...templateValues(s),
      greeting: older ? "You are a helpful assistant.\n\n" : "",
      signature: JSON.stringify(toolSignature(s)),
      format: older ? (s.options["thinking"] === true ? thinkingFormat : "") : sentenceFormat,
    };
    const steps = s.past.map((turn, i) => `Step ${i + 1}: ${formatPastTurn(turn)}; `).join("");
    const progress = `Task progress (You have done the following operation on the current device): ${steps}`;
    const text = older
      ? `The user query:  ${s.instruction}\n${progress}`
      : `The user query: ${s.instruction}.\n${progress}.\n`;
    return {
      messages: [
        { role: "system", content: fillTemplate(s.prompt, values) },
        {
          role: "user",
          content: [
            { type: "text", text },
            { type: "image_url", image_url: { url: s.picture.url } },
          ],
        },
      ],
    };
  },

  parse: (reply, s) => {
    const call = parseToolCall(reply);
    if ("actions" in call) return call;
    const action = textAfterLabel(call.before, "Action");
    const own = textAfterLabel(call.before, "Thought") ?? (action === null ? call.before : "");
    const thought = joinThoughts(call.thought, own);
    const summary = textInTag(call.after, "conclusion") || action || describeCall(call.args);
    const parsed = parseMobileUse({ ...call, thought }, { ...dialectOf(s), extended: s.extended === true });
    return parsed.fault ? parsed : { ...parsed, summary };
  },

  render: (action, thought, s) => {
    const args = argumentsFor(action, knownTypes(s.options), { ...dialectOf(s), extended: s.extended === true });
    if (!args) return null;
    const call = formatToolCall(args);
    if (!isOlder(s.options)) {
      const sentence = toOneLine(thought);
      return textReply(`Thought: ${sentence}\nAction: "${describeCall(args).replaceAll(/\s+/g, " ")}"\n${call}`);
    }
    return textReply(s.options["thinking"] === true ? `<thinking>\n${thought}\n</thinking>\n${call}` : call);
  },
});

const isOlder = (options: Options): boolean => options["model"] === "qwen2.5";

const dialectOf = ({ options, picture }: Situation): Dialect => ({
  space: isOlder(options) ? pixelSpace(picture) : space999,
  ...mobileUseDialect,
  wait: 1,
  ask: "ask_user",
  answerEnds: options["answerEndsTask"] === true,
});

function knownTypes(options: Options): readonly ActionType[] {
  if (isOlder(options)) return [...mobileUseTypes, "AWAKE"];
  return options["askUser"] === true ? [...mobileUseTypes, "ANSWER", "INFO"] : [...mobileUseTypes, "ANSWER"];
}

const formatPastTurn = ({ parsed: { summary, thought }, message }: PastTurn): string => {
  const line = (summary ?? (thought || "an answer without an action")).replaceAll('"', "").replaceAll(/\s*\n\s*/g, " ");
  return message === null ? line : `${line}; Ask user response: ${message}`;
};

const sentenceFormat = `

# Form of each answer

Thought: one sentence on what comes next and why.
Action: one short sentence, in double quotes, that says what is to be done on the screen.
<tool_call>
{"name": "mobile_use", "arguments": {"action": "click", "coordinate": [500, 300]}}
</tool_call>

Nothing else, and one call only.`;
const thinkingFormat = `

Think first, between <thinking> and </thinking>, then call.`;

/** The tool definition in the form on which the model was trained. */
function toolSignature({ options, picture: { width, height } }: Situation): object {
  const older = isOlder(options);
  const asks = !older && options["askUser"] === true;
  const acts: Readonly<Record<string, string>> = {
    ...(older ? { key: "press a key by its name, such as `volume_up`" } : {}),
    click: "tap the point `coordinate`",
    long_press: "hold the point `coordinate` for `time` seconds",
    swipe: "move the finger from `coordinate` to `coordinate2`; to see what is further down it goes up",
    type: "write `text` into the field that has the caret, behind what is there",
    ...(older ? {} : { answer: "give `text` as the answer" }),
    ...(asks ? { ask_user: "ask the user `text`" } : {}),
    system_button: "press `button`",
    ...(older ? { open: "open the app with the name `text`" } : {}),
    wait: "let `time` seconds pass",
    terminate: "end the task, and say with `status` whether it was done",
  };
  const texts = older ? "`key`, `type` and `open`" : asks ? "`type`, `answer` and `ask_user`" : "`type` and `answer`";
  const description = [
    "Touches and keys of a phone with a touch screen, seen in screenshots.",
    `* The screen's resolution is ${older ? `${width}x${height}` : "999x999"}.`,
    "* An app may take a moment to open or to react: look at the next screenshot, and wait where it is not there yet.",
    "* Touch things in their middle.",
  ].join("\n");
  const properties = {
    action: {
      type: "string",
      enum: Object.keys(acts),
      description: ["What to do:", ...Object.entries(acts).map(([name, does]) => `* \`${name}\`: ${does}.`)].join("\n"),
    },
    coordinate: { type: "array", description: "(x, y): for `click`, `long_press` and `swipe`." },
    coordinate2: { type: "array", description: "(x, y) where a `swipe` ends." },
    text: { type: "string", description: `For ${texts}.` },
    time: { type: "number", description: "Seconds, for `long_press` and `wait`." },
    button: {
      type: "string",
      enum: ["Back", "Home", "Menu", "Enter"],
      description: "For `system_button`; Menu shows the recent apps.",
    },
    status: { type: "string", enum: ["success", "failure"], description: "For `terminate`." },
  };
  const parameters = { type: "object", required: ["action"], properties };
  const marks = older ? { name_for_human: "mobile_use", args_format: "Format the arguments as a JSON object." } : {};
  return {
    type: "function",
    function: { name: "mobile_use", description, parameters, ...marks },
  };
}
