/** The app's own keypads for sums and passwords. They do not use text fields. */
import backspace from "@material-symbols/svg-400/rounded/backspace.svg?raw";
import { For, Show } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { shellText } from "#ui/shell/strings.ts";
import { sumKeys } from "../sums.ts";
import "./keypads.css";

/** Draws the digits narrow and bold. */
export function Digits(p: {
  readonly of: string;
  readonly size: 15 | 17 | 22 | 32 | 36 | 40;
  readonly tone?: "orange" | "red" | "green" | "white" | "dim" | undefined;
  readonly middle?: boolean | undefined;
}) {
  return <span class={`num size-${p.size} ${p.tone ?? ""} ${p.middle === true ? "middle" : ""}`}>{p.of}</span>;
}
/** Draws six boxes that fill with dots. */
export function PasswordBoxes(p: { readonly filled: number; readonly name: string }) {
  return (
    <Tap class="boxes" role="text" name={p.name} value={"•".repeat(p.filled)}>
      <For each={[0, 1, 2, 3, 4, 5]}>{(n) => <div class="box" classList={{ filled: n < p.filled }} />}</For>
    </Tap>
  );
}
/** A keypad with flat keys in three columns, for six digits. */
export function PasswordKeypad(p: { readonly onDigit: (digit: string) => void; readonly onErase: () => void }) {
  return (
    <div class="pad">
      <For each={["1", "2", "3", "4", "5", "6", "7", "8", "9"]}>
        {(digit) => (
          <Tap class="pad-digit" role="key" name={digit} onTap={() => p.onDigit(digit)}>
            {digit}
          </Tap>
        )}
      </For>
      <div class="pad-digit blank" />
      <Tap class="pad-digit" role="key" name="0" onTap={() => p.onDigit("0")}>
        0
      </Tap>
      <Tap class="pad-digit blank" role="key" name={shellText("erase")} onTap={() => p.onErase()}>
        <Icon of={backspace} />
      </Tap>
    </div>
  );
}
/** A keypad for a sum: digits, and on the right a ⌫ key above a tall blue confirm key. */
export function AmountKeypad(p: {
  readonly go: string;
  readonly can: boolean;
  readonly onKey: (key: (typeof sumKeys)[number] | "erase") => void;
  readonly onGo: () => void;
}) {
  return (
    <div class="pad sums">
      <For each={sumKeys}>
        {(key) => (
          <Tap class={`pad-digit ${key === "0" ? "zero" : ""}`} role="key" name={key} onTap={() => p.onKey(key)}>
            {key}
          </Tap>
        )}
      </For>
      <Tap class="pad-digit rub" role="key" name={shellText("erase")} onTap={() => p.onKey("erase")}>
        <Icon of={backspace} />
      </Tap>
      <Tap class="pad-go" name={p.go} disabled={!p.can} onTap={() => p.onGo()}>
        <span>{p.go}</span>
      </Tap>
    </div>
  );
}
/** Shows the entered sum: ¥ and large digits above a line. */
export function AmountField(p: {
  readonly label: string;
  readonly sum: string;
  readonly hint?: string | undefined;
  readonly note?: string | undefined;
  readonly bad?: boolean | undefined;
}) {
  return (
    <div class="huge">
      <p class="huge-label">{p.label}</p>
      <Tap class="huge-line" role="text" name={p.label} value={p.sum}>
        <span class="yen">¥</span>
        <span class="huge-digits">{p.sum}</span>
        <span class="huge-caret" />
        <Show when={p.sum === ""}>
          <span class="huge-hint">{p.hint}</span>
        </Show>
      </Tap>
      <Show when={p.note}>
        <p class="huge-note" classList={{ bad: p.bad === true }}>
          {p.note}
        </p>
      </Show>
    </div>
  );
}
