/** Sheets at the bottom with a grip, and drawers on both sides. */
import { children, For, Show, type JSX } from "solid-js";
import tick from "@material-symbols/svg-400/outlined/check.svg?raw";
import { useHostScreen } from "#ui/screen-binding.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { dispatch } from "#ui/runtime.ts";
import { shellText } from "#ui/shell/strings.ts";
import "./overlays.css";

export interface SheetItem {
  readonly label: string;
  readonly icon?: string | undefined;
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
/** A sheet with actions. */
export function Sheet(p: {
  readonly open: boolean;
  readonly title?: string | undefined;
  readonly items: readonly SheetItem[];
}) {
  return (
    <Show when={p.open}>
      <div class="veil-layer">
        <Veil />
        <div class="foot-sheet">
          <Scroll name="sheet" class="sheet-list">
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
      </div>
    </Show>
  );
}
/** A sheet in which the user chooses one of several options. */
export function ChoiceSheet(p: {
  readonly open: boolean;
  readonly title: string;
  readonly items: readonly (SheetItem & { readonly on: boolean })[];
}) {
  return (
    <Show when={p.open}>
      <div class="veil-layer">
        <Veil />
        <div class="foot-sheet">
          <Scroll name="sheet" class="sheet-list">
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
      </div>
    </Show>
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
    <Show when={p.open}>
      <TallSheetBody title={p.title} head={p.head} foot={p.foot}>
        {p.children}
      </TallSheetBody>
    </Show>
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
    <div class="veil-layer">
      <Veil />
      <div class="foot-sheet tall">
        <h2 class="sheet-title">{p.title}</h2>
        {head()}
        <Scroll name="sheet" class="sheet-list">
          {p.children}
        </Scroll>
        <Show when={foot()}>
          <div class="sheet-foot">{foot()}</div>
        </Show>
      </div>
    </div>
  );
}
/** A panel that slides in from one side. */
export function Drawer(p: { readonly open: boolean; readonly side: "left" | "right"; readonly children: JSX.Element }) {
  return (
    <Show when={p.open}>
      <div class="veil-layer">
        <Veil />
        <div class={`drawer ${p.side}`}>
          <Scroll name={`${p.side}-drawer`} class="drawer-body">
            {p.children}
          </Scroll>
        </div>
      </div>
    </Show>
  );
}
