// One suite for every adapter. An adapter never throws. It returns actions or a fault, and it can parse its own output.
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { Action, actionTypes, isAction, type Point } from "#contract/action.ts";
import { textReply, type Adapter, type Parsed, type PastTurn, type Reply } from "#benchmark/agent/adapter.ts";
import { adapters } from "#benchmark/agent/adapters/registry.ts";
import { effort } from "../support/effort.ts";
import { situationOf } from "../support/situation.ts";

const point: fc.Arbitrary<Point> = fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1000 }));
/** Texts with characters that break formats: quotes, brackets, tags, newlines, other scripts. */
const textValue = fc.oneof(
  fc.constantFrom(
    "coffee",
    'say "hi" now',
    "it's",
    "a, b=c (d)",
    "line 1\nline 2",
    "\u5496\u5561",
    "{x}",
    "45.50",
    "</b>",
  ),
  fc.string({ minLength: 1, maxLength: 30 }).map((text) => text.trim() || "x"),
);
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ type: fc.constantFrom("CLICK", "DOUBLE_TAP", "LONG_PRESS"), point }),
  fc.record({ type: fc.constantFrom("SWIPE", "DRAG"), point1: point, point2: point }),
  fc.record({ type: fc.constant("TYPE"), value: textValue }),
  fc.record({ type: fc.constantFrom("BACK", "HOME", "RECENT", "ENTER", "NOOP") }),
  fc.record({ type: fc.constant("WAIT"), value: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ type: fc.constant("AWAKE"), value: fc.constantFrom("Clock", "\u8bbe\u7f6e", "Answer Sheet") }),
  fc.record({ type: fc.constantFrom("ANSWER", "COMPLETE", "ABORT", "INFO"), value: textValue }),
) as fc.Arbitrary<Action>;

/** Expects actions or a fault, never both. */
function expectActionsOrFault({ actions, fault }: Parsed): void {
  expect(actions.length > 0).toBe(fault === undefined);
  for (const one of actions) expect(v.is(Action, one)).toBe(true);
}
/** Points may differ by two thousandths, because some formats use other coordinates. */
function isSimilar(a: Action, b: Action): boolean {
  const near = (p: unknown, q: unknown): boolean =>
    Array.isArray(p) && Array.isArray(q) && p.every((n, i) => Math.abs(Number(n) - Number(q[i])) <= 2);
  const [x, y] = [a, b] as [Record<string, unknown>, Record<string, unknown>];
  return Object.keys(x).every((key) => (key.startsWith("point") ? near(x[key], y[key]) : x[key] === y[key]));
}

describe.each(adapters.map((adapter): [string, Adapter] => [adapter.id, adapter]))("%s", (_, adapter) => {
  const s = situationOf(adapter);
  const render = (one: Action): Reply | null => adapter.render(one, "I look for the button.", s);

  it("reads any text without throwing", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 200 }), fc.string({ unit: "binary", maxLength: 60 })), (text) => {
        expectActionsOrFault(adapter.parse(textReply(text), s));
      }),
      { numRuns: effort(500, 60) },
    );
  });
  it("reads every prefix and suffix of a correct reply", () => {
    fc.assert(
      fc.property(action, (one) => {
        const reply = render(one);
        if (!reply) return;
        for (let i = 0; i <= reply.text.length; i++) {
          expectActionsOrFault(adapter.parse({ ...reply, text: reply.text.slice(0, i), finish: "length" }, s));
          expectActionsOrFault(adapter.parse({ ...reply, text: reply.text.slice(i) }, s));
        }
        for (const call of reply.calls)
          for (let i = 0; i <= call.args.length; i++)
            expectActionsOrFault(adapter.parse({ ...reply, calls: [{ ...call, args: call.args.slice(0, i) }] }, s));
      }),
      { numRuns: effort(40, 6) },
    );
  });
  it("returns a fault for an empty reply", () => {
    expect(adapter.parse(textReply(""), s).fault?.kind).toBe("empty");
    expect(adapter.parse({ ...textReply(""), finish: "length" }, s).fault?.kind).toBe("truncated");
    expect(adapter.parse(textReply("   \n "), s).fault?.kind).toBe("empty");
  });
  it("parses what it renders as the same action", () => {
    fc.assert(
      fc.property(action, (one) => {
        const reply = render(one);
        if (!reply) return;
        const { actions, fault } = adapter.parse(reply, s);
        expect(fault).toBeUndefined();
        expect(
          actions.filter(isAction).some((read) => isSimilar(one, read) || isSimilar(withoutValue(one), read)),
          JSON.stringify([one, reply, actions]),
        ).toBe(true);
      }),
      { numRuns: effort(400, 60) },
    );
  });
  it("renders a tap, a text, a swipe and the end", () => {
    for (const one of [
      { type: "CLICK", point: [500, 300] },
      { type: "TYPE", value: "coffee" },
      { type: "COMPLETE", value: "done" },
    ] as const)
      expect(render(one as Action), one.type).not.toBeNull();
    // Some formats give only a swipe's start and direction, with one fixed length for each direction.
    const paths = [
      [800, 300],
      [500, 100],
      [700, 300],
    ] as const;
    const swipes = paths.map(([from, to]) => render({ type: "SWIPE", point1: [500, from], point2: [500, to] }));
    expect(swipes.some((reply) => reply !== null)).toBe(true);
  });
  it("sends the instruction, the picture and the past turns", () => {
    const reply = render({ type: "CLICK", point: [500, 300] })!;
    const turn: PastTurn = { picture: s.picture, reply, parsed: adapter.parse(reply, s), message: null };
    for (const past of [[], [turn], [turn, turn, turn, turn, turn, turn, turn]]) {
      const { messages } = adapter.request(situationOf(adapter, {}, past));
      const text = JSON.stringify(messages);
      expect(text).toContain(s.instruction);
      expect(text).toContain("data:image");
      expect(text).not.toMatch(/\{(task|history|date|language|width|height|apps|instruction|format)\}/);
      expect(messages.at(-1)!.role).toMatch(/user|tool/);
      expect(
        text.includes(JSON.stringify(textReply(reply.text).text).slice(1, 20)) ||
          past.length === 0 ||
          text.length > JSON.stringify(adapter.request(s).messages).length,
      ).toBe(true);
    }
  });
  it("sends the user's answer to the model", () => {
    const reply = render({ type: "INFO", value: "Which one?" }) ?? render({ type: "CLICK", point: [1, 1] })!;
    const turn: PastTurn = {
      picture: s.picture,
      reply,
      parsed: adapter.parse(reply, s),
      message: "The second one, please",
    };
    expect(JSON.stringify(adapter.request(situationOf(adapter, {}, [turn])).messages)).toContain(
      "The second one, please",
    );
  });
});

it("some adapter renders each type of action", () => {
  for (const type of actionTypes)
    expect(
      adapters.some((adapter) =>
        [1, 2].some(() => adapter.render(sampleAction(type), "", situationOf(adapter)) !== null),
      ),
      type,
    ).toBe(true);
});

/** Formats without a place for a final message drop it. */
const withoutValue = (one: Action): Action =>
  one.type === "COMPLETE" || one.type === "ABORT" ? ({ type: one.type } as Action) : one;
function sampleAction(type: Action["type"]): Action {
  const parts = { point: [1, 2], point1: [1, 2], point2: [3, 4], value: type === "WAIT" ? 1 : "x" };
  for (const keys of [[], ["value"], ["point"], ["point1", "point2"]]) {
    const one = { type, ...Object.fromEntries(keys.map((key) => [key, parts[key as keyof typeof parts]])) };
    if (v.is(Action, one)) return one;
  }
  throw new Error(type);
}
