/** Overlays: sheets with a grip at the bottom, the dialog in the middle, the items of the drawer on the left. */
import { children, For, Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { OverlayLayer } from "#ui/kit/social/overlay.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./overlays.css";

export interface SheetItem {
  readonly label: string;
  readonly icon: string;
  readonly danger?: boolean | undefined;
  readonly onTap: () => void;
}
/** A sheet with any content. */
export function Sheet(p: {
  readonly open: boolean;
  readonly title?: string | undefined;
  readonly note?: string | undefined;
  readonly part?: string | undefined;
  readonly foot?: JSX.Element;
  readonly children: JSX.Element;
}) {
  const foot = children(() => p.foot);
  return (
    <OverlayLayer open={p.open} at="foot">
      <div class="foot-sheet">
        <div class="sheet-grip" />
        <Show when={p.title}>
          <h2 class="sheet-title">{p.title}</h2>
        </Show>
        <Show when={p.note}>
          <p class="sheet-note">{p.note}</p>
        </Show>
        <Scroll name={p.part ?? "sheet"} class="foot-sheet-body">
          {p.children}
        </Scroll>
        {foot()}
      </div>
    </OverlayLayer>
  );
}
export function SheetRow(p: SheetItem) {
  return (
    <Tap
      class={`sheet-item ${p.danger === true ? "danger" : ""}`}
      role="menuitem"
      name={p.label}
      onTap={() => p.onTap()}
    >
      <Icon of={p.icon} />
      <span>{p.label}</span>
    </Tap>
  );
}
/** A sheet with a list of actions. */
export function ActSheet(p: {
  readonly open: boolean;
  readonly part?: string | undefined;
  readonly items: readonly SheetItem[];
}) {
  return (
    <Sheet open={p.open} part={p.part}>
      <For each={p.items}>{(item) => <SheetRow {...item} />}</For>
    </Sheet>
  );
}
/** A sheet with a large heading, a text, and buttons below each other. */
export function AskSheet(p: {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly children: JSX.Element;
}) {
  return (
    <OverlayLayer open={p.open} at="middle">
      <div class="ask">
        <h2>{p.title}</h2>
        <p>{p.text}</p>
        {p.children}
      </div>
    </OverlayLayer>
  );
}
export function DrawerItem(p: {
  readonly icon: string;
  readonly label: string;
  readonly badge?: number | undefined;
  readonly small?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap
      class={`drawer-item ${p.small === true ? "small" : ""}`}
      role="menuitem"
      name={p.label}
      value={p.badge ? String(p.badge) : undefined}
      onTap={() => p.onTap()}
    >
      <Icon of={p.icon} />
      <span>{p.label}</span>
      <Show when={p.badge}>
        <i class="drawer-badge">{p.badge}</i>
      </Show>
    </Tap>
  );
}
