/** Overlays: sheets with a grip at the bottom, the dialog in the middle, the drawer on the left. */
import { children, For, Show, type JSX } from "solid-js";
import { useHostScreen } from "#ui/screen-binding.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { dispatch } from "#ui/runtime.ts";
import { shellText } from "#ui/shell/strings.ts";
import "./overlays.css";

export interface SheetItem {
  readonly label: string;
  readonly icon: string;
  readonly danger?: boolean | undefined;
  readonly onTap: () => void;
}
/** Returns a function that closes the open overlay of the current screen. */
export function useClose(): () => void {
  const holder = useHostScreen();
  return () => dispatch({ name: "os.view", args: { app: holder.app, patch: { open: null } } });
}
function Veil() {
  const close = useClose();
  return <Tap class="veil" name={shellText("dismiss")} onTap={close} />;
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
    <Show when={p.open}>
      <div class="over foot">
        <Veil />
        <div class="half-sheet">
          <div class="sheet-grip" />
          <Show when={p.title}>
            <h2 class="sheet-title">{p.title}</h2>
          </Show>
          <Show when={p.note}>
            <p class="sheet-note">{p.note}</p>
          </Show>
          <Scroll name={p.part ?? "sheet"} class="half-body">
            {p.children}
          </Scroll>
          {foot()}
        </div>
      </div>
    </Show>
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
    <Show when={p.open}>
      <div class="over middle">
        <Veil />
        <div class="ask">
          <h2>{p.title}</h2>
          <p>{p.text}</p>
          {p.children}
        </div>
      </div>
    </Show>
  );
}
/** The panel that slides in from the left. */
export function Drawer(p: { readonly open: boolean; readonly children: JSX.Element }) {
  return (
    <Show when={p.open}>
      <div class="over">
        <Veil />
        <div class="drawer">
          <Scroll name="drawer" class="drawer-body">
            {p.children}
          </Scroll>
        </div>
      </div>
    </Show>
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
