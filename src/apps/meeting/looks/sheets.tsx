/** Overlays: an action sheet with a separate "Cancel" button, a panel with a title, a centred dialog. */
import close from "@material-symbols/svg-400/rounded/close.svg?raw";
import { For, Show, type JSX } from "solid-js";
import { useCloseOverlay } from "#ui/kit/close.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { shellText } from "#ui/shell/strings.ts";
import "./sheets.css";

const Scrim = (p: { readonly onTap: () => void }) => (
  <Tap class="shade" name={shellText("dismiss")} onTap={() => p.onTap()} />
);
export interface ActionItem {
  readonly label: string;
  readonly note?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly on?: boolean | undefined;
  readonly onTap: () => void;
}
export function ActionSheet(p: {
  readonly open: boolean;
  readonly title?: string | undefined;
  readonly cancel: string;
  readonly items: readonly ActionItem[];
}) {
  const shut = useCloseOverlay();
  return (
    <Show when={p.open}>
      <div class="over low">
        <Scrim onTap={shut} />
        <div class="act-sheet">
          <Show when={p.title}>
            <p class="act-title">{p.title}</p>
          </Show>
          <Scroll name="acts" class="act-list">
            <For each={p.items}>
              {(item) => (
                <Tap
                  class={`act-item ${item.danger === true ? "danger" : ""}`}
                  role="menuitem"
                  name={item.label}
                  on={item.on}
                  onTap={() => item.onTap()}
                >
                  <span>{item.label}</span>
                  <Show when={item.note}>
                    <span class="act-note">{item.note}</span>
                  </Show>
                </Tap>
              )}
            </For>
          </Scroll>
          <Tap class="act-cancel" name={p.cancel} onTap={shut}>
            {p.cancel}
          </Tap>
        </div>
      </div>
    </Show>
  );
}
export function Panel(p: {
  readonly open: boolean;
  readonly title: string;
  readonly end?: JSX.Element;
  readonly children: JSX.Element;
}) {
  const shut = useCloseOverlay();
  return (
    <Show when={p.open}>
      <div class="over low">
        <Scrim onTap={shut} />
        <div class="panel">
          <div class="panel-head">
            <Tap class="panel-close" name={shellText("close")} onTap={shut}>
              <Icon of={close} />
            </Tap>
            <h2>{p.title}</h2>
            <div class="panel-end">{p.end}</div>
          </div>
          <Scroll name="panel" class="panel-body">
            {p.children}
          </Scroll>
        </div>
      </div>
    </Show>
  );
}
/** A dialog with one or two fields and two text buttons. */
export function InputDialog(p: {
  readonly open: boolean;
  readonly title: string;
  readonly note?: string | undefined;
  readonly cancel: string;
  readonly ok: string;
  readonly disabled?: boolean | undefined;
  readonly onOk: () => void;
  readonly children: JSX.Element;
}) {
  const shut = useCloseOverlay();
  return (
    <Show when={p.open}>
      <div class="over mid">
        <Scrim onTap={shut} />
        <div class="ask-box">
          <h2>{p.title}</h2>
          <Show when={p.note}>
            <p class="ask-note">{p.note}</p>
          </Show>
          <div class="ask-fields">{p.children}</div>
          <div class="ask-acts">
            <Tap class="ask-act" name={p.cancel} onTap={shut}>
              {p.cancel}
            </Tap>
            <Tap class="ask-act ok" name={p.ok} disabled={p.disabled} onTap={() => p.onOk()}>
              {p.ok}
            </Tap>
          </div>
        </div>
      </div>
    </Show>
  );
}
