/** The white search field at the top of the map, and the chips below the field. */
import pin from "@material-symbols/svg-400/outlined/location_on-fill.svg?raw";
import back from "@material-symbols/svg-400/outlined/arrow_back.svg?raw";
import close from "@material-symbols/svg-400/outlined/close.svg?raw";
import down from "@material-symbols/svg-400/outlined/arrow_drop_down.svg?raw";
import { For, Show, type JSX } from "solid-js";
import { Avatar } from "#ui/kit/avatar.tsx";
import { goBack } from "#ui/kit/close.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./search-pill.css";

export function HomePill(p: {
  readonly text: string;
  readonly owner: string;
  readonly faceName: string;
  readonly onTap: () => void;
  readonly onFace: () => void;
}) {
  return (
    <div class="pill">
      <span class="pill-start mark">
        <Icon of={pin} />
      </span>
      <Tap class="pill-text faded" role="searchbox" name={p.text} onTap={() => p.onTap()}>
        {p.text}
      </Tap>
      <Tap class="pill-end" name={p.faceName} onTap={() => p.onFace()}>
        <Avatar name={p.owner} size="small" />
      </Tap>
    </div>
  );
}
/** A search field with a back button. It shows the search text, or an input for that text. */
export function BackPill(p: {
  readonly text?: string | undefined;
  readonly backName: string;
  readonly closeName?: string | undefined;
  readonly onTap?: (() => void) | undefined;
  readonly onClose?: (() => void) | undefined;
  readonly children?: JSX.Element;
}) {
  return (
    <div class="pill">
      <Tap class="pill-start" name={p.backName} onTap={goBack}>
        <Icon of={back} />
      </Tap>
      <Show when={p.text !== undefined} fallback={p.children}>
        <Tap class="pill-text" role="searchbox" name={p.text!} onTap={() => p.onTap?.()}>
          {p.text}
        </Tap>
      </Show>
      <Show when={p.onClose}>
        <Tap class="pill-end" name={p.closeName!} onTap={() => p.onClose!()}>
          <Icon of={close} />
        </Tap>
      </Show>
    </div>
  );
}
export interface Chip {
  readonly label: string;
  readonly name?: string | undefined;
  readonly icon?: string | undefined;
  readonly on?: boolean | undefined;
  /** Whether the chip opens a list of choices. */
  readonly opens?: boolean | undefined;
  readonly onTap: () => void;
}
export function Chips(p: {
  readonly name: string;
  readonly inside?: boolean | undefined;
  readonly chips: readonly Chip[];
}) {
  return (
    <Scroll name={p.name} axis="x" class={`chip-line ${p.inside === true ? "inside" : ""}`}>
      <For each={p.chips}>
        {(chip) => (
          <Tap class="map-chip" name={chip.name ?? chip.label} on={chip.on} onTap={() => chip.onTap()}>
            <Show when={chip.icon}>{(icon) => <Icon of={icon()} size="small" />}</Show>
            <span>{chip.label}</span>
            <Show when={chip.opens}>
              <Icon of={down} size="small" />
            </Show>
          </Tap>
        )}
      </For>
    </Scroll>
  );
}
