/** A panel with filters or options, over the lower part of the page. It has an optional fixed footer. */
import close from "@material-symbols/svg-400/outlined/close.svg?raw";
import down from "@material-symbols/svg-400/outlined/keyboard_arrow_down.svg?raw";
import up from "@material-symbols/svg-400/outlined/keyboard_arrow_up.svg?raw";
import { children, Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./panel.css";

export function Panel(p: {
  readonly open: boolean;
  readonly full?: boolean | undefined;
  readonly name: string;
  readonly title: string;
  readonly closeName: string;
  readonly end?: JSX.Element;
  readonly foot?: JSX.Element;
  readonly onClose: () => void;
  readonly children: JSX.Element;
}) {
  const foot = children(() => p.foot);
  return (
    <Show when={p.open}>
      <div class="panel-layer" classList={{ whole: p.full === true }}>
        <Tap class="panel-scrim" name={p.closeName} onTap={() => p.onClose()} />
        <div class="panel">
          <div class="panel-head">
            <Tap class="panel-close" name={p.closeName} onTap={() => p.onClose()}>
              <Icon of={close} />
            </Tap>
            <h2>{p.title}</h2>
            {p.end}
          </div>
          <Scroll name={p.name} class="panel-body">
            {p.children}
          </Scroll>
          <Show when={foot()}>
            <div class="panel-foot">{foot()}</div>
          </Show>
        </div>
      </div>
    </Show>
  );
}
/** A row with content that expands below the row. */
export function ExpandableRow(p: {
  readonly title: string;
  readonly value: string;
  readonly on: boolean;
  readonly onTap: () => void;
  readonly children: JSX.Element;
}) {
  return (
    <div class="fold">
      <Tap class="fold-head" name={`${p.title}, ${p.value}`} on={p.on} onTap={() => p.onTap()}>
        <div class="fold-words">
          <p class="fold-title">{p.title}</p>
          <p class="fold-value">{p.value}</p>
        </div>
        <Icon of={p.on ? up : down} />
      </Tap>
      <Show when={p.on}>
        <div class="fold-body">{p.children}</div>
      </Show>
    </div>
  );
}
