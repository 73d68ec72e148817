/** Overlays: a panel at the bottom with its buttons in a row, and an action sheet with a separate "Cancel" button. */
import { children, For, Show, type JSX } from "solid-js";
import { useCloseOverlay } from "#ui/kit/close.ts";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { shellText } from "#ui/shell/strings.ts";
import "./panel.css";

export function Panel(p: {
  readonly open: boolean;
  readonly title: string;
  readonly ok?: string | undefined;
  readonly onOk?: (() => void) | undefined;
  readonly foot?: JSX.Element;
  readonly children: JSX.Element;
}) {
  const close = useCloseOverlay();
  const foot = children(() => p.foot);
  return (
    <Show when={p.open}>
      <div class="over12">
        <Tap class="over12-shade" name={shellText("dismiss")} onTap={close} />
        <div class="panel12">
          <div class="panel12-head">
            <Tap class="panel12-word" name={shellText("cancel")} onTap={close}>
              {shellText("cancel")}
            </Tap>
            <h2>{p.title}</h2>
            <Show when={p.ok} fallback={<div />}>
              {(ok) => (
                <Tap class="panel12-word blue" name={ok()} onTap={() => p.onOk?.()}>
                  {ok()}
                </Tap>
              )}
            </Show>
          </div>
          <Scroll name="panel" class="panel12-body">
            {p.children}
          </Scroll>
          <Show when={foot()}>
            <div class="panel12-foot">{foot()}</div>
          </Show>
        </div>
      </div>
    </Show>
  );
}
export function ActionSheet(p: {
  readonly open: boolean;
  readonly title: string;
  readonly items: readonly {
    readonly label: string;
    readonly note?: string | undefined;
    readonly disabled?: boolean;
    readonly onTap: () => void;
  }[];
}) {
  const close = useCloseOverlay();
  return (
    <Show when={p.open}>
      <div class="over12">
        <Tap class="over12-shade" name={shellText("dismiss")} onTap={close} />
        <div class="choices12">
          <p class="choices12-title">{p.title}</p>
          <For each={p.items}>
            {(item) => (
              <Tap
                class="choices12-item"
                role="menuitem"
                name={item.label}
                disabled={item.disabled}
                onTap={() => item.onTap()}
              >
                <span>{item.label}</span>
                <Show when={item.note}>
                  <span class="choices12-note">{item.note}</span>
                </Show>
              </Tap>
            )}
          </For>
          <Tap class="choices12-cancel" name={shellText("cancel")} onTap={close}>
            {shellText("cancel")}
          </Tap>
        </div>
      </div>
    </Show>
  );
}
