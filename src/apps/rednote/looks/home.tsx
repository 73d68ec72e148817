/** Parts of the home screen: the tab bar, the row of channels, and the editor of the channels. */
import { For, Show, type JSX } from "solid-js";
import cross from "@material-symbols/svg-400/outlined/close.svg?raw";
import plus from "@material-symbols/svg-400/outlined/add.svg?raw";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./home.css";

interface ChannelOption<I extends string> {
  readonly id: I;
  readonly label: string;
}
export function ChannelEditor<I extends string>(p: {
  readonly title: string;
  readonly hint: string;
  readonly others: string;
  readonly mine: readonly ChannelOption<I>[];
  readonly rest: readonly ChannelOption<I>[];
  readonly removeName: (label: string) => string;
  readonly onMove: (id: I) => void;
  readonly onToggle: (id: I) => void;
}) {
  return (
    <div class="channel-editor">
      <h3>
        {p.title} <small>{p.hint}</small>
      </h3>
      <div class="channel-grid">
        <For each={p.mine}>
          {(one) => (
            <div class="channel-cell">
              <Tap class="channel-word" name={one.label} onTap={() => p.onMove(one.id)}>
                <span>{one.label}</span>
              </Tap>
              <Tap class="channel-drop" name={p.removeName(one.label)} onTap={() => p.onToggle(one.id)}>
                <Icon of={cross} size="small" />
              </Tap>
            </div>
          )}
        </For>
      </div>
      <Show when={p.rest.length > 0}>
        <h3>{p.others}</h3>
        <div class="channel-grid">
          <For each={p.rest}>
            {(one) => (
              <Tap class="channel-cell" name={one.label} onTap={() => p.onToggle(one.id)}>
                <Icon of={plus} size="small" />
                <span>{one.label}</span>
              </Tap>
            )}
          </For>
        </div>
      </Show>
    </div>
  );
}
/** The bar of a page, with three tabs in the middle. */
export function TabsBar(p: { readonly start: JSX.Element; readonly end: JSX.Element; readonly children: JSX.Element }) {
  return (
    <div class="tabs-bar">
      {p.start}
      <div class="tabs-bar-middle">{p.children}</div>
      {p.end}
    </div>
  );
}
/** The row of channels. The button at its end opens the editor of the channels. */
export function ChannelBar(p: { readonly edit: JSX.Element; readonly children: JSX.Element }) {
  return (
    <div class="channel-bar">
      <div class="channel-bar-row">{p.children}</div>
      {p.edit}
    </div>
  );
}
