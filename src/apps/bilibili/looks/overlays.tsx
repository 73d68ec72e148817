/** Overlays: sheets at the bottom with a separate "Cancel" button, sheets with any content, small menus. */
import { children, For, Show, type JSX } from "solid-js";
import { useCloseOverlay } from "#ui/kit/close.ts";
import { Scroll } from "#ui/kit/scroll.tsx";
import type { SheetItem } from "#ui/kit/shared/sheet-items.tsx";
import { OverlayLayer } from "#ui/kit/social/overlay.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { shellText } from "#ui/shell/strings.ts";
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
        <Scroll name="acts" class="act-list">
          <Show when={p.title}>
            <p class="act-title">{p.title}</p>
          </Show>
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
              </Tap>
            )}
          </For>
        </Scroll>
        <Tap class="act-item act-cancel" name={shellText("cancel")} onTap={close}>
          <span>{shellText("cancel")}</span>
        </Tap>
      </div>
    </OverlayLayer>
  );
}
/** A sheet with a heading and any content. `foot` does not scroll. */
export function HalfSheet(p: {
  readonly open: boolean;
  readonly title: string;
  readonly action?: JSX.Element;
  readonly foot?: JSX.Element;
  readonly children: JSX.Element;
}) {
  const foot = children(() => p.foot);
  return (
    <OverlayLayer open={p.open} at="foot">
      <div class="foot-sheet">
        <div class="half-head">
          <h2>{p.title}</h2>
          {p.action}
        </div>
        <Scroll name="sheet" class="foot-sheet-body">
          {p.children}
        </Scroll>
        <Show when={foot()}>
          <div class="half-foot">{foot()}</div>
        </Show>
      </div>
    </OverlayLayer>
  );
}
/** The two choices of the coin sheet, drawn as large coins. */
export function CoinChoice(p: {
  readonly label: string;
  readonly coins: number;
  readonly on: boolean;
  readonly disabled: boolean;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="coin-choice" role="radio" name={p.label} on={p.on} disabled={p.disabled} onTap={() => p.onTap()}>
      <svg viewBox="0 0 64 48">
        <circle cx={p.coins === 1 ? 32 : 24} cy="24" r="17" fill="#ffd27a" stroke="#e8a93a" stroke-width="3" />
        <Show when={p.coins === 2}>
          <circle cx="42" cy="24" r="17" fill="#ffd27a" stroke="#e8a93a" stroke-width="3" />
        </Show>
        <path
          d={p.coins === 1 ? "M26 19h12M32 19v12M27 25h10" : "M36 19h12M42 19v12M37 25h10"}
          stroke="#b87a12"
          stroke-width="2.600"
          stroke-linecap="round"
          fill="none"
        />
      </svg>
      <span>{p.label}</span>
    </Tap>
  );
}
