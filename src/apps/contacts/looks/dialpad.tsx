/** The twelve keys of a telephone keypad. */
import backspace from "@material-symbols/svg-400/rounded/backspace.svg?raw";
import { For, Show } from "solid-js";
import { IconButton } from "#ui/kit/buttons.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./dialpad.css";

const keys = [
  ["1", ""],
  ["2", "ABC"],
  ["3", "DEF"],
  ["4", "GHI"],
  ["5", "JKL"],
  ["6", "MNO"],
  ["7", "PQRS"],
  ["8", "TUV"],
  ["9", "WXYZ"],
  ["*", ""],
  ["0", "+"],
  ["#", ""],
] as const;

/** The keys of a telephone. A long press on 0 types a plus. A long press on another digit can have its own action. */
export function Dialpad(p: {
  readonly onKey: (key: string) => void;
  readonly onHold?: ((key: string) => void) | undefined;
}) {
  const held = (key: string) => {
    if (key === "0") return () => p.onKey("+");
    return p.onHold && key >= "1" && key <= "9" ? () => p.onHold!(key) : undefined;
  };
  return (
    <div class="dialpad">
      <For each={keys}>
        {([key, letters]) => (
          <Tap class="dial-key" role="key" name={key} onTap={() => p.onKey(key)} onHold={held(key)}>
            <span class="dial-digit">{key}</span>
            <span class="dial-letters">{letters}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
/** The typed number with a delete key. A long press on the delete key deletes all digits. */
export function DialNumber(p: {
  readonly value: string;
  readonly eraseName: string;
  readonly onErase: () => void;
  readonly onClear: () => void;
}) {
  return (
    <div class="dial-number" classList={{ long: p.value.length > 13 }}>
      <p>{p.value}</p>
      <Show when={p.value !== ""}>
        <IconButton icon={backspace} name={p.eraseName} onTap={() => p.onErase()} onHold={() => p.onClear()} />
      </Show>
    </div>
  );
}
