/**
 * Overlays: half-sheets with a cross, action sheets with a separate "Cancel" button, dialogs with one or two buttons,
 * and popovers.
 */
import cross from "@material-symbols/svg-400/rounded/close.svg?raw";
import thin from "@material-symbols/svg-400/rounded/arrow_back_ios_new.svg?raw";
import { children, For, Show, type JSX } from "solid-js";
import { useCloseOverlay } from "#ui/kit/close.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { shellText } from "#ui/shell/strings.ts";
import "./sheet.css";

function Scrim(p: { readonly onTap: () => void }) {
  return <Tap class="veil-shade" name={shellText("dismiss")} onTap={() => p.onTap()} />;
}
/** A half-sheet with a cross. `onClose` replaces the default action of the cross, which clears `view.open`. */
export function HalfSheet(p: {
  readonly open: boolean;
  readonly title?: string | undefined;
  readonly back?: boolean | undefined;
  readonly tall?: boolean | undefined;
  readonly onClose?: (() => void) | undefined;
  readonly foot?: JSX.Element;
  readonly children: JSX.Element;
}) {
  const shut = useCloseOverlay();
  const close = () => (p.onClose ? p.onClose() : shut());
  const foot = children(() => p.foot);
  return (
    <Show when={p.open}>
      <div class="veil">
        <Scrim onTap={close} />
        <div class={`half ${p.tall === true ? "tall" : ""}`}>
          <div class="half-head">
            <Tap name={shellText(p.back === true ? "back" : "close")} onTap={close}>
              <Icon of={p.back === true ? thin : cross} />
            </Tap>
            <h2>{p.title}</h2>
          </div>
          <Scroll name="half" class="half-body">
            {p.children}
          </Scroll>
          <Show when={foot()}>
            <div class="half-foot">{foot()}</div>
          </Show>
        </div>
      </div>
    </Show>
  );
}
export interface ActionSheetItem {
  readonly label: string;
  readonly danger?: boolean;
  readonly on?: boolean;
  readonly onTap: () => void;
}
export function ActionSheet(p: {
  readonly open: boolean;
  readonly note?: string | undefined;
  readonly cancel: string;
  readonly items: readonly ActionSheetItem[];
}) {
  const close = useCloseOverlay();
  return (
    <Show when={p.open}>
      <div class="veil">
        <Scrim onTap={close} />
        <div class="picks">
          <Show when={p.note}>
            <p class="picks-note">{p.note}</p>
          </Show>
          <For each={p.items}>
            {(item) => (
              <Tap
                class={`picks-item ${item.danger === true ? "danger" : ""}`}
                role="menuitem"
                name={item.label}
                on={item.on}
                onTap={() => item.onTap()}
              >
                <span>{item.label}</span>
              </Tap>
            )}
          </For>
          <Tap class="picks-cancel" name={p.cancel} onTap={close}>
            {p.cancel}
          </Tap>
        </div>
      </div>
    </Show>
  );
}
/** A centred dialog: a short text or a field, and one or two buttons. */
export function Dialog(p: {
  readonly open: boolean;
  readonly title: string;
  readonly ok: string;
  /** The label of the cancel button. If omitted, `ok` is the only button. */
  readonly cancel?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly onCancel?: (() => void) | undefined;
  readonly onOk: () => void;
  readonly children?: JSX.Element;
}) {
  const shut = useCloseOverlay();
  const close = () => (p.onCancel ? p.onCancel() : shut());
  return (
    <Show when={p.open}>
      <div class="veil mid">
        <Scrim onTap={shut} />
        <div class="plate">
          <div class="plate-body">
            <h2>{p.title}</h2>
            {p.children}
          </div>
          <div class="plate-acts">
            <Show when={p.cancel}>
              {(word) => (
                <Tap name={word()} onTap={close}>
                  {word()}
                </Tap>
              )}
            </Show>
            <Tap class="plate-ok" name={p.ok} disabled={p.disabled} onTap={() => p.onOk()}>
              {p.ok}
            </Tap>
          </div>
        </div>
      </div>
    </Show>
  );
}
/** A menu that opens below the "⊕" button at the right of the bar. */
export function Popover(p: {
  readonly open: boolean;
  readonly items: readonly { readonly label: string; readonly icon: string; readonly onTap: () => void }[];
}) {
  const close = useCloseOverlay();
  return (
    <Show when={p.open}>
      <div class="veil clear">
        <Scrim onTap={close} />
        <div class="popover">
          <For each={p.items}>
            {(item) => (
              <Tap role="menuitem" name={item.label} onTap={() => item.onTap()}>
                <Icon of={item.icon} />
                <span>{item.label}</span>
              </Tap>
            )}
          </For>
        </div>
      </div>
    </Show>
  );
}
