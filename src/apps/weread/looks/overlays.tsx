/** Overlays: a list of actions with a separate "Cancel", a half-sheet, and the dialog with a field. */
import { children, For, type JSX } from "solid-js";
import cross from "@material-symbols/svg-400/outlined/close.svg?raw";
import { useCloseOverlay } from "#ui/kit/close.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { OverlayLayer } from "#ui/kit/social/overlay.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { shellText } from "#ui/shell/strings.ts";
import "./overlays.css";

export interface SheetItem {
  readonly label: string;
  readonly danger?: boolean | undefined;
  readonly on?: boolean | undefined;
  readonly onTap: () => void;
}
export function ActSheet(p: { readonly open: boolean; readonly items: readonly SheetItem[] }) {
  const close = useCloseOverlay();
  return (
    <OverlayLayer open={p.open} at="foot">
      <div class="act-sheet">
        <For each={p.items}>
          {(item) => (
            <Tap
              class={`act-item ${item.danger === true ? "danger" : ""}`}
              role={item.on === undefined ? "menuitem" : "radio"}
              name={item.label}
              on={item.on}
              onTap={() => item.onTap()}
            >
              <span>{item.label}</span>
            </Tap>
          )}
        </For>
        <div class="act-gap" />
        <Tap class="act-item" name={shellText("cancel")} onTap={close}>
          <span>{shellText("cancel")}</span>
        </Tap>
      </div>
    </OverlayLayer>
  );
}
export function HalfSheet(p: {
  readonly open: boolean;
  readonly title: string;
  readonly part?: string | undefined;
  readonly foot?: JSX.Element;
  readonly children: JSX.Element;
}) {
  const close = useCloseOverlay();
  const foot = children(() => p.foot);
  return (
    <OverlayLayer open={p.open} at="foot">
      <div class="foot-sheet">
        <div class="half-head">
          <Tap class="bar-button" name={shellText("close")} onTap={close}>
            <Icon of={cross} />
          </Tap>
          <h2>{p.title}</h2>
        </div>
        <Scroll name={p.part ?? "sheet"} class="foot-sheet-body">
          {p.children}
        </Scroll>
        {foot()}
      </div>
    </OverlayLayer>
  );
}
export function AskBox(p: {
  readonly open: boolean;
  readonly title: string;
  readonly ok: string;
  readonly disabled?: boolean | undefined;
  readonly onOk: () => void;
  readonly children: JSX.Element;
}) {
  const close = useCloseOverlay();
  return (
    <OverlayLayer open={p.open} at="middle">
      <div class="ask-box">
        <h2>{p.title}</h2>
        <div class="ask-body">{p.children}</div>
        <div class="ask-acts">
          <Tap class="ask-act" name={shellText("cancel")} onTap={close}>
            <span>{shellText("cancel")}</span>
          </Tap>
          <Tap class="ask-act ok" name={p.ok} disabled={p.disabled} onTap={() => p.onOk()}>
            <span>{p.ok}</span>
          </Tap>
        </div>
      </div>
    </OverlayLayer>
  );
}
