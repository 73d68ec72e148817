/** Buttons: pills, the heart for watching, the stepper for a quantity, and links in text. */
import heart from "@material-symbols/svg-400/outlined/favorite.svg?raw";
import heartOn from "@material-symbols/svg-400/outlined/favorite-fill.svg?raw";
import minus from "@material-symbols/svg-400/outlined/remove.svg?raw";
import plus from "@material-symbols/svg-400/outlined/add.svg?raw";
import { Show, type JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { PriceText } from "./price-text.tsx";
import "./buttons.css";

export function PillButton(p: {
  readonly label: string;
  readonly kind?: "filled" | "outlined" | "plain" | undefined;
  readonly icon?: string | undefined;
  readonly small?: boolean | undefined;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly name?: string | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap
      class={`oval oval-${p.kind ?? "filled"} ${p.small === true ? "slim" : ""} ${p.danger === true ? "grave" : ""}`}
      name={p.name ?? p.label}
      disabled={p.disabled}
      onTap={() => p.onTap()}
    >
      <Show when={p.icon}>{(icon) => <Icon of={icon()} />}</Show>
      <span>
        <PriceText text={p.label} />
      </span>
    </Tap>
  );
}
/** A stack of buttons. If `row` is set, the buttons stand side by side where they have room. */
export function ButtonStack(p: { readonly row?: boolean | undefined; readonly children: JSX.Element }) {
  return (
    <div class="ovals" classList={{ abreast: p.row === true }}>
      {p.children}
    </div>
  );
}
/** The heart in the corner of a picture. It shows whether the listing is watched. */
export function WatchButton(p: { readonly on: boolean; readonly name: string; readonly onTap: () => void }) {
  return (
    <Tap class="heart" role="checkbox" name={p.name} on={p.on} onTap={() => p.onTap()}>
      <Icon of={p.on ? heartOn : heart} />
    </Tap>
  );
}
export function Stepper(p: {
  readonly value: number;
  readonly name: string;
  readonly less: string;
  readonly more: string;
  readonly least?: number | undefined;
  readonly most: number;
  readonly onPick: (value: number) => void;
}) {
  return (
    <div class="stepper">
      <Tap class="stepper-end" name={p.less} disabled={p.value <= (p.least ?? 1)} onTap={() => p.onPick(p.value - 1)}>
        <Icon of={minus} size="small" />
      </Tap>
      <span class="stepper-value" aria-label={`${p.name}: ${p.value}`}>
        {p.value}
      </span>
      <Tap class="stepper-end" name={p.more} disabled={p.value >= p.most} onTap={() => p.onPick(p.value + 1)}>
        <Icon of={plus} size="small" />
      </Tap>
    </div>
  );
}
/** An underlined link. */
export function TextLink(p: {
  readonly label: string;
  readonly name?: string | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="word-link" role="link" name={p.name ?? p.label} onTap={() => p.onTap()}>
      {p.label}
    </Tap>
  );
}
