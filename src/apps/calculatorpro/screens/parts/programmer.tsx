/** The programmer's calculator: one number in four bases, and the keys of the chosen base. */
import backspace from "@material-symbols/svg-400/rounded/backspace.svg?raw";
import { createMemo } from "solid-js";
import {
  baseNames,
  isDigitOf,
  formatWordLine,
  wordKeys,
  wordSizes,
  formatWord,
  wordTokens,
  evaluateWordLine,
} from "#arithmetic/words.ts";
import { Chips } from "#ui/kit/buttons.tsx";
import { Formula, KeypadGround, Keypad, type KeypadKey } from "#ui/kit/shared/keypad.tsx";
import { Readings } from "../../looks/readings.tsx";
import type { TextKey } from "../../strings.ts";
import { problemTextKey, type Props } from "./props.ts";

export function programmerTab(p: Props) {
  const worth = createMemo(() => evaluateWordLine(p.view.word === "" ? "0" : p.view.word, p.view));
  const shown = createMemo(() => formatWordLine(p.view.word, p.view));
  const isSum = createMemo(() => wordTokens(p.view.word).length > 1);
  const reading = (base: (typeof baseNames)[number]) => {
    const { value } = worth();
    return value === null ? "" : formatWord(value, { base, bits: p.view.bits });
  };
  return (
    <>
      <Readings
        options={baseNames.map((base) => ({ id: base, label: p.t(base), value: reading(base) }))}
        chosen={p.view.base}
        onPick={(id) => p.act.base({ base: baseNames.find((base) => base === id) ?? "dec" })}
      />
      <Chips
        name="bits"
        options={wordSizes.map((n) => ({ id: String(n), label: p.t("bitsN", { n }) }))}
        chosen={String(p.view.bits)}
        onPick={(id) => p.act.bits({ bits: wordSizes.find((n) => String(n) === id) ?? 32 })}
      />
      <Formula
        pieces={shown() === "" ? [] : [{ at: 0, shown: shown() }]}
        length={p.view.word.length}
        caret={p.view.word.length}
        result={isSum() ? reading(p.view.base) : null}
        problem={p.view.wordProblem === null ? null : p.t(problemTextKey(p.view.wordProblem))}
        done={false}
        lineName={p.t("line")}
        resultName={p.t("result")}
      />
    </>
  );
}
export function programmerKeys(p: Props) {
  const digit = (d: string): KeypadKey => ({ id: d, label: d, name: d, disabled: !isDigitOf(p.view.base, d) });
  const operator = (label: string, name: TextKey): KeypadKey => ({
    id: label,
    label,
    name: p.t(name),
    kind: "operator",
  });
  const word = (label: string): KeypadKey => ({ id: label, label, name: label, kind: "function" });
  const small = createMemo((): KeypadKey[][] => [
    ["A", "B", "C", "D", "E", "F"].map(digit),
    [
      word("AND"),
      word("OR"),
      word("XOR"),
      { id: "NOT", label: "NOT", name: p.t("not"), kind: "function" },
      { id: "<<", label: "<<", name: p.t("shiftLeft"), kind: "function" },
      { id: ">>", label: ">>", name: p.t("shiftRight"), kind: "function" },
    ],
  ]);
  const digits = createMemo((): KeypadKey[][] => [
    [
      digit("7"),
      digit("8"),
      digit("9"),
      { id: "erase", label: "", icon: backspace, name: p.t("erase"), kind: "clear" },
      { id: "clear", label: "AC", name: p.t("clearAll"), kind: "clear" },
    ],
    [digit("4"), digit("5"), digit("6"), operator("×", "times"), operator("÷", "divide")],
    [digit("1"), digit("2"), digit("3"), operator("+", "plus"), operator("−", "minus")],
    [
      { id: "(", label: "(", name: p.t("open"), kind: "function" },
      digit("0"),
      { id: ")", label: ")", name: p.t("close"), kind: "function" },
      { id: "mod", label: "mod", name: p.t("modulo"), kind: "operator" },
      { id: "=", label: "=", name: p.t("equals"), kind: "equals" },
    ],
  ]);
  const onKey = (id: string) => {
    const key = wordKeys.find((other) => other === id);
    if (key !== undefined) p.act.word({ key });
    else if (id === "erase") p.act.wordErase();
    else if (id === "clear") p.act.wordClear();
    else p.act.wordEquals();
  };
  return (
    <KeypadGround>
      <Keypad size="small" rows={small()} onKey={onKey} />
      <Keypad size="medium" rows={digits()} onKey={onKey} />
    </KeypadGround>
  );
}
