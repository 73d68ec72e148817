/** The app's one screen with its three tabs, and its edges. */
import { atLeast, equal, not } from "#os/guards.ts";
import * as v from "valibot";
import { evaluate } from "#arithmetic/evaluate.ts";
import { formatLiteral } from "#arithmetic/numerals.ts";
import {
  insertLiteral,
  isCalculation,
  LineText,
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
  hasRoom,
  hasRoomForDigit,
  pressKey,
  symbolKeys,
  type Session,
} from "#arithmetic/line-editor.ts";
import {
  isDigitOf,
  convertWordLine,
  eraseWordToken,
  wordKeys,
  formatWordLiteral,
  pressWordKey,
  evaluateWordLine,
  type WordFormat,
} from "#arithmetic/words.ts";
import { flag, nullableField, overlay, text, textUpTo } from "#os/values.ts";
import { commands } from "./commands.ts";
import { lastLine, parseTypedLiteral, settingOf } from "./queries.ts";
import { Base, Bits, calculatorpro, type State } from "./state.ts";

export const tabs = ["science", "programmer", "statistics"] as const;
export const powerBases = ["10", "e", "2"] as const;
type MainContext = { state: State; view: Session };
type ProgrammerContext = { view: { word: string } & WordFormat };
/** The displayed number: the last result, or the value of the line. */
const displayedValue = ({ state, view }: MainContext): string | null => {
  if (view.result !== null) return view.result;
  const { value } = evaluate(view.line, settingOf(state));
  return value && formatLiteral(value);
};
const displayedWord = ({ view }: ProgrammerContext): bigint | null => evaluateWordLine(view.word, view).value;

export const navigation = calculatorpro.navigation(
  {
    start: "main",
    commands,
    screens: {
      main: calculatorpro.screen({
        view: {
          tab: v.optional(v.picklist(tabs), "science"),
          ...sessionEntries,
          /** Whether the function keys show their second layer. */
          second: flag,
          hyperbolic: flag,
          /**
           * The line of the programmer's calculator. Its numbers are whole numbers in the chosen base, cut to the
           * chosen number of bits.
           */
          word: v.optional(LineText, ""),
          base: v.optional(Base, "dec"),
          bits: v.optional(Bits, 32),
          /** Whether the line was evaluated. If so, the next digit starts a new line. */
          wordDone: flag,
          wordProblem: nullableField(v.string()),
          number: textUpTo(20),
          query: text,
          open: overlay("history"),
        },
      }),
    },
    guards: {
      roomForDigit: ({ view }: MainContext) => hasRoomForDigit(view) && hasRoom(view),
      roomInLine: ({ view }: MainContext) => hasRoom(view),
      worksOut: ({ state, view }: MainContext) =>
        view.result === null && isCalculation(view.line) && evaluate(view.line, settingOf(state)).value !== null,
      worksOutAgain: ({ state, view }: MainContext) =>
        view.result !== null && view.again !== "" && evaluate(lineToEvaluate(view), settingOf(state)).value !== null,
      hasValue: (c: MainContext) => displayedValue(c) !== null,
      hasMemory: not(equal("state.memory", null)),
      hasHistory: atLeast("state.order", 1),
      hasWord: (c: ProgrammerContext) => displayedWord(c) !== null,
      roomForWord: ({ view }: ProgrammerContext) => view.word.length < 120,
      isNumber: ({ view }: { view: { number: string } }) => parseTypedLiteral(view.number) !== null,
      hasNumbers: atLeast("state.numbers", 1),
    },
  },
  ({ on, does }) => [
    on("main", "digit", { digit: v.picklist(digitKeys) })
      .when("roomForDigit")
      .set(({ view, args }) => pressKey(view, args.digit, "Ans")),
    on("main", "press", { key: v.picklist(symbolKeys) })
      .when("roomInLine")
      .set(({ view, args }) => ({ ...pressKey(view, args.key, "Ans"), second: false })),
    on("main", "raise", { base: v.picklist(powerBases) })
      .when("roomInLine")
      .set(({ view, args }) => ({
        ...pressKey(args.base === "e" ? pressKey(view, "e", "Ans") : insertLiteral(view, args.base), "^", "Ans"),
        second: false,
      })),
    on("main", "erase").set(({ view }) => eraseBeforeCaret(view)),
    on("main", "clear").set(emptySession),
    on("main", "place", { caret: v.pipe(v.number(), v.integer(), v.minValue(0)) }).set(({ view, args }) => ({
      ...emptySession,
      line: view.line,
      caret: snapCaret(view.line, args.caret),
    })),
    on("main", "equals")
      .when("worksOut")
      .run("workOut", ({ state, view }) => ({ line: lineToEvaluate(view, state.answer) }))
      .set(({ state, view, result }) => withResult(view, lastLine(state) ?? view.line, result)),
    on("main", "equals")
      .when("worksOutAgain")
      .run("workOut", ({ view }) => ({ line: lineToEvaluate(view) }))
      .set(({ view, result }) => withResult(view, lineToEvaluate(view), result)),
    on("main", "equals").set(({ state, view }) => ({ problem: findProblem(view, settingOf(state)) })),
    does("main", "angle", "setAngle"),

    on("main", "memoryClear").when("hasMemory").run("clearMemory").say("memoryCleared"),
    on("main", "memoryRecall")
      .when("hasMemory", "roomInLine")
      .set(({ state, view }) => insertLiteral(view, state.memory ?? "0")),
    on("main", "memoryAdd")
      .when("hasValue")
      .run("store", (c) => ({ value: displayedValue(c) ?? "0", how: "add" }))
      .say("memoryAdded"),
    on("main", "memoryTake")
      .when("hasValue")
      .run("store", (c) => ({ value: displayedValue(c) ?? "0", how: "take" }))
      .say("memoryTaken"),
    on("main", "memoryStore")
      .when("hasValue")
      .run("store", (c) => ({ value: displayedValue(c) ?? "0", how: "put" }))
      .say("memoryStored"),

    on("main", "takeLine", { id: CalculationId }).set(({ state, args }) => {
      const line = state.sums[args.id]?.line ?? "";
      return { ...emptySession, line, caret: line.length, open: null, query: "" };
    }),
    on("main", "takeResult", { id: CalculationId })
      .when("roomInLine")
      .set(({ state, args, view }) => ({
        ...insertLiteral(view, state.sums[args.id]?.result ?? "0"),
        open: null,
        query: "",
      })),
    does("main", "deleteSum").say("deleted"),
    does("main", "clearHistory").when("hasHistory").warn("clearAsk", "clear").close("query"),

    on("main", "word", { key: v.picklist(wordKeys) })
      .when("roomForWord")
      .set(({ view, args }) => ({
        word: pressWordKey(view.wordDone && isDigitOf("hex", args.key) ? "" : view.word, args.key, view),
        wordDone: false,
        wordProblem: null,
      })),
    on("main", "wordErase").set(({ view }) => ({
      word: eraseWordToken(view.word),
      wordDone: false,
      wordProblem: null,
    })),
    on("main", "wordClear").set({ word: "", wordDone: false, wordProblem: null }),
    on("main", "wordEquals")
      .when("hasWord")
      .set((c) => ({ word: formatWordLiteral(displayedWord(c) ?? 0n, c.view), wordDone: true })),
    on("main", "wordEquals").set(({ view }) => ({
      wordProblem: view.word === "" ? null : evaluateWordLine(view.word, view).problem,
    })),
    on("main", "base", { base: Base }).set(({ view, args }) => ({
      base: args.base,
      word: convertWordLine(view.word, view, { base: args.base, bits: view.bits }),
      wordProblem: null,
    })),
    on("main", "bits", { bits: Bits }).set(({ view, args }) => ({
      bits: args.bits,
      word: convertWordLine(view.word, view, { base: view.base, bits: args.bits }),
      wordProblem: null,
    })),

    on("main", "addNumber")
      .when("isNumber")
      .run("addNumber", ({ view }) => ({ value: parseTypedLiteral(view.number) ?? "0" }))
      .set({ number: "" }),
    does("main", "removeNumber"),
    does("main", "clearNumbers").when("hasNumbers").warn("clearNumbersAsk", "clear"),
  ],
);
