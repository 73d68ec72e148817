// Qwen3-VL and Qwen2.5-VL with their `mobile_use` tool. The newer counts in 0..999, the older in pixels of the picture that
// its processor makes, which is why that very size is sent. One picture a request; what went before is a line.
import type { ActionType } from "../../../contract/action.ts";
import { defineAdapter, said, type Options, type PastTurn, type Situation } from "../adapter.ts";
import { pixelsOf, toEdge } from "../reading/point.ts";
import { smartResize } from "../reading/smart-resize.ts";
import { blanks, filled, inLine, tagged, thoughts } from "../reading/text.ts";
import { labelled, mobileUse, mobileUseTypes, performed, toolCallIn, type Dialect } from "../reading/tool-call.ts";
import { argumentsFor, inWords, toolCall } from "../reading/write-tool-call.ts";

export default defineAdapter({
  id: "qwen-vl",
  about: "Qwen3-VL (model=qwen3) and Qwen2.5-VL (model=qwen2.5) with mobile_use",
  prompt: "qwen-vl.txt",
  // As Qwen3-VL's makers advise for its instruct models.
  settings: { temperature: 0.7, top_p: 0.8, presence_penalty: 1.5, max_tokens: 4096 },
  // `minPixels`, `maxPixels`: the limits that the inference server was started with. `thinking`: the older is asked to think
  // aloud first. `askUser`: the newer is told that it may ask.
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
      ...blanks(s),
      greeting: older ? "You are a helpful assistant.\n\n" : "",
      signature: JSON.stringify(signatureOf(s)),
      format: older ? (s.options["thinking"] === true ? thinkingFormat : "") : sentenceFormat,
    };
    const steps = s.past.map((turn, i) => `Step ${i + 1}: ${lineOf(turn)}; `).join("");
    const progress = `Task progress (You have done the following operation on the current device): ${steps}`;
    const text = older
      ? `The user query:  ${s.instruction}\n${progress}`
      : `The user query: ${s.instruction}.\n${progress}.\n`;
    return {
      messages: [
        { role: "system", content: filled(s.prompt, values) },
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
    const call = toolCallIn(reply);
    if ("actions" in call) return call;
    const action = labelled(call.before, "Action");
    const own = labelled(call.before, "Thought") ?? (action === null ? call.before : "");
    const thought = thoughts(call.thought, own);
    const summary = tagged(call.after, "conclusion") || action || inWords(call.args);
    const parsed = performed({ ...call, thought }, dialectOf(s));
    return parsed.fault ? parsed : { ...parsed, summary };
  },

  render: (action, thought, s) => {
    const args = argumentsFor(action, knownTo(s.options), dialectOf(s));
    if (!args) return null;
    const call = toolCall(args);
    if (!isOlder(s.options)) {
      const sentence = inLine(thought);
      return said(`Thought: ${sentence}\nAction: "${inWords(args).replaceAll(/\s+/g, " ")}"\n${call}`);
    }
    return said(s.options["thinking"] === true ? `<thinking>\n${thought}\n</thinking>\n${call}` : call);
  },
});

const isOlder = (options: Options): boolean => options["model"] === "qwen2.5";

const dialectOf = ({ options, picture }: Situation): Dialect => ({
  space: isOlder(options) ? pixelsOf(picture) : toEdge,
  ...mobileUse,
  wait: 1,
  ask: "ask_user",
  answerEnds: options["answerEndsTask"] === true,
});

function knownTo(options: Options): readonly ActionType[] {
  if (isOlder(options)) return [...mobileUseTypes, "AWAKE"];
  return options["askUser"] === true ? [...mobileUseTypes, "ANSWER", "INFO"] : [...mobileUseTypes, "ANSWER"];
}

const lineOf = ({ parsed: { summary, thought }, message }: PastTurn): string => {
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

/** The tool as the model was taught to see it. */
function signatureOf({ options, picture: { width, height } }: Situation): object {
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
