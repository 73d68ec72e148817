/** The four digits of a face-to-face group, and the people who entered these digits. */
import { For, type JSX } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import { Face } from "./portrait.tsx";
import "./pin.css";

export function PinDigits(p: { readonly digits: string }) {
  return (
    <Tap class="pin-digits" role="text" name={p.digits} value={p.digits}>
      <For each={[0, 1, 2, 3]}>{(n) => <span>{p.digits[n] ?? "·"}</span>}</For>
    </Tap>
  );
}
export function FaceRow(p: { readonly children: JSX.Element }) {
  return <div class="faces-row">{p.children}</div>;
}
export function NamedFace(p: { readonly of: string; readonly name: string }) {
  return (
    <div class="face-cell">
      <Face of={p.of} size={56} />
      <span>{p.name}</span>
    </div>
  );
}
