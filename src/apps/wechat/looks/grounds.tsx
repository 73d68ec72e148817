/** Grounds of a chat to choose from. */
import { Show, type JSX } from "solid-js";
import { Tap } from "../../../ui/kit/tap.tsx";
import { ChooseRing } from "./cells.tsx";
import "./grounds.css";

/** The class of a page, or of a part of one, that has this ground. */
export const groundOf = (of: string): string => `ground-${of}`;
export function Grounds(p: { readonly children: JSX.Element }) {
  return <div class="grounds">{p.children}</div>;
}
export function GroundChoice(p: {
  readonly of: string;
  readonly name: string;
  readonly on: boolean;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="ground-choice" role="radio" name={p.name} on={p.on} onTap={() => p.onTap()}>
      <div class={`ground-face ${groundOf(p.of)}`}>
        <Show when={p.on}>
          <ChooseRing on />
        </Show>
      </div>
      <span>{p.name}</span>
    </Tap>
  );
}
