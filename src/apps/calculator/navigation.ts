/** The screens of Calculator and what the user can do on each. */
import { atLeast } from "../../os/guards.ts";
import * as v from "valibot";
import { plainSetting, worthOf } from "../../arithmetic/evaluate.ts";
import {
  inserted,
  isReckonable,
  lineToWorkOut,
  problemOf,
  sessionEntries,
  SumId,
  workedOut,
} from "../../arithmetic/sums.ts";
import {
  caretIn,
  digitKeys,
  erased,
  freshSession,
  hasEntry,
  hasRoom,
  hasRoomForDigit,
  pressed,
  withoutEntry,
  type Session,
} from "../../arithmetic/typing.ts";
import { overlay, textUpTo } from "../../os/values.ts";
import { commands } from "./commands.ts";
import { calculator } from "./state.ts";
import { kinds, unitIds, unitOf, usualPair } from "./units.ts";

/** The keys beside the digits. */
export const mainKeys = ["+", "−", "×", "÷", "%", ".", "()", "sign"] as const;
export const tipTabs = ["tip", "discount"] as const;
type AtMain = { view: Session };
type AtConverter = { view: { amount: string } };
const Unit = v.picklist(unitIds);
const whole = v.pipe(v.number(), v.integer());
const at0 = (amount: string): Session => ({ ...freshSession, line: amount, caret: amount.length });

export const navigation = calculator.navigation(
  {
    start: "main",
    commands,
    screens: {
      main: calculator.screen({ view: { ...sessionEntries, open: overlay("history") } }),
      converter: calculator.screen({
        view: {
          kind: v.optional(v.picklist(kinds), "length"),
          from: v.optional(Unit, "meter"),
          to: v.optional(Unit, "foot"),
          amount: v.optional(v.pipe(v.string(), v.maxLength(20)), "1"),
          open: overlay("from", "to"),
        },
      }),
      tip: calculator.screen({
        view: {
          tab: v.optional(v.picklist(tipTabs), "tip"),
          amount: textUpTo(12),
          percent: v.optional(v.pipe(whole, v.minValue(0), v.maxValue(50)), 15),
          people: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(50)), 1),
          off: v.optional(v.pipe(whole, v.minValue(0), v.maxValue(100)), 20),
        },
      }),
    },
    guards: {
      roomForDigit: ({ view }: AtMain) => hasRoomForDigit(view) && hasRoom(view),
      roomInLine: ({ view }: AtMain) => hasRoom(view),
      worksOut: ({ view }: AtMain) =>
        view.result === null && isReckonable(view.line) && worthOf(view.line).value !== null,
      worksOutAgain: ({ view }: AtMain) =>
        view.result !== null && view.again !== "" && worthOf(lineToWorkOut(view)).value !== null,
      entryBeforeLine: ({ view }: AtMain) => hasEntry(view),
      hasHistory: atLeast("state.order", 1),
      roomForAmount: ({ view }: AtConverter) => hasRoomForDigit(at0(view.amount)),
    },
  },
  ({ on, does, pushes }) => [
    on("main", "digit", { digit: v.picklist(digitKeys) })
      .when("roomForDigit")
      .set(({ view, args }) => pressed(view, args.digit, "")),
    on("main", "press", { key: v.picklist(mainKeys) })
      .when("roomInLine")
      .set(({ view, args }) => pressed(view, args.key, view.result ?? "")),
    on("main", "erase").set(({ view }) => erased(view)),
    on("main", "clear")
      .when("entryBeforeLine")
      .set(({ view }) => withoutEntry(view)),
    on("main", "clear").set(freshSession),
    on("main", "clearAll").set(freshSession),
    on("main", "place", { caret: v.pipe(whole, v.minValue(0)) }).set(({ view, args }) => ({
      ...freshSession,
      line: view.line,
      caret: caretIn(view.line, args.caret),
    })),
    on("main", "equals")
      .when("worksOut")
      .run("workOut", ({ view }) => ({ line: lineToWorkOut(view) }))
      .set(({ view, result }) => workedOut(view, lineToWorkOut(view), result)),
    on("main", "equals")
      .when("worksOutAgain")
      .run("workOut", ({ view }) => ({ line: lineToWorkOut(view) }))
      .set(({ view, result }) => workedOut(view, lineToWorkOut(view), result)),
    on("main", "equals").set(({ view }) => ({ problem: problemOf(view, plainSetting) })),
    on("main", "takeLine", { id: SumId }).set(({ state, args }) => {
      const line = state.sums[args.id]?.line ?? "";
      return { ...freshSession, line, caret: line.length, open: null };
    }),
    on("main", "takeResult", { id: SumId })
      .when("roomInLine")
      .set(({ state, args, view }) => ({ ...inserted(view, state.sums[args.id]?.result ?? "0"), open: null })),
    does("main", "clearHistory").when("hasHistory").warn("clearAsk", "clear").close(),
    ...pushes("main", "converter", "tip"),

    on("converter", "kind", { kind: v.picklist(kinds) }).set(({ args }) => ({
      kind: args.kind,
      from: usualPair[args.kind][0],
      to: usualPair[args.kind][1],
    })),
    on("converter", "from", { unit: Unit }).set(({ args, view }) => ({
      from: args.unit,
      kind: unitOf(args.unit).kind,
      ...sameKind(args.unit, "to", view.to),
      open: null,
    })),
    on("converter", "to", { unit: Unit }).set(({ args, view }) => ({
      to: args.unit,
      kind: unitOf(args.unit).kind,
      ...sameKind(args.unit, "from", view.from),
      open: null,
    })),
    on("converter", "swap").set(({ view }) => ({ from: view.to, to: view.from })),
    on("converter", "digit", { digit: v.picklist(digitKeys) })
      .when("roomForAmount")
      .set(({ view, args }) => ({ amount: pressed(at0(view.amount), args.digit, "").line })),
    on("converter", "point").set(({ view }) => ({ amount: pressed(at0(view.amount), ".", "").line })),
    on("converter", "sign").set(({ view }) => ({ amount: pressed(at0(view.amount), "sign", "").line })),
    on("converter", "erase").set(({ view }) => ({ amount: erased(at0(view.amount)).line })),
    on("converter", "clear").set({ amount: "" }),
  ],
);
/** A pair of units is of one kind: the other side follows. */
function sameKind(unit: string, side: "from" | "to", other: string): { from?: string; to?: string } {
  const { kind } = unitOf(unit);
  return unitOf(other).kind === kind ? {} : { [side]: usualPair[kind].find((id) => id !== unit) ?? unit };
}
