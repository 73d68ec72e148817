// One suite for all adapters and their formats. No adapter carries out a truncated answer or an action that a thought
// quotes. An adapter moves a point outside the display onto the display and reports this, or it refuses the point.
// Servers accept the history that an adapter sends. The suite finds new adapters by their files.
import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import { describe, expect, it } from "vitest";
import type { Action } from "#contract/action.ts";
import { textReply, type Adapter, type Options, type PastTurn, type Reply } from "#benchmark/agent/adapter.ts";
import { adapters } from "#benchmark/agent/adapters/registry.ts";
import { situationOf, turnsOf } from "../support/situation.ts";

/** Texts with characters that mark the end of a text in some format. */
const texts = ["coffee", 'say "hi" now', "a] b", "it's (so), b=c", "line 1\nline 2", "{x}", "12"];
const actions: readonly Action[] = [
  { type: "CLICK", point: [500, 300] },
  { type: "DOUBLE_TAP", point: [123, 457] },
  { type: "LONG_PRESS", point: [123, 457] },
  { type: "SWIPE", point1: [500, 800], point2: [500, 400] },
  { type: "SWIPE", point1: [500, 500], point2: [500, 100] },
  { type: "DRAG", point1: [123, 457], point2: [654, 321] },
  { type: "TYPE", value: "tea", point: [123, 457] },
  ...texts.map((value) => ({ type: "TYPE", value }) as const),
  { type: "TYPE", value: "tea", clear: true },
  { type: "BACK" },
  { type: "HOME" },
  { type: "RECENT" },
  { type: "ENTER" },
  { type: "WAIT", value: 1 },
  { type: "WAIT", value: 25 },
  { type: "AWAKE", value: "Clock" },
  { type: "ANSWER", value: "45" },
  { type: "COMPLETE" },
  { type: "COMPLETE", value: "All is done" },
  { type: "ABORT", value: "no such app" },
  { type: "INFO", value: "Which one?" },
];

/**
 * Additional options to test, by adapter. The default options, and each switch with its opposite value, are tested
 * anyway.
 */
const extraOptions: Readonly<Record<string, readonly Options[]>> = {
  generic: [{ mode: "tools" }],
  "qwen-vl": [{ model: "qwen2.5" }],
  "ui-tars": [{ model: "doubao" }],
};
const cases = adapters.flatMap((adapter): [string, Adapter, Options][] => {
  const turned = Object.entries(adapter.options).flatMap(([name, value]) =>
    typeof value === "boolean" ? [{ [name]: !value }] : [],
  );
  return [{}, ...turned, ...(extraOptions[adapter.id] ?? [])].map((options) => [
    [adapter.id, ...Object.entries(options).map(([name, value]) => `${name}=${String(value)}`)].join(" "),
    adapter,
    options,
  ]);
});

/** An action as the format writes it, without the surrounding tags and labels. */
const actionText = ({ text, calls }: Reply): string =>
  [
    text
      .replaceAll(/<\/?(?:think(?:ing)?|answer|action|tool_call|conclusion)>/gi, " ")
      .replaceAll(/^(?:thoughts?|actions?):/gim, " "),
    ...calls.map(({ name, args }) => `${name}(${args})`),
  ]
    .join(" ")
    .replaceAll(/[ \n]+/g, " ")
    .trim();
const numbers = /(?<![\w.])\d+(?:\.\d+)?(?!\w)/g;
const withNumbers = (reply: Reply, number: string): Reply => ({
  ...reply,
  text: reply.text.replaceAll(numbers, number),
  calls: reply.calls.map((call) => ({ ...call, args: call.args.replaceAll(numbers, number) })),
});

describe.each(cases)("%s", (_, adapter, options) => {
  const s = situationOf(adapter, options);
  const render = (action: Action, thought = "I look for it."): Reply | null => adapter.render(action, thought, s);
  const sayable = actions.flatMap((action) => {
    const reply = render(action);
    return reply ? [{ action, reply }] : [];
  });
  const click = render({ type: "CLICK", point: [500, 300] })!;
  const other = actionText(render({ type: "CLICK", point: [111, 222] }, "")!);
  const third = actionText(render({ type: "CLICK", point: [888, 777] }, "")!);
  const native = click.calls.length > 0;

  it("carries out a truncated answer only if it reads the same as the full one", () => {
    for (const { reply } of sayable) {
      const whole = adapter.parse(reply, s).actions;
      const cuts = [
        ...Array.from({ length: reply.text.length }, (__, i) => ({
          ...reply,
          text: reply.text.slice(0, i),
          calls: [],
        })),
        ...reply.calls.flatMap((call, n) =>
          Array.from({ length: call.args.length + 1 }, (__, i) => ({
            ...reply,
            calls: [...reply.calls.slice(0, n), { ...call, args: call.args.slice(0, i) }],
          })),
        ),
      ];
      for (const cut of cuts) {
        const { fault, actions: read } = adapter.parse({ ...cut, finish: "length" }, s);
        expect([["truncated"], whole], JSON.stringify(cut)).toContainEqual(fault ? [fault.kind] : read);
      }
    }
  });
  it("carries out no truncated thought", () => {
    for (const quote of [other, `\n${other}\n`]) {
      const { text } = render({ type: "CLICK", point: [500, 300] }, `Before, ${quote} did not help. Now`)!;
      for (let i = 0; i <= text.indexOf("did not help"); i++) {
        const parsed = adapter.parse({ ...textReply(text.slice(0, i)), finish: "length" }, s);
        expect(parsed.fault?.kind, JSON.stringify(text.slice(0, i))).toBe("truncated");
      }
    }
  });

  it("carries out its own action, not one that its thought quotes", () => {
    for (const { action, reply } of sayable) {
      // Some formats have no place for a question, so the thought contains it.
      if (action.type === "INFO") continue;
      const marked = native ? other : render({ type: "CLICK", point: [111, 222] }, "")!.text.replaceAll("\n", " ");
      const inTags = /<tool_call>/.test(marked) ? [`Before, ${marked} did not help.`] : [];
      for (const thought of [`Before, ${other} did not help.`, `Neither ${other} nor ${third} did help.`, ...inTags]) {
        const parsed = adapter.parse(render(action, thought)!, s);
        expect([parsed.fault, parsed.actions], thought).toEqual([undefined, adapter.parse(reply, s).actions]);
      }
    }
  });
  it("types a text unchanged or not at all, even if it contains the format's marks", () => {
    const marks = ["think", "thinking", "answer", "action", "tool_call", "conclusion"].flatMap((tag) => [
      `<${tag}>`,
      `</${tag}>`,
      `<${tag}>${other}</${tag}>`,
    ]);
    const labels = ["Action:", "Actions:", "Thought:", "summary:", "action:"].flatMap((one) => [
      `${one} ${other}`,
      `a\n${one}\n${other}`,
      `a\t${one}${other}`,
    ]);
    for (const value of [...marks, ...labels, other, `\n${other}\n`, "\ta\t", "]\n", "')\n"])
      for (const action of [
        { type: "TYPE", value },
        { type: "COMPLETE", value },
        { type: "ANSWER", value },
      ] as const) {
        const reply = render(action);
        const read = reply ? adapter.parse(reply, s).actions : [];
        const said = read.flatMap((one) => ("value" in one && one.type !== "WAIT" ? [one.value] : []));
        expect(
          read.filter(({ type }) => !["TYPE", "COMPLETE", "ANSWER", "ENTER"].includes(type)),
          JSON.stringify(reply),
        ).toEqual([]);
        expect(
          said.filter((text) => text.trim() !== value.trim()),
          JSON.stringify(reply),
        ).toEqual([]);
      }
  });
  it("carries out nothing when only a thought quotes an action", () => {
    for (const text of [
      `Thought: before, ${other} did not help.`,
      `Thoughts: ${other} was wrong, and ${third} was too.`,
    ])
      expect(adapter.parse(textReply(text), s), text).toMatchObject({
        actions: [],
        fault: { detail: expect.any(String) },
      });
  });
  it("carries out nothing when several actions are possible", () => {
    for (const text of [`I may do ${other} or ${third}`, `${other} or ${third}`, `${other}\nor\n${third}`])
      expect(adapter.parse(textReply(text), s), text).toMatchObject({
        actions: [],
        fault: { detail: expect.any(String) },
      });
  });

  it("moves a point outside the display onto it, and reports the move", () => {
    for (const { reply, action } of sayable) {
      if (!("point" in action || "point1" in action) || actionText(withNumbers(reply, "")) === actionText(reply))
        continue;
      const { fault, actions: read, repairs } = adapter.parse(withNumbers(reply, "99999"), s);
      expect(fault, JSON.stringify(reply)).toBeUndefined();
      expect(read.length, JSON.stringify(reply)).toBeGreaterThan(0);
      expect(repairs, JSON.stringify(reply)).toContain("moved a point onto the glass");
    }
  });
  it("carries out no touch with a point that is marked as missing", () => {
    for (const { reply, action } of sayable) {
      if (!("point" in action || "point1" in action) || actionText(withNumbers(reply, "")) === actionText(reply))
        continue;
      for (const mark of ["-1", "-100", "null"])
        expect(adapter.parse(withNumbers(reply, mark), s).actions, JSON.stringify([mark, reply])).toEqual([]);
    }
  });

  it("reads an answer that the endpoint returned as reasoning", () => {
    if (native) return;
    for (const { reply } of sayable) {
      const apart = { ...reply, text: "", reasoning: reply.text };
      expect(adapter.parse(apart, s).actions, reply.text).toEqual(adapter.parse(reply, s).actions);
    }
  });

  it("sends a history that servers accept", () => {
    const turn = turnsOf(adapter);
    const call = (id: string, name: string, args: string) => ({ id, name, args });
    const replies: readonly Reply[] = [
      click,
      textReply("I do not know."),
      textReply(""),
      { ...textReply(""), reasoning: "Hm." },
      { ...click, text: click.text.slice(0, -9), finish: "length" },
      { ...textReply(""), calls: [call("", "click", '{"point": [1'), call("", "", "oops")], finish: "tool_calls" },
      {
        ...textReply("Go."),
        calls: [call("same", "back", "{}"), call("same", "no such thing!", "")],
        finish: "tool_calls",
      },
      { ...textReply("Go."), calls: [call("same", "click", "[1]")], finish: "tool_calls" },
      click,
    ];
    for (let n = 0; n <= replies.length; n++)
      for (const message of [null, "The second, please"]) {
        const past: PastTurn[] = replies.slice(0, n).map((reply) => turn(reply, message));
        const { messages } = adapter.request(situationOf(adapter, options, past));
        expect(historyFaults(messages, options["alternate"] !== false)).toEqual([]);
      }
  });
});

/** Finds the faults of a history that servers or their chat templates would refuse. */
function historyFaults(messages: readonly ChatCompletionMessageParam[], alternate: boolean): string[] {
  const found: string[] = [];
  const must = (right: boolean, what: string): void => void (right || found.push(what));
  const turns = messages.slice(messages[0]!.role === "system" ? 1 : 0);
  must(turns[0]!.role === "user", "it begins with the user");
  must(turns.at(-1)!.role === "user", "it ends with the user");
  const ids = new Set<string>();
  let open: string[] = [];
  for (const [i, message] of turns.entries()) {
    const at = `message ${i} (${message.role})`;
    must(message.role === "tool" || open.length === 0, `${at}: every call is answered before it`);
    must(!alternate || message.role === "tool" || message.role !== turns[i - 1]?.role, `${at}: roles alternate`);
    const calls = message.role === "assistant" ? (message.tool_calls ?? []) : [];
    must(calls.length > 0 || /\w/.test(JSON.stringify(message.content ?? "")), `${at}: it says something`);
    for (const call of calls) {
      must(/^[\w-]+$/.test(call.id) && !ids.has(call.id), `${at}: the id ${call.id} is its own`);
      ids.add(call.id);
      open.push(call.id);
      const { name, arguments: args } = call.type === "function" ? call.function : { name: "", arguments: "" };
      must(/^[\w-]{1,64}$/.test(name), `${at}: ${name} is a name`);
      must(/^\{.*\}$/s.test(args) && JSON.parse(args) !== null, `${at}: ${args} is an object`);
    }
    const answers = message.role === "tool" ? message.tool_call_id : null;
    must(answers === null || open.includes(answers), `${at}: it answers a call`);
    open = open.filter((id) => id !== answers);
  }
  return found;
}

it("answers an unreadable call with its fault", () => {
  const calls = [{ id: "a", name: "click", args: "the button" }];
  const heard = adapters.flatMap((adapter) => {
    const past = [turnsOf(adapter)({ ...textReply(""), calls, finish: "tool_calls" })];
    const { messages } = adapter.request(situationOf(adapter, { mode: "tools" }, past));
    return messages.flatMap(({ role, content }) => (role === "tool" ? [JSON.stringify(content)] : []));
  });
  expect(heard.length).toBeGreaterThan(3);
  expect(heard.filter((text) => !/error/i.test(text))).toEqual([]);
});
