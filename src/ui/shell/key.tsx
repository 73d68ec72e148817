/** A key of the keyboard, and the row of alternates that a long press opens. */
import { For, Show } from "solid-js";
import { Icon } from "../kit/icon.tsx";
import { Tap } from "../kit/tap.tsx";
import { dispatch, state } from "../runtime.ts";
import { elementAt } from "../scale.ts";
import { touchAt } from "../touch.ts";

const openAlternates = (key: string | null) => dispatch({ name: "os.alternates", args: { key } });

export function Key(p: {
  readonly label: string;
  /** The width relative to the other keys of the row. A letter key has the width 10. */
  readonly size?: number | undefined;
  readonly onTap: () => void;
  readonly name?: string | undefined;
  readonly icon?: string | undefined;
  readonly look?: "side" | "strong" | "space" | "emoji" | undefined;
  readonly on?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** The character that is drawn small in the corner. */
  readonly corner?: string | undefined;
  /** The key's id in `focus.alternates`, which names the key whose alternates are shown. */
  readonly id?: string | undefined;
  readonly alternates?: readonly string[] | undefined;
  readonly onAlternate?: ((text: string) => void) | undefined;
}) {
  const has = () => p.id !== undefined && (p.alternates?.length ?? 0) > 0;
  const open = () => has() && state().view.focus?.alternates === p.id;
  /** Picks the alternate under the finger after a drag that started at the key. */
  const carry = (to: { x: number; y: number }): boolean => {
    if (!open()) openAlternates(p.id!);
    const under = touchAt(elementAt(to), (t) => t.afterHold === true);
    if (under) under.touch.onTap!(to);
    else openAlternates(null);
    return true;
  };
  return (
    <Tap
      class={`key ${p.look ?? ""}`}
      style={{ flex: String(p.size ?? 10) }}
      role="key"
      name={p.name ?? p.label}
      on={p.on}
      disabled={p.disabled}
      onTap={() => p.onTap()}
      onHold={has() ? () => openAlternates(p.id!) : undefined}
      onCarry={has() ? carry : undefined}
    >
      <div class="key-face">
        <Show when={p.icon} fallback={p.label}>
          {(icon) => <Icon of={icon()} />}
        </Show>
        <Show when={p.corner}>
          <span class="key-corner">{p.corner}</span>
        </Show>
      </div>
      <Show when={open()}>
        <div class="alternates">
          <For each={p.alternates}>
            {(text) => (
              <Tap class="alternate" role="key" name={text} afterHold onTap={() => p.onAlternate?.(text)}>
                {text}
              </Tap>
            )}
          </For>
        </div>
      </Show>
    </Tap>
  );
}
