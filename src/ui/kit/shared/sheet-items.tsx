/** The entries of sheets and menus: a row of round buttons, and a menu beside an element. Apps style them. */
import { For, Show, type JSX } from "solid-js";
import { Icon } from "../icon.tsx";
import { Scroll } from "../scroll.tsx";
import { OverlayLayer } from "../social/overlay.tsx";
import { Tap } from "../tap.tsx";

export interface SheetItem {
  readonly label: string;
  readonly note?: string | undefined;
  readonly icon?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly on?: boolean | undefined;
  readonly onTap: () => void;
}
/** A row of round buttons with labels, for sharing and other actions. */
export function SignRow(p: {
  readonly part: string;
  readonly items: readonly (SheetItem & { readonly face?: JSX.Element })[];
}) {
  return (
    <Scroll name={p.part} axis="x" class="sign-row">
      <For each={p.items}>
        {(item) => (
          <Tap class="sign-item" role="menuitem" name={item.label} onTap={() => item.onTap()}>
            <div class="sign-face">{item.face ?? <Icon of={item.icon ?? ""} />}</div>
            <span>{item.label}</span>
          </Tap>
        )}
      </For>
    </Scroll>
  );
}
/** A menu beside the element that the user long-pressed, or beside its ⋮ button. */
export function HeldMenu(p: { readonly open: boolean; readonly items: readonly SheetItem[] }) {
  return (
    <OverlayLayer open={p.open} clear>
      <div class="held-list held-menu">
        <For each={p.items}>
          {(item) => (
            <Tap
              class={`held-item ${item.danger === true ? "danger" : ""}`}
              role="menuitem"
              name={item.label}
              onTap={() => item.onTap()}
            >
              <Show when={item.icon}>{(icon) => <Icon of={icon()} size="small" />}</Show>
              <span>{item.label}</span>
            </Tap>
          )}
        </For>
      </div>
    </OverlayLayer>
  );
}
