/** Round symbols. The user chooses one of them. */
import { For } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./symbol-picker.css";

export function SymbolPicker<T extends string>(p: {
  readonly signs: readonly { readonly id: T; readonly icon: string; readonly label: string; readonly on: boolean }[];
  readonly onPick: (id: T) => void;
}) {
  return (
    <div class="signs">
      <For each={p.signs}>
        {(sign) => (
          <Tap class="sign" role="radio" name={sign.label} on={sign.on} onTap={() => p.onPick(sign.id)}>
            <Icon of={sign.icon} />
          </Tap>
        )}
      </For>
    </div>
  );
}
