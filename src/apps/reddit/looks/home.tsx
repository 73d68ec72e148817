/** The word mark with its arrow, and the head of the drawer with the account. */
import arrow from "@material-symbols/svg-400/outlined/keyboard_arrow_down.svg?raw";
import type { JSX } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./home.css";

export function WordMark(p: {
  readonly name: string;
  readonly value: string;
  readonly text: string;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="word-mark" name={p.name} value={p.value} onTap={() => p.onTap()}>
      <span>{p.text}</span>
      <Icon of={arrow} size="small" />
    </Tap>
  );
}
export function AccountHead(p: { readonly face: JSX.Element; readonly name: string }) {
  return (
    <div class="account-head">
      {p.face}
      <h2>{p.name}</h2>
    </div>
  );
}
