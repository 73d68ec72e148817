/** The one screen of Calculator Pro, in three parts, and what the user can do on each. */
import { atLeast, equal, not } from "../../os/guards.ts";
import * as v from "valibot";
import { worthOf } from "../../arithmetic/evaluate.ts";
import { literalOf } from "../../arithmetic/numerals.ts";
import {
  inserted,
  isReckonable,
  LineText,
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
  hasRoom,
  hasRoomForDigit,
  pressed,
  symbolKeys,
  type Session,
} from "../../arithmetic/typing.ts";
import {
  isDigitOf,
  wordConverted,
  wordErased,
  wordKeys,
  wordLiteral,
  wordPressed,
  wordWorth,
  type WordFormat,
} from "../../arithmetic/words.ts";
import { flag, maybe, overlay, text, textUpTo } from "../../os/values.ts";
import { commands } from "./commands.ts";
import { lineOfLast, literalTyped, settingOf } from "./queries.ts";
import { Base, Bits, calculatorpro, type State } from "./state.ts";

export const tabs = ["science", "programmer", "statistics"] as const;
export const raisedBases = ["10", "e", "2"] as const;
type C = { state: State; view: Session };
type AtWords = { view: { word: string } & WordFormat };
/** The number on the glass: what was worked out, or what the line is worth. */
const valueShown = ({ state, view }: C): string | null => {
  if (view.result !== null) return view.result;
  const { value } = worthOf(view.line, settingOf(state));
  return value && literalOf(value);
};
const wordShown = ({ view }: AtWords): bigint | null => wordWorth(view.word, view).value;

export const navigation = calculatorpro.navigation(
  {
    start: "main",
    commands,
    screens: {
      main: calculatorpro.screen({
        view: {
          tab: v.optional(v.picklist(tabs), "science"),
          ...sessionEntries,
          /** The second layer of the function keys. */
          second: flag,
          hyperbolic: flag,
          /** The line of whole numbers, written in this base and cut to this many bits. */
          word: v.optional(LineText, ""),
          base: v.optional(Base, "dec"),
          bits: v.optional(Bits, 32),
          /** It was worked out: a digit begins anew. */
          wordDone: flag,
          wordProblem: maybe(v.string()),
          number: textUpTo(20),
          query: text,
          open: overlay("history"),
        },
      }),
    },
    guards: {
      roomForDigit: ({ view }: C) => hasRoomForDigit(view) && hasRoom(view),
      roomInLine: ({ view }: C) => hasRoom(view),
      worksOut: ({ state, view }: C) =>
        view.result === null && isReckonable(view.line) && worthOf(view.line, settingOf(state)).value !== null,
      worksOutAgain: ({ state, view }: C) =>
        view.result !== null && view.again !== "" && worthOf(lineToWorkOut(view), settingOf(state)).value !== null,
      hasValue: (c: C) => valueShown(c) !== null,
      hasMemory: not(equal("state.memory", null)),
      hasHistory: atLeast("state.order", 1),
      hasWord: (c: AtWords) => wordShown(c) !== null,
      roomForWord: ({ view }: AtWords) => view.word.length < 120,
      isNumber: ({ view }: { view: { number: string } }) => literalTyped(view.number) !== null,
      hasNumbers: atLeast("state.numbers", 1),
    },
  },
  ({ on, does }) => [
    on("main", "digit", { digit: v.picklist(digitKeys) })
      .when("roomForDigit")
      .set(({ view, args }) => pressed(view, args.digit, "Ans")),
    on("main", "press", { key: v.picklist(symbolKeys) })
      .when("roomInLine")
      .set(({ view, args }) => ({ ...pressed(view, args.key, "Ans"), second: false })),
    on("main", "raise", { base: v.picklist(raisedBases) })
      .when("roomInLine")
      .set(({ view, args }) => ({
        ...pressed(args.base === "e" ? pressed(view, "e", "Ans") : inserted(view, args.base), "^", "Ans"),
        second: false,
      })),
    on("main", "erase").set(({ view }) => erased(view)),
    on("main", "clear").set(freshSession),
    on("main", "place", { caret: v.pipe(v.number(), v.integer(), v.minValue(0)) }).set(({ view, args }) => ({
      ...freshSession,
      line: view.line,
      caret: caretIn(view.line, args.caret),
    })),
    on("main", "equals")
      .when("worksOut")
      .run("workOut", ({ state, view }) => ({ line: lineToWorkOut(view, state.answer) }))
      .set(({ state, view, result }) => workedOut(view, lineOfLast(state) ?? view.line, result)),
    on("main", "equals")
      .when("worksOutAgain")
      .run("workOut", ({ view }) => ({ line: lineToWorkOut(view) }))
      .set(({ view, result }) => workedOut(view, lineToWorkOut(view), result)),
    on("main", "equals").set(({ state, view }) => ({ problem: problemOf(view, settingOf(state)) })),
    does("main", "angle", "setAngle"),

    on("main", "memoryClear").when("hasMemory").run("clearMemory").say("memoryCleared"),
    on("main", "memoryRecall")
      .when("hasMemory", "roomInLine")
      .set(({ state, view }) => inserted(view, state.memory ?? "0")),
    on("main", "memoryAdd")
      .when("hasValue")
      .run("store", (c) => ({ value: valueShown(c) ?? "0", how: "add" }))
      .say("memoryAdded"),
    on("main", "memoryTake")
      .when("hasValue")
      .run("store", (c) => ({ value: valueShown(c) ?? "0", how: "take" }))
      .say("memoryTaken"),
    on("main", "memoryStore")
      .when("hasValue")
      .run("store", (c) => ({ value: valueShown(c) ?? "0", how: "put" }))
      .say("memoryStored"),

    on("main", "takeLine", { id: SumId }).set(({ state, args }) => {
      const line = state.sums[args.id]?.line ?? "";
      return { ...freshSession, line, caret: line.length, open: null, query: "" };
    }),
    on("main", "takeResult", { id: SumId })
      .when("roomInLine")
      .set(({ state, args, view }) => ({
        ...inserted(view, state.sums[args.id]?.result ?? "0"),
        open: null,
        query: "",
      })),
    does("main", "deleteSum").say("deleted"),
    does("main", "clearHistory").when("hasHistory").warn("clearAsk", "clear").close("query"),

    on("main", "word", { key: v.picklist(wordKeys) })
      .when("roomForWord")
      .set(({ view, args }) => ({
        word: wordPressed(view.wordDone && isDigitOf("hex", args.key) ? "" : view.word, args.key, view),
        wordDone: false,
        wordProblem: null,
      })),
    on("main", "wordErase").set(({ view }) => ({ word: wordErased(view.word), wordDone: false, wordProblem: null })),
    on("main", "wordClear").set({ word: "", wordDone: false, wordProblem: null }),
    on("main", "wordEquals")
      .when("hasWord")
      .set((c) => ({ word: wordLiteral(wordShown(c) ?? 0n, c.view), wordDone: true })),
    on("main", "wordEquals").set(({ view }) => ({
      wordProblem: view.word === "" ? null : wordWorth(view.word, view).problem,
    })),
    on("main", "base", { base: Base }).set(({ view, args }) => ({
      base: args.base,
      word: wordConverted(view.word, view, { base: args.base, bits: view.bits }),
      wordProblem: null,
    })),
    on("main", "bits", { bits: Bits }).set(({ view, args }) => ({
      bits: args.bits,
      word: wordConverted(view.word, view, { base: view.base, bits: args.bits }),
      wordProblem: null,
    })),

    on("main", "addNumber")
      .when("isNumber")
      .run("addNumber", ({ view }) => ({ value: literalTyped(view.number) ?? "0" }))
      .set({ number: "" }),
    does("main", "removeNumber"),
    does("main", "clearNumbers").when("hasNumbers").warn("clearNumbersAsk", "clear"),
  ],
);
