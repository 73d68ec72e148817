/** Sheets at the bottom with a grip. */
import { children, For, Show, type JSX } from "solid-js";
import tick from "@material-symbols/svg-400/outlined/check.svg?raw";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { OverlayLayer } from "#ui/kit/social/overlay.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./overlays.css";

export interface SheetItem {
  readonly label: string;
  readonly icon?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly onTap: () => void;
}
/** A sheet with actions. */
export function Sheet(p: {
  readonly open: boolean;
  readonly title?: string | undefined;
  readonly items: readonly SheetItem[];
}) {
  return (
    <OverlayLayer open={p.open} at="foot">
      <div class="foot-sheet">
        <Scroll name="sheet" class="foot-sheet-body">
          <Show when={p.title}>
            <h2 class="sheet-title">{p.title}</h2>
          </Show>
          <For each={p.items}>
            {(item) => (
              <Tap
                class={`sheet-item ${item.danger === true ? "danger" : ""}`}
                role="menuitem"
                name={item.label}
                onTap={() => item.onTap()}
              >
                <Show when={item.icon}>{(icon) => <Icon of={icon()} />}</Show>
                <span>{item.label}</span>
              </Tap>
            )}
          </For>
        </Scroll>
      </div>
    </OverlayLayer>
  );
}
/** A sheet in which the user chooses one of several options. */
export function ChoiceSheet(p: {
  readonly open: boolean;
  readonly title: string;
  readonly items: readonly (SheetItem & { readonly on: boolean })[];
}) {
  return (
    <OverlayLayer open={p.open} at="foot">
      <div class="foot-sheet">
        <Scroll name="sheet" class="foot-sheet-body">
          <h2 class="sheet-title">{p.title}</h2>
          <For each={p.items}>
            {(item) => (
              <Tap class="sheet-item" role="radio" name={item.label} on={item.on} onTap={() => item.onTap()}>
                <Show when={item.icon}>{(icon) => <Icon of={icon()} />}</Show>
                <span>{item.label}</span>
                <Show when={item.on}>
                  <Icon of={tick} />
                </Show>
              </Tap>
            )}
          </For>
        </Scroll>
      </div>
    </OverlayLayer>
  );
}
/** A sheet with any content. `head` does not scroll. */
export function TallSheet(p: {
  readonly open: boolean;
  readonly title: string;
  readonly head?: JSX.Element;
  readonly foot?: JSX.Element;
  readonly children: JSX.Element;
}) {
  return (
    <OverlayLayer open={p.open} at="foot">
      <TallSheetBody title={p.title} head={p.head} foot={p.foot}>
        {p.children}
      </TallSheetBody>
    </OverlayLayer>
  );
}
function TallSheetBody(p: {
  readonly title: string;
  readonly head?: JSX.Element;
  readonly foot?: JSX.Element;
  readonly children: JSX.Element;
}) {
  const head = children(() => p.head);
  const foot = children(() => p.foot);
  return (
    <div class="foot-sheet tall">
      <h2 class="sheet-title">{p.title}</h2>
      {head()}
      <Scroll name="sheet" class="foot-sheet-body">
        {p.children}
      </Scroll>
      <Show when={foot()}>
        <div class="sheet-foot">{foot()}</div>
      </Show>
    </div>
  );
}
