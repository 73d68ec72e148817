/** A row of small items. Each item has a button that removes it. */
import close from "@material-symbols/svg-400/rounded/close.svg?raw";
import { Show, type JSX } from "solid-js";
import { Icon } from "../icon.tsx";
import { Tap } from "../tap.tsx";
import "./removables.css";

export function Removables(p: { readonly children: JSX.Element }) {
  return <div class="removables">{p.children}</div>;
}
export function Removable(p: {
  readonly label: string;
  readonly icon?: string | undefined;
  /** The accessible name of the button. */
  readonly name: string;
  readonly onTap: () => void;
}) {
  return (
    <div class="removable">
      <Show when={p.icon}>{(icon) => <Icon of={icon()} size="small" />}</Show>
      <span>{p.label}</span>
      <Tap class="removable-cross" name={p.name} onTap={() => p.onTap()}>
        <Icon of={close} size="small" />
      </Tap>
    </div>
  );
}
