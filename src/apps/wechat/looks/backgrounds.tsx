/** A list from which the owner chooses a chat's background. */
import { Show, type JSX } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import { CheckRing } from "./cells.tsx";
import "./backgrounds.css";

/** The CSS class of an element with this background. */
export const backgroundClass = (of: string): string => `ground-${of}`;
export function BackgroundGrid(p: { readonly children: JSX.Element }) {
  return <div class="grounds">{p.children}</div>;
}
export function BackgroundChoice(p: {
  readonly of: string;
  readonly name: string;
  readonly on: boolean;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="ground-choice" role="radio" name={p.name} on={p.on} onTap={() => p.onTap()}>
      <div class={`ground-face ${backgroundClass(p.of)}`}>
        <Show when={p.on}>
          <CheckRing on />
        </Show>
      </div>
      <span>{p.name}</span>
    </Tap>
  );
}
