/** Round buttons with a label below, for the few main actions of a screen. */
import { Show, type JSX } from "solid-js";
import { Icon } from "./icon.tsx";
import { Tap } from "./tap.tsx";
import "./actions.css";

export function Actions(p: { readonly children: JSX.Element }) {
  return <div class="actions">{p.children}</div>;
}
export function Action(p: {
  readonly icon: string;
  readonly label: string;
  /** Whether to draw no label, because the icon is clear enough. */
  readonly bare?: boolean | undefined;
  readonly kind?: "main" | "go" | "stop" | undefined;
  readonly on?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
  readonly onHold?: (() => void) | undefined;
}) {
  return (
    <Tap
      class={`action ${p.kind ?? ""}`}
      name={p.label}
      on={p.on}
      disabled={p.disabled}
      onTap={() => p.onTap()}
      onHold={p.onHold ? () => p.onHold!() : undefined}
    >
      <div class="action-disc">
        <Icon of={p.icon} />
      </div>
      <Show when={p.bare !== true}>
        <span>{p.label}</span>
      </Show>
    </Tap>
  );
}
