/** The scientific calculator: its line and its keys. */
import backspace from "@material-symbols/svg-400/rounded/backspace.svg?raw";
import { createMemo } from "solid-js";
import { previewResult } from "#arithmetic/calculation-history.ts";
import { digitKeys, splitPieces, symbolKeys } from "#arithmetic/line-editor.ts";
import { Formula, KeypadGround, Keypad, type KeypadKey } from "#ui/kit/shared/keypad.tsx";
import { powerBases } from "../../navigation.ts";
import { formatLiteral, settingOf } from "../../queries.ts";
import type { TextKey } from "../../strings.ts";
import { circular, constants, powers, roots, type Key } from "./keys.ts";
import { problemTextKey, type Props } from "./props.ts";

export function scienceTab(p: Props) {
  const pieces = createMemo(() => splitPieces(p.view.line));
  const result = createMemo(() => p.view.result ?? previewResult(p.view, settingOf(p.state)));
  return (
    <Formula
      pieces={pieces()}
      length={p.view.line.length}
      caret={p.view.result === null ? p.view.caret : null}
      result={result() === null ? null : formatLiteral(result()!)}
      problem={p.view.problem === null ? null : p.t(problemTextKey(p.view.problem))}
      done={p.view.result !== null}
      lineName={p.t("line")}
      resultName={p.t("result")}
      onCaret={(caret) => p.act.place({ caret })}
    />
  );
}
const raisePrefix = "raise ";
export function scienceKeys(p: Props) {
  const fn = ([label, name, does]: Key): KeypadKey => ({
    id: typeof does === "string" ? does : raisePrefix + does.raise,
    label,
    name: p.t(name),
    kind: "function",
  });
  const layer = () => (p.view.second ? "second" : "plain");
  const turns = () =>
    p.view.hyperbolic
      ? circular[p.view.second ? "inverseHyperbolic" : "hyperbolic"]
      : circular[p.view.second ? "inverse" : "plain"];
  const memory = createMemo((): KeypadKey[][] => [
    [
      { id: "MC", label: "MC", name: p.t("memoryClear"), disabled: p.state.memory === null },
      { id: "MR", label: "MR", name: p.t("memoryRecall"), disabled: p.state.memory === null },
      { id: "M+", label: "M+", name: p.t("memoryAdd") },
      { id: "M−", label: "M−", name: p.t("memoryTake") },
      { id: "MS", label: "MS", name: p.t("memoryStore") },
    ],
  ]);
  const functions = createMemo((): KeypadKey[][] => [
    [
      { id: "2nd", label: "2nd", name: p.t("second"), kind: "function", on: p.view.second },
      {
        id: "angle",
        label: p.state.angle === "deg" ? "DEG" : "RAD",
        name: p.t(p.state.angle === "deg" ? "degrees" : "radians"),
        kind: "function",
      },
      ...turns().map(fn),
    ],
    [
      { id: "hyp", label: "hyp", name: p.t("hyperbolic"), kind: "function", on: p.view.hyperbolic },
      ...powers[layer()].map(fn),
    ],
    roots[layer()].map(fn),
    constants.map(fn),
  ]);
  const digit = (d: string): KeypadKey => ({ id: d, label: d, name: d });
  const operator = (label: string, name: TextKey): KeypadKey => ({
    id: label,
    label,
    name: p.t(name),
    kind: "operator",
  });
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
      digit("0"),
      { id: ".", label: ".", name: p.t("point") },
      { id: "E", label: "EXP", name: p.t("exponent") },
      { id: "Ans", label: "Ans", name: p.t("answer") },
      { id: "=", label: "=", name: p.t("equals"), kind: "equals" },
    ],
  ]);
  const onKey = (id: string) => {
    const typed = digitKeys.find((key) => key === id);
    const key = symbolKeys.find((other) => other === id);
    const base = powerBases.find((other) => raisePrefix + other === id);
    if (typed !== undefined) p.act.digit({ digit: typed });
    else if (key !== undefined) p.act.press({ key });
    else if (base !== undefined) p.act.raise({ base });
    else others[id]?.();
  };
  const others: Readonly<Record<string, () => void>> = {
    "2nd": () => p.setView({ second: !p.view.second }),
    hyp: () => p.setView({ hyperbolic: !p.view.hyperbolic }),
    angle: () => p.act.angle({ angle: p.state.angle === "deg" ? "rad" : "deg" }),
    erase: () => p.act.erase(),
    clear: () => p.act.clear(),
    "=": () => p.act.equals(),
    MC: () => p.act.memoryClear(),
    MR: () => p.act.memoryRecall(),
    "M+": () => p.act.memoryAdd(),
    "M−": () => p.act.memoryTake(),
    MS: () => p.act.memoryStore(),
  };
  return (
    <KeypadGround>
      <Keypad size="slim" rows={memory()} onKey={onKey} />
      <Keypad size="small" rows={functions()} onKey={onKey} />
      <Keypad size="medium" rows={digits()} onKey={onKey} />
    </KeypadGround>
  );
}
