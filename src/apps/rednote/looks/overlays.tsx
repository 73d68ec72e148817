/**
 * Overlays: sheets at the bottom with a separate "Cancel" button, centred dialogs, small menus, the drawer on the left.
 */
import { children, For, Show, type JSX } from "solid-js";
import cross from "@material-symbols/svg-400/outlined/close.svg?raw";
import { useHostScreen } from "#ui/screen-binding.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { dispatch } from "#ui/runtime.ts";
import { shellText } from "#ui/shell/strings.ts";
import { joinName } from "./names.ts";
import "./overlays.css";

export interface SheetItem {
  readonly label: string;
  readonly note?: string | undefined;
  readonly icon?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly on?: boolean | undefined;
  readonly onTap: () => void;
}
/** Returns a function that closes the open overlay of the current screen. */
export function useClose(): () => void {
  const holder = useHostScreen();
  return () => dispatch({ name: "os.view", args: { app: holder.app, patch: { open: null } } });
}
function Veil(p: { readonly clear?: boolean | undefined }) {
  const close = useClose();
  return <Tap class={`veil ${p.clear === true ? "clear" : ""}`} name={shellText("dismiss")} onTap={close} />;
}
export function ActSheet(p: {
  readonly open: boolean;
  readonly title?: string | undefined;
  readonly items: readonly SheetItem[];
}) {
  const close = useClose();
  return (
    <Show when={p.open}>
      <div class="over foot">
        <Veil />
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
      </div>
    </Show>
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
  const close = useClose();
  const foot = children(() => p.foot);
  return (
    <Show when={p.open}>
      <div class="over foot">
        <Veil />
        <div class={`half-sheet ${p.tall === true ? "tall" : ""}`}>
          <div class="half-head">
            <Tap class="bar-sign" name={shellText("close")} onTap={close}>
              <Icon of={cross} />
            </Tap>
            <h2>{p.title}</h2>
            <div class="half-act">{p.action}</div>
          </div>
          <Scroll name={p.part ?? "sheet"} class="half-body">
            {p.children}
          </Scroll>
          {foot()}
        </div>
      </div>
    </Show>
  );
}
/** A row of round buttons with labels, for sharing and other actions. */
export function SignRow(p: {
  readonly part: string;
  readonly items: readonly (SheetItem & { readonly face?: JSX.Element })[];
}) {
  return (
    <Scroll name={p.part} axis="x" class="sign-row">
      <For each={p.items}>
        {(item) => (
          <Tap class="sign-item" role="menuitem" name={item.label} onTap={() => item.onTap()}>
            <div class="sign-face">{item.face ?? <Icon of={item.icon ?? ""} />}</div>
            <span>{item.label}</span>
          </Tap>
        )}
      </For>
    </Scroll>
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
  const close = useClose();
  return (
    <Show when={p.open}>
      <div class="over middle">
        <Veil />
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
      </div>
    </Show>
  );
}
/** A white menu beside the element that the user long-pressed. */
export function HeldMenu(p: { readonly open: boolean; readonly items: readonly SheetItem[] }) {
  return (
    <Show when={p.open}>
      <div class="over">
        <Veil clear />
        <div class="held-list held-menu">
          <For each={p.items}>
            {(item) => (
              <Tap
                class={`held-item ${item.danger === true ? "danger" : ""}`}
                role="menuitem"
                name={item.label}
                onTap={() => item.onTap()}
              >
                <Show when={item.icon}>{(icon) => <Icon of={icon()} size="small" />}</Show>
                <span>{item.label}</span>
              </Tap>
            )}
          </For>
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
