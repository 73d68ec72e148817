/** Overlays of a page: menus, sheets and dialogs. `view.open` names the open overlay, and back closes it. */
import { children, For, Show, type JSX } from "solid-js";
import { shellText } from "../shell/strings.ts";
import { Button } from "./buttons.tsx";
import { useCloseOverlay } from "./close.ts";
import { Icon } from "./icon.tsx";
import { Scroll } from "./scroll.tsx";
import { Tap } from "./tap.tsx";
import "./overlays.css";

function Scrim(p: { readonly onTap: () => void }) {
  return <Tap class="scrim" name={shellText("dismiss")} onTap={() => p.onTap()} />;
}
export interface MenuItem {
  readonly label: string;
  readonly icon?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly on?: boolean | undefined;
  readonly onTap: () => void;
}
/** A menu of acts below the bar. The edge of an act closes the menu by setting `open` to null. */
export function Menu(p: { readonly open: boolean; readonly items: readonly MenuItem[] }) {
  const close = useCloseOverlay();
  return (
    <Show when={p.open}>
      <div class="overlay menu-layer">
        <Scrim onTap={close} />
        <div class="menu">
          <For each={p.items}>
            {(item) => (
              <Tap
                class={`menu-item ${item.danger === true ? "danger" : ""}`}
                role="menuitem"
                name={item.label}
                disabled={item.disabled}
                on={item.on}
                onTap={() => item.onTap()}
              >
                <Show when={item.icon}>{(icon) => <Icon of={icon()} />}</Show>
                <span>{item.label}</span>
              </Tap>
            )}
          </For>
        </div>
      </div>
    </Show>
  );
}
/** A panel that rises from the bottom. */
export function Sheet(p: {
  readonly open: boolean;
  readonly title?: string | undefined;
  readonly actions?: JSX.Element;
  readonly children: JSX.Element;
}) {
  const close = useCloseOverlay();
  const actions = children(() => p.actions);
  return (
    <Show when={p.open}>
      <div class="overlay sheet-layer">
        <Scrim onTap={close} />
        <div class="sheet">
          <div class="grip" />
          <Show when={p.title}>
            <h2>{p.title}</h2>
          </Show>
          <Scroll name="sheet" class="sheet-body">
            {p.children}
          </Scroll>
          <Show when={actions()}>
            <div class="sheet-actions">{actions()}</div>
          </Show>
        </div>
      </div>
    </Show>
  );
}
/**
 * A centred dialog with a button for an act and a cancel button. Used for forms of one or two fields and for pickers.
 * The OS draws yes-or-no questions.
 */
export function Dialog(p: {
  readonly open: boolean;
  readonly title: string;
  readonly ok: string;
  readonly disabled?: boolean | undefined;
  readonly danger?: boolean | undefined;
  readonly onOk: () => void;
  readonly children: JSX.Element;
}) {
  const close = useCloseOverlay();
  return (
    <Show when={p.open}>
      <div class="overlay dialog-layer">
        <Scrim onTap={close} />
        <div class="dialog">
          <h2>{p.title}</h2>
          <Scroll name="dialog" class="dialog-body">
            {p.children}
          </Scroll>
          <div class="dialog-actions">
            <Button kind="text" label={shellText("cancel")} onTap={close} />
            <Button
              kind={p.danger === true ? "danger" : "text"}
              label={p.ok}
              disabled={p.disabled}
              onTap={() => p.onOk()}
            />
          </div>
        </div>
      </div>
    </Show>
  );
}
