/** The header of a person's page. */
import { Show } from "solid-js";
import { Face } from "./face.tsx";
import "./person-header.css";

export function PersonHeader(p: { readonly of: string; readonly name: string; readonly note: string }) {
  return (
    <div class="person-head">
      <Face of={p.of} size={72} />
      <p class="person-name">{p.name}</p>
      <Show when={p.note !== ""}>
        <p class="person-note">{p.note}</p>
      </Show>
    </div>
  );
}
