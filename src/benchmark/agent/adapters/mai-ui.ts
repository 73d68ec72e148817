// MAI-UI writes its thoughts in tags, then one call in tags. Points are in 0..999. The direction of a swipe is the
// direction in which the finger moves. The prompt repeats all past answers, but only the last few pictures.
import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import type { Action, ActionType } from "#contract/action.ts";
import { defineAdapter, textReply, type Options, type PastTurn, type Situation } from "../adapter.ts";
import type { JsonObject } from "../reading/json.ts";
import { directionAlong, space999 } from "../reading/point.ts";
import { templateValues, fillTemplate, joinThoughts } from "../reading/text.ts";
import { alternateRoles, olderPictureText } from "../reading/replay.ts";
import { parseMobileUse, parseToolCall, historyText, replyWithCalls, type Dialect } from "../reading/tool-call.ts";
import { argumentsFor, formatToolCall, mobileUseTypes } from "../reading/write-tool-call.ts";

export default defineAdapter({
  id: "mai-ui",
  about: "MAI-UI (2B to 235B)",
  prompt: "mai-ui.txt",
  settings: {
    temperature: 0,
    top_p: 1,
    top_k: -1,
    max_tokens: 2048,
    repetition_penalty: 1,
    frequency_penalty: 0,
    presence_penalty: 0,
    seed: 42,
  },
  // `extended`: whether the prompt also has double_click and ask_user. `newer`: whether the prompt also has AWAKE and
  // INFO, as the prompt of 2026 does. `replay`: "raw" keeps past answers unchanged. "rebuilt" rewrites them as the
  // model's own agent does, but corrects that agent's error in the points of drags. `alternate`: whether user and
  // assistant messages alternate, as many chat templates require. Without this option, the messages are those of the
  // model's own agent. There, the task and the first picture are separate messages, and no user message separates the
  // older answers.
  options: {
    thinking: true,
    extended: false,
    newer: false,
    answerEndsTask: false,
    pictures: 3,
    replay: "rebuilt",
    alternate: true,
  },
  picture: (screen) => ({ ...screen, format: "png" }),

  request: (s) => {
    const [extended, newer] = [s.options["extended"] === true, s.options["newer"] === true];
    const values = {
      ...templateValues(s),
      format: s.options["thinking"] === true ? thinkingFormat : plainFormat,
      more_gestures: extended ? '\n{"action": "double_click", "coordinate": [x, y]}' : "",
      more_actions: (newer ? newerActions : "") + (extended ? extendedActions : ""),
      apps: JSON.stringify(s.apps),
    };
    const messages: ChatCompletionMessageParam[] = [
      { role: "system", content: [{ type: "text", text: fillTemplate(s.prompt, values) }] },
      { role: "user", content: [{ type: "text", text: s.instruction }] },
    ];
    const first = s.past.length - Math.max(0, Number(s.options["pictures"]) - 1);
    for (const [i, turn] of s.past.entries()) {
      if (i >= first) messages.push(pictureMessage(turn.picture.url));
      messages.push({ role: "assistant", content: [{ type: "text", text: replayTurn(turn, s.options) }] });
      if (turn.message !== null) messages.push({ role: "user", content: [{ type: "text", text: turn.message }] });
    }
    messages.push(pictureMessage(s.picture.url));
    return { messages: s.options["alternate"] === true ? alternateRoles(messages, olderPictureText) : messages };
  },

  parse: (reply, s) => {
    const call = parseToolCall(reply);
    if ("actions" in call) return call;
    const thought = joinThoughts(call.thought, call.before);
    const text = replyWithCalls(reply);
    const mended = /<\/think(?:ing)?>/i.test(text) && !/<thinking>/i.test(text) ? ["opened the thinking"] : [];
    return parseMobileUse(
      { ...call, thought, repairs: [...mended, ...call.repairs] },
      { ...dialectOf(s), extended: s.extended === true },
    );
  },

  render: (action, thought, s) => {
    const args = argumentsOf(action, s);
    if (!args) return null;
    const call = formatToolCall(args);
    return textReply(s.options["thinking"] === true ? `<thinking>\n${thought}\n</thinking>\n${call}` : call);
  },
});

const newerActions = `
{"action": "AWAKE", "text": "name of an app"}   # the same as open
{"action": "INFO", "text": "xxx"}   # ask the user what only the user can say; the answer comes as a message`;
const extendedActions = `
{"action": "ask_user", "text": "xxx"}   # what only the user can say; the answer comes as a message`;

const pictureMessage = (url: string): ChatCompletionMessageParam => ({
  role: "user",
  content: [{ type: "image_url", image_url: { url } }],
});

const swipeLength = 400;
const dialectOf = ({ options }: Situation): Dialect => ({
  space: space999,
  buttons: { BACK: "back", HOME: "home", RECENT: "menu", ENTER: "enter" },
  failure: "fail",
  wait: 1,
  ask: options["extended"] === true ? "ask_user" : "INFO",
  swipeLength,
  answerEnds: options["answerEndsTask"] === true,
});

const baseTypes = [...mobileUseTypes, "DRAG", "AWAKE", "ANSWER"] as const;
function argumentsOf(action: Action, s: Situation): JsonObject | null {
  if (action.type === "WAIT") return action.value === 1 ? { action: "wait" } : null;
  if (action.type === "SWIPE") return swipeArguments(action);
  const { extended, newer } = s.options;
  const known: readonly ActionType[] = [
    ...baseTypes,
    ...(extended === true ? (["DOUBLE_TAP"] as const) : []),
    ...(extended === true || newer === true ? (["INFO"] as const) : []),
  ];
  return argumentsFor(action, known, { ...dialectOf(s), extended: s.extended === true });
}
/** Returns the arguments for a path of the length `swipeLength`, or null for any other path. */
function swipeArguments({ point1, point2 }: Extract<Action, { type: "SWIPE" }>): JsonObject | null {
  const direction = directionAlong(point1, point2, swipeLength);
  if (!direction) return null;
  return { action: "swipe", direction, coordinate: space999.from(point1) };
}

function replayTurn({ reply, parsed }: PastTurn, options: Options): string {
  const call = options["replay"] === "raw" || parsed.fault ? null : parseToolCall(reply);
  if (!call || "actions" in call) return historyText(reply);
  const thought = `<thinking>\n${parsed.thought}\n</thinking>\n`;
  const block = `<tool_call>\n${JSON.stringify({ name: "mobile_use", arguments: call.args })}\n</tool_call>`;
  return parsed.thought === "" ? block : thought + block;
}

const thinkingFormat = `<thinking>
a short plan; its last sentence says the next action
</thinking>
<tool_call>
{"name": "mobile_use", "arguments": <args-json-object>}
</tool_call>`;
const plainFormat = `<tool_call>
{"name": "mobile_use", "arguments": <args-json-object>}
</tool_call>`;
