/** The one screen of Calculator Pro, in three parts, and what the user can do on each. */
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
import { flag, overlay, text, textUpTo } from "../../os/values.ts";
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
          wordProblem: v.optional(v.nullable(v.string()), null),
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
      hasMemory: ({ state }: C) => state.memory !== null,
      hasHistory: ({ state }: C) => state.order.length > 0,
      hasWord: (c: AtWords) => wordShown(c) !== null,
      roomForWord: ({ view }: AtWords) => view.word.length < 120,
      isNumber: ({ view }: { view: { number: string } }) => literalTyped(view.number) !== null,
      hasNumbers: ({ state }: C) => state.numbers.length > 0,
    },
  },
  (at) => [
    at.main
      .on("digit", { digit: v.picklist(digitKeys) })
      .when("roomForDigit")
      .set(({ view, args }) => pressed(view, args.digit, "Ans")),
    at.main
      .on("press", { key: v.picklist(symbolKeys) })
      .when("roomInLine")
      .set(({ view, args }) => ({ ...pressed(view, args.key, "Ans"), second: false })),
    at.main
      .on("raise", { base: v.picklist(raisedBases) })
      .when("roomInLine")
      .set(({ view, args }) => ({
        ...pressed(args.base === "e" ? pressed(view, "e", "Ans") : inserted(view, args.base), "^", "Ans"),
        second: false,
      })),
    at.main.on("erase").set(({ view }) => erased(view)),
    at.main.on("clear").set(freshSession),
    at.main
      .on("place", { caret: v.pipe(v.number(), v.integer(), v.minValue(0)) })
      .set(({ view, args }) => ({ ...freshSession, line: view.line, caret: caretIn(view.line, args.caret) })),
    at.main
      .on("equals")
      .when("worksOut")
      .run("workOut", ({ state, view }) => ({ line: lineToWorkOut(view, state.answer) }))
      .set(({ state, view, result }) => workedOut(view, lineOfLast(state) ?? view.line, result)),
    at.main
      .on("equals")
      .when("worksOutAgain")
      .run("workOut", ({ view }) => ({ line: lineToWorkOut(view) }))
      .set(({ view, result }) => workedOut(view, lineToWorkOut(view), result)),
    at.main.on("equals").set(({ state, view }) => ({ problem: problemOf(view, settingOf(state)) })),
    at.main.does("angle", "setAngle"),

    at.main.on("memoryClear").when("hasMemory").run("clearMemory").say("memoryCleared"),
    at.main
      .on("memoryRecall")
      .when("hasMemory", "roomInLine")
      .set(({ state, view }) => inserted(view, state.memory ?? "0")),
    at.main
      .on("memoryAdd")
      .when("hasValue")
      .run("store", (c) => ({ value: valueShown(c) ?? "0", how: "add" }))
      .say("memoryAdded"),
    at.main
      .on("memoryTake")
      .when("hasValue")
      .run("store", (c) => ({ value: valueShown(c) ?? "0", how: "take" }))
      .say("memoryTaken"),
    at.main
      .on("memoryStore")
      .when("hasValue")
      .run("store", (c) => ({ value: valueShown(c) ?? "0", how: "put" }))
      .say("memoryStored"),

    at.main.on("takeLine", { id: SumId }).set(({ state, args }) => {
      const line = state.sums[args.id]?.line ?? "";
      return { ...freshSession, line, caret: line.length, open: null, query: "" };
    }),
    at.main
      .on("takeResult", { id: SumId })
      .when("roomInLine")
      .set(({ state, args, view }) => ({
        ...inserted(view, state.sums[args.id]?.result ?? "0"),
        open: null,
        query: "",
      })),
    at.main.does("deleteSum").say("deleted"),
    at.main
      .on("clearHistory")
      .when("hasHistory")
      .ask("clearAsk", { ok: "clear", danger: true })
      .run("clearHistory")
      .close("query"),

    at.main
      .on("word", { key: v.picklist(wordKeys) })
      .when("roomForWord")
      .set(({ view, args }) => ({
        word: wordPressed(view.wordDone && isDigitOf("hex", args.key) ? "" : view.word, args.key, view),
        wordDone: false,
        wordProblem: null,
      })),
    at.main.on("wordErase").set(({ view }) => ({ word: wordErased(view.word), wordDone: false, wordProblem: null })),
    at.main.on("wordClear").set({ word: "", wordDone: false, wordProblem: null }),
    at.main
      .on("wordEquals")
      .when("hasWord")
      .set((c) => ({ word: wordLiteral(wordShown(c) ?? 0n, c.view), wordDone: true })),
    at.main.on("wordEquals").set(({ view }) => ({
      wordProblem: view.word === "" ? null : wordWorth(view.word, view).problem,
    })),
    at.main.on("base", { base: Base }).set(({ view, args }) => ({
      base: args.base,
      word: wordConverted(view.word, view, { base: args.base, bits: view.bits }),
      wordProblem: null,
    })),
    at.main.on("bits", { bits: Bits }).set(({ view, args }) => ({
      bits: args.bits,
      word: wordConverted(view.word, view, { base: view.base, bits: args.bits }),
      wordProblem: null,
    })),

    at.main
      .on("addNumber")
      .when("isNumber")
      .run("addNumber", ({ view }) => ({ value: literalTyped(view.number) ?? "0" }))
      .set({ number: "" }),
    at.main.does("removeNumber"),
    at.main
      .on("clearNumbers")
      .when("hasNumbers")
      .ask("clearNumbersAsk", { ok: "clear", danger: true })
      .run("clearNumbers"),
  ],
);
