/** Previews how the other participants will see the owner. */
import { Show } from "solid-js";
import { Portrait } from "#ui/kit/portrait.tsx";
import { Face } from "./face.tsx";
import "./preview.css";

export function Preview(p: {
  readonly of: string;
  readonly name: string;
  readonly camera: boolean;
  readonly ground: string;
  readonly mirrored: boolean;
}) {
  return (
    <div class={`preview ${p.camera ? `lit ground-${p.ground}` : ""}`}>
      <Show when={p.camera} fallback={<Face of={p.of} size={84} />}>
        <div class="preview-video" classList={{ mirrored: p.mirrored }}>
          <Portrait of={p.of} size={170} radius={28} />
        </div>
      </Show>
      <span class="preview-name">{p.name}</span>
    </div>
  );
}
