/** Displays a verdict in one or two words. */
import { Show } from "solid-js";

export function Badges(props: { of: { readonly success: boolean; readonly goal: boolean; readonly clean: boolean } }) {
  return (
    <span class="badges">
      <Show
        when={props.of.success}
        fallback={<span class={props.of.goal ? "chip warn" : "chip bad"}>{props.of.goal ? "goal" : "failed"}</span>}
      >
        <span class="chip good">success</span>
      </Show>
      <Show when={!props.of.clean}>
        <span class="chip warn">not clean</span>
      </Show>
    </span>
  );
}
