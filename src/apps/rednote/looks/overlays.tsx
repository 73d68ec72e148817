/**
 * Overlays: sheets at the bottom with a separate "Cancel" button, centred dialogs, small menus.
 */
import { children, For, Show, type JSX } from "solid-js";
import cross from "@material-symbols/svg-400/outlined/close.svg?raw";
import { useCloseOverlay } from "#ui/kit/close.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import type { SheetItem } from "#ui/kit/shared/sheet-items.tsx";
import { OverlayLayer } from "#ui/kit/social/overlay.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { shellText } from "#ui/shell/strings.ts";
import { joinName } from "./names.ts";
import "./overlays.css";

export { HeldMenu, SignRow, type SheetItem } from "#ui/kit/shared/sheet-items.tsx";
export function ActSheet(p: {
  readonly open: boolean;
  readonly title?: string | undefined;
  readonly items: readonly SheetItem[];
}) {
  const close = useCloseOverlay();
  return (
    <OverlayLayer open={p.open} at="foot">
      <div class="act-sheet">
        <Show when={p.title}>
          <p class="act-title">{p.title}</p>
        </Show>
        <For each={p.items}>
          {(item) => (
            <Tap
              class={`act-item ${item.danger === true ? "danger" : ""}`}
              role="menuitem"
              name={joinName(item.label, item.note)}
              on={item.on}
              onTap={() => item.onTap()}
            >
              <span class="act-line">
                <Show when={item.icon}>{(icon) => <Icon of={icon()} />}</Show>
                {item.label}
              </span>
              <Show when={item.note}>
                <small>{item.note}</small>
              </Show>
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
/** A sheet with a heading, a close button and any content. */
export function HalfSheet(p: {
  readonly open: boolean;
  readonly title: string;
  readonly part?: string | undefined;
  readonly action?: JSX.Element;
  readonly foot?: JSX.Element;
  readonly tall?: boolean | undefined;
  readonly children: JSX.Element;
}) {
  const close = useCloseOverlay();
  const foot = children(() => p.foot);
  return (
    <OverlayLayer open={p.open} at="foot">
      <div class={`foot-sheet ${p.tall === true ? "tall" : ""}`}>
        <div class="half-head">
          <Tap class="bar-button" name={shellText("close")} onTap={close}>
            <Icon of={cross} />
          </Tap>
          <h2>{p.title}</h2>
          <div class="half-act">{p.action}</div>
        </div>
        <Scroll name={p.part ?? "sheet"} class="foot-sheet-body">
          {p.children}
        </Scroll>
        <Show when={foot()}>
          <div class="half-foot">{foot()}</div>
        </Show>
      </div>
    </OverlayLayer>
  );
}
/** A centred dialog with a heading, content and two text buttons. */
export function AskBox(p: {
  readonly open: boolean;
  readonly title: string;
  readonly ok: string;
  readonly disabled?: boolean | undefined;
  readonly onOk: () => void;
  readonly children?: JSX.Element;
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
