import backspace from "@material-symbols/svg-400/rounded/backspace.svg?raw";
import history from "@material-symbols/svg-400/rounded/history.svg?raw";
import percent from "@material-symbols/svg-400/rounded/sell.svg?raw";
import ruler from "@material-symbols/svg-400/rounded/straighten.svg?raw";
import sweep from "@material-symbols/svg-400/rounded/delete_sweep.svg?raw";
import { createMemo, Show } from "solid-js";
import { defaultEvaluationOptions } from "#arithmetic/evaluate.ts";
import { formatNumeral, parseLiteral } from "#arithmetic/numerals.ts";
import { previewResult, listCalculations } from "#arithmetic/calculation-history.ts";
import { digitKeys, hasEntry, splitPieces, formatLine } from "#arithmetic/line-editor.ts";
import { whenText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Button, IconButton } from "#ui/kit/buttons.tsx";
import { Formula, KeypadGround, Keypad, CalculationRow, type KeypadKey } from "#ui/kit/shared/keypad.tsx";
import { Sheet } from "#ui/kit/overlays.tsx";
import { Empty, Page } from "#ui/kit/page.tsx";
import { List } from "#ui/kit/rows.tsx";
import calculator from "../index.ts";
import { mainKeys } from "../navigation.ts";
import { strings, type TextKey } from "../strings.ts";

const problemTexts: Readonly<Record<string, TextKey>> = {
  malformed: "malformed",
  "divided-by-zero": "divided-by-zero",
  "undefined-there": "undefined-there",
  "too-big": "too-big",
};
export default screen(calculator, strings, "main", (p) => {
  const pieces = createMemo(() => splitPieces(p.view.line));
  const shown = (literal: string | null) => (literal === null ? null : formatNumeral(parseLiteral(literal)));
  const result = createMemo(() => shown(p.view.result ?? previewResult(p.view, defaultEvaluationOptions)));
  const problem = () => (p.view.problem === null ? null : p.t(problemTexts[p.view.problem] ?? "malformed"));
  const sums = createMemo(() => listCalculations(p.state));
  const entryOnly = () => hasEntry(p.view);
  const digit = (d: string): KeypadKey => ({ id: d, label: d, name: d });
  const sign = (label: string, name: TextKey): KeypadKey => ({ id: label, label, name: p.t(name), kind: "operator" });
  const rows = createMemo((): KeypadKey[][] => [
    [
      {
        id: "clear",
        label: entryOnly() ? "C" : "AC",
        name: p.t(entryOnly() ? "clearEntry" : "clearAll"),
        kind: "clear",
      },
      { id: "()", label: "( )", name: p.t("brackets"), kind: "function" },
      { id: "%", label: "%", name: p.t("percent"), kind: "function" },
      sign("÷", "divide"),
    ],
    [digit("7"), digit("8"), digit("9"), sign("×", "times")],
    [digit("4"), digit("5"), digit("6"), sign("−", "minus")],
    [digit("1"), digit("2"), digit("3"), sign("+", "plus")],
    [
      { id: "sign", label: "+/−", name: p.t("sign") },
      digit("0"),
      { id: ".", label: ".", name: p.t("point") },
      { id: "=", label: "=", name: p.t("equals"), kind: "equals" },
    ],
  ]);
  const onKey = (id: string) => {
    const typed = digitKeys.find((key) => key === id);
    const key = mainKeys.find((other) => other === id);
    if (typed !== undefined) p.act.digit({ digit: typed });
    else if (key !== undefined) p.act.press({ key });
    else if (id === "clear") p.act.clear();
    else p.act.equals();
  };
  return (
    <Page
      title={p.t("title")}
      actions={<IconButton icon={history} name={p.t("history")} onTap={() => p.setView({ open: "history" })} />}
      bottom={
        <KeypadGround>
          <Keypad
            size="slim"
            rows={[
              [
                { id: "converter", label: "", icon: ruler, name: p.t("converter") },
                { id: "tip", label: "", icon: percent, name: p.t("tipTool") },
                { id: "erase", label: "", icon: backspace, name: p.t("erase") },
              ],
            ]}
            onKey={(id) => {
              if (id === "converter") p.act.converter();
              else if (id === "tip") p.act.tip();
              else p.act.erase();
            }}
            onHold={(id) => {
              if (id === "erase") p.act.clearAll();
            }}
          />
          <Keypad rows={rows()} onKey={onKey} />
        </KeypadGround>
      }
      overlays={
        <Sheet
          open={p.view.open === "history"}
          title={p.t("history")}
          actions={
            <Show when={sums().length > 0}>
              <Button kind="danger" wide icon={sweep} label={p.t("clearHistory")} onTap={() => p.act.clearHistory()} />
            </Show>
          }
        >
          <Show
            when={sums().length > 0}
            fallback={<Empty icon={history} title={p.t("noHistory")} hint={p.t("noHistoryHint")} />}
          >
            <List each={sums()}>
              {(sum) => (
                <CalculationRow
                  note={whenText(sum.at, p.os, p.now)}
                  line={formatLine(sum.line)}
                  result={shown(sum.result) ?? ""}
                  onLine={() => p.act.takeLine({ id: sum.id })}
                  onResult={() => p.act.takeResult({ id: sum.id })}
                />
              )}
            </List>
          </Show>
        </Sheet>
      }
    >
      <Formula
        pieces={pieces()}
        length={p.view.line.length}
        caret={p.view.result === null ? p.view.caret : null}
        result={result()}
        problem={problem()}
        done={p.view.result !== null}
        lineName={p.t("line")}
        resultName={p.t("result")}
        onCaret={(caret) => p.act.place({ caret })}
      />
    </Page>
  );
});
