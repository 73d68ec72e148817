/** Overlays: dialogs with two text buttons, action sheets with a separate "Cancel" button, a dark popover. */
import { children, For, Show, type JSX } from "solid-js";
import { useCloseOverlay } from "#ui/kit/close.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { shellText } from "#ui/shell/strings.ts";
import { crossIcon } from "./glyphs.ts";
import "./overlays.css";

export function Scrim(p: { readonly clear?: boolean | undefined }) {
  const close = useCloseOverlay();
  return <Tap class={`veil ${p.clear === true ? "clear" : ""}`} name={shellText("dismiss")} onTap={close} />;
}
/** A centred dialog: a heading, a text or a field, and two text buttons. */
export function AlertBox(p: {
  readonly open: boolean;
  readonly title: string;
  readonly text?: string | undefined;
  readonly ok: string;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onOk: () => void;
  readonly children?: JSX.Element;
}) {
  const close = useCloseOverlay();
  return (
    <Show when={p.open}>
      <div class="over middle">
        <Scrim />
        <div class="ask-box">
          <h2>{p.title}</h2>
          <Show when={p.text}>
            <p class="ask-text">{p.text}</p>
          </Show>
          <div class="ask-body">{p.children}</div>
          <div class="ask-acts">
            <Tap class="ask-act" name={shellText("cancel")} onTap={close}>
              <span>{shellText("cancel")}</span>
            </Tap>
            <Tap
              class={`ask-act ok ${p.danger === true ? "danger" : ""}`}
              name={p.ok}
              disabled={p.disabled}
              onTap={() => p.onOk()}
            >
              <span>{p.ok}</span>
            </Tap>
          </div>
        </div>
      </div>
    </Show>
  );
}
export interface MenuItem {
  readonly label: string;
  readonly note?: string | undefined;
  readonly icon?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly on?: boolean | undefined;
  readonly onTap: () => void;
}
/** Actions at the bottom of the screen, below each other, with a separate "Cancel" button. */
export function ActionSheet(p: {
  readonly open: boolean;
  readonly title?: string | undefined;
  readonly items: readonly MenuItem[];
}) {
  const close = useCloseOverlay();
  return (
    <Show when={p.open}>
      <div class="over foot">
        <Scrim />
        <div class="action-sheet">
          <Show when={p.title}>
            <p class="action-title">{p.title}</p>
          </Show>
          <For each={p.items}>
            {(item) => (
              <Tap
                class={`action-item ${item.danger === true ? "danger" : ""}`}
                role="menuitem"
                name={item.label}
                on={item.on}
                disabled={item.disabled}
                onTap={() => item.onTap()}
              >
                <span>{item.label}</span>
                <Show when={item.note}>
                  <small>{item.note}</small>
                </Show>
              </Tap>
            )}
          </For>
          <div class="action-gap" />
          <Tap class="action-item" name={shellText("cancel")} onTap={close}>
            <span>{shellText("cancel")}</span>
          </Tap>
        </div>
      </div>
    </Show>
  );
}
/** A dark list with a beak, below the ⊕ button in the bar. */
export function Popover(p: { readonly open: boolean; readonly items: readonly MenuItem[] }) {
  return (
    <Show when={p.open}>
      <div class="over">
        <Scrim clear />
        <div class="popover">
          <For each={p.items}>
            {(item) => (
              <Tap
                class="popover-item"
                role="menuitem"
                name={item.label}
                disabled={item.disabled}
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
/** A white menu beside a long-pressed row (`.menu-anchor`). */
export function RowMenu(p: { readonly open: boolean; readonly items: readonly MenuItem[] }) {
  return (
    <Show when={p.open}>
      <div class="over">
        <Scrim clear />
        <div class="hold-list held-menu">
          <For each={p.items}>
            {(item) => (
              <Tap
                class={`hold-item ${item.danger === true ? "danger" : ""}`}
                role="menuitem"
                name={item.label}
                disabled={item.disabled}
                onTap={() => item.onTap()}
              >
                <span>{item.label}</span>
              </Tap>
            )}
          </For>
        </div>
      </div>
    </Show>
  );
}
/** A panel at the bottom with a close button and a heading, for choices and payments. */
export function HalfSheet(p: {
  readonly open: boolean;
  readonly title: string;
  readonly actions?: JSX.Element;
  readonly foot?: JSX.Element;
  readonly children: JSX.Element;
}) {
  const close = useCloseOverlay();
  const foot = children(() => p.foot);
  return (
    <Show when={p.open}>
      <div class="over foot">
        <Scrim />
        <div class="half-sheet">
          <div class="half-head">
            <Tap class="nav-sign" name={shellText("close")} onTap={close}>
              <Icon of={crossIcon} />
            </Tap>
            <h2>{p.title}</h2>
            <div class="half-acts">{p.actions}</div>
          </div>
          <Scroll name="sheet" class="half-body">
            {p.children}
          </Scroll>
          {foot()}
        </div>
      </div>
    </Show>
  );
}
