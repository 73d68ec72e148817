/** Six boxes and a keypad for a password, and a keypad for an amount. */
import { For, Show } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import erase from "@material-symbols/svg-400/outlined/backspace.svg?raw";
import "./keypad.css";
import { shellText } from "#ui/shell/strings.ts";

/** Shows how many digits have been typed, but never the digits themselves. */
export function PasswordBoxes(p: { readonly filled: number; readonly name: string }) {
  return (
    <Tap class="six-boxes" role="text" name={p.name} value={String(p.filled)}>
      <For each={[0, 1, 2, 3, 4, 5]}>
        {(n) => (
          <div class="six-box">
            <Show when={n < p.filled}>
              <div class="six-dot" />
            </Show>
          </div>
        )}
      </For>
    </Tap>
  );
}
/** Digits in three columns. The lower left key is empty, or a decimal point for amounts. */
export function NumberKeypad(p: {
  readonly point?: boolean | undefined;
  readonly onDigit: (digit: string) => void;
  readonly onErase: () => void;
}) {
  const keys = () => ["1", "2", "3", "4", "5", "6", "7", "8", "9", p.point === true ? "." : "", "0", "erase"];
  return (
    <div class="number-pad">
      <For each={keys()}>
        {(key) => (
          <Show when={key !== ""} fallback={<div class="number-key none" />}>
            <Tap
              class={`number-key ${key === "erase" ? "erase" : ""}`}
              role="key"
              name={key === "erase" ? shellText("clear") : key}
              onTap={() => (key === "erase" ? p.onErase() : p.onDigit(key))}
            >
              <Show when={key !== "erase"} fallback={<Icon of={erase} />}>
                <span>{key}</span>
              </Show>
            </Tap>
          </Show>
        )}
      </For>
    </div>
  );
}
/**
 * The keypad for an amount. The digits and the decimal point are on the left. The erase key and a tall green key, which
 * continues, are on the right.
 */
export function AmountKeypad(p: {
  readonly label: string;
  readonly disabled: boolean;
  readonly onKey: (key: string) => void;
  readonly onErase: () => void;
  readonly onDone: () => void;
}) {
  return (
    <div class="amount-pad">
      <For each={["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "."]}>
        {(key) => (
          <Tap class={`number-key key-${key === "." ? "point" : key}`} role="key" name={key} onTap={() => p.onKey(key)}>
            <span>{key}</span>
          </Tap>
        )}
      </For>
      <Tap class="number-key erase-key" role="key" name={shellText("clear")} onTap={() => p.onErase()}>
        <Icon of={erase} />
      </Tap>
      <Tap class="amount-done" name={p.label} disabled={p.disabled} onTap={() => p.onDone()}>
        <span>{p.label}</span>
      </Tap>
    </div>
  );
}
