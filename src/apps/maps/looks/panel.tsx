/** A panel over a map screen, at the bottom or in the middle, with a title and a close button. */
import close from "@material-symbols/svg-400/outlined/close.svg?raw";
import { children, For, Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./panel.css";

export function Panel(p: {
  readonly open: boolean;
  readonly name: string;
  readonly title: string;
  readonly closeName: string;
  readonly middle?: boolean | undefined;
  readonly foot?: JSX.Element;
  readonly onClose: () => void;
  readonly children: JSX.Element;
}) {
  const foot = children(() => p.foot);
  return (
    <Show when={p.open}>
      <div class="panel-layer" classList={{ middle: p.middle === true }}>
        <Tap class="panel-scrim" name={p.closeName} onTap={() => p.onClose()} />
        <div class="panel">
          <div class="panel-head">
            <h2>{p.title}</h2>
            <Tap class="panel-close" name={p.closeName} onTap={() => p.onClose()}>
              <Icon of={close} />
            </Tap>
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
/** Adds padding at the left and right of fields. */
export function PanelPadding(p: { readonly children: JSX.Element }) {
  return <div class="panel-pad">{p.children}</div>;
}
export interface TileOption<T> {
  readonly id: T;
  readonly label: string;
  readonly icon: string;
  readonly on: boolean;
}
/** Tiles for map types and overlays. */
export function Tiles<T extends string>(p: {
  readonly tiles: readonly TileOption<T>[];
  readonly role: "radio" | "checkbox";
  readonly onPick: (id: T) => void;
}) {
  return (
    <div class="tiles">
      <For each={p.tiles}>
        {(tile) => (
          <Tap class="tile" role={p.role} name={tile.label} on={tile.on} onTap={() => p.onPick(tile.id)}>
            <span class={`tile-picture ${tile.id}`}>
              <Icon of={tile.icon} />
            </span>
            <span>{tile.label}</span>
          </Tap>
        )}
      </For>
    </div>
  );
}
