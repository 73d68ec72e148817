/** The app's screens and edges. */
import { atLeast } from "#os/guards.ts";
import * as v from "valibot";
import { defaultEvaluationOptions, evaluate } from "#arithmetic/evaluate.ts";
import {
  insertLiteral,
  isCalculation,
  lineToEvaluate,
  findProblem,
  sessionEntries,
  CalculationId,
  withResult,
} from "#arithmetic/calculation-history.ts";
import {
  snapCaret,
  digitKeys,
  eraseBeforeCaret,
  emptySession,
  hasEntry,
  hasRoom,
  hasRoomForDigit,
  pressKey,
  clearEntry,
  type Session,
} from "#arithmetic/line-editor.ts";
import { overlay, textUpTo } from "#os/values.ts";
import { commands } from "./commands.ts";
import { calculator } from "./state.ts";
import { kinds, unitIds, getUnit, defaultPair } from "./units.ts";

/** The keys beside the digits. */
export const mainKeys = ["+", "−", "×", "÷", "%", ".", "()", "sign"] as const;
export const tipTabs = ["tip", "discount"] as const;
type MainContext = { view: Session };
type ConverterContext = { view: { amount: string } };
const Unit = v.picklist(unitIds);
const whole = v.pipe(v.number(), v.integer());
const sessionWithAmount = (amount: string): Session => ({ ...emptySession, line: amount, caret: amount.length });

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
      roomForDigit: ({ view }: MainContext) => hasRoomForDigit(view) && hasRoom(view),
      roomInLine: ({ view }: MainContext) => hasRoom(view),
      worksOut: ({ view }: MainContext) =>
        view.result === null && isCalculation(view.line) && evaluate(view.line).value !== null,
      worksOutAgain: ({ view }: MainContext) =>
        view.result !== null && view.again !== "" && evaluate(lineToEvaluate(view)).value !== null,
      entryBeforeLine: ({ view }: MainContext) => hasEntry(view),
      hasHistory: atLeast("state.order", 1),
      roomForAmount: ({ view }: ConverterContext) => hasRoomForDigit(sessionWithAmount(view.amount)),
    },
  },
  ({ on, does, pushes }) => [
    on("main", "digit", { digit: v.picklist(digitKeys) })
      .when("roomForDigit")
      .set(({ view, args }) => pressKey(view, args.digit, "")),
    on("main", "press", { key: v.picklist(mainKeys) })
      .when("roomInLine")
      .set(({ view, args }) => pressKey(view, args.key, view.result ?? "")),
    on("main", "erase").set(({ view }) => eraseBeforeCaret(view)),
    on("main", "clear")
      .when("entryBeforeLine")
      .set(({ view }) => clearEntry(view)),
    on("main", "clear").set(emptySession),
    on("main", "clearAll").set(emptySession),
    on("main", "place", { caret: v.pipe(whole, v.minValue(0)) }).set(({ view, args }) => ({
      ...emptySession,
      line: view.line,
      caret: snapCaret(view.line, args.caret),
    })),
    on("main", "equals")
      .when("worksOut")
      .run("workOut", ({ view }) => ({ line: lineToEvaluate(view) }))
      .set(({ view, result }) => withResult(view, lineToEvaluate(view), result)),
    on("main", "equals")
      .when("worksOutAgain")
      .run("workOut", ({ view }) => ({ line: lineToEvaluate(view) }))
      .set(({ view, result }) => withResult(view, lineToEvaluate(view), result)),
    on("main", "equals").set(({ view }) => ({ problem: findProblem(view, defaultEvaluationOptions) })),
    on("main", "takeLine", { id: CalculationId }).set(({ state, args }) => {
      const line = state.sums[args.id]?.line ?? "";
      return { ...emptySession, line, caret: line.length, open: null };
    }),
    on("main", "takeResult", { id: CalculationId })
      .when("roomInLine")
      .set(({ state, args, view }) => ({ ...insertLiteral(view, state.sums[args.id]?.result ?? "0"), open: null })),
    does("main", "clearHistory").when("hasHistory").warn("clearAsk", "clear").close(),
    ...pushes("main", "converter", "tip"),

    on("converter", "kind", { kind: v.picklist(kinds) }).set(({ args }) => ({
      kind: args.kind,
      from: defaultPair[args.kind][0],
      to: defaultPair[args.kind][1],
    })),
    on("converter", "from", { unit: Unit }).set(({ args, view }) => ({
      from: args.unit,
      kind: getUnit(args.unit).kind,
      ...matchKind(args.unit, "to", view.to),
      open: null,
    })),
    on("converter", "to", { unit: Unit }).set(({ args, view }) => ({
      to: args.unit,
      kind: getUnit(args.unit).kind,
      ...matchKind(args.unit, "from", view.from),
      open: null,
    })),
    on("converter", "swap").set(({ view }) => ({ from: view.to, to: view.from })),
    on("converter", "digit", { digit: v.picklist(digitKeys) })
      .when("roomForAmount")
      .set(({ view, args }) => ({ amount: pressKey(sessionWithAmount(view.amount), args.digit, "").line })),
    on("converter", "point").set(({ view }) => ({ amount: pressKey(sessionWithAmount(view.amount), ".", "").line })),
    on("converter", "sign").set(({ view }) => ({ amount: pressKey(sessionWithAmount(view.amount), "sign", "").line })),
    on("converter", "erase").set(({ view }) => ({ amount: eraseBeforeCaret(sessionWithAmount(view.amount)).line })),
    on("converter", "clear").set({ amount: "" }),
  ],
);
/**
 * Returns the change that gives the other unit the kind of the new unit, because both units must be of the same kind.
 * The change is empty if the other unit already has this kind.
 */
function matchKind(unit: string, side: "from" | "to", other: string): { from?: string; to?: string } {
  const { kind } = getUnit(unit);
  return getUnit(other).kind === kind ? {} : { [side]: defaultPair[kind].find((id) => id !== unit) ?? unit };
}
