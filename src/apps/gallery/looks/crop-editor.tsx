/** A picture with its crop frame. */
import { createMemo, For } from "solid-js";
import type { File } from "#os/files.ts";
import type { Crop } from "#world/scenes/ids.ts";
import { state } from "#ui/runtime.ts";
import { boxOf, layoutSize } from "#ui/scale.ts";
import { FilePicture } from "#ui/kit/picture.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./crop-editor.css";

export interface HandleName<G extends string> {
  readonly id: G;
  readonly name: string;
}
/** Dragging a handle resizes the frame. Dragging its middle moves the frame. */
export function CropEditor<G extends string>(p: {
  /** The whole picture, already rotated. */
  readonly file: File;
  readonly size: { readonly width: number; readonly height: number };
  readonly frame: Crop;
  readonly frameName: string;
  readonly grips: readonly HandleName<G>[];
  readonly onGrip: (grip: G, to: { x: number; y: number }) => void;
  readonly onMove: (to: { x: number; y: number }) => void;
}) {
  let stage: HTMLDivElement | undefined;
  const shareOf = (to: { x: number; y: number }) => {
    const box = boxOf(stage!);
    return { x: (to.x - box.left) / box.width, y: (to.y - box.top) / box.height };
  };
  const fit = createMemo(() => {
    const { width, height } = layoutSize(state());
    const bars = width > height ? 224 : 330;
    const scale = Math.min((width - 56) / p.size.width, (height - bars) / p.size.height);
    return { width: `${p.size.width * scale}px`, height: `${p.size.height * scale}px` };
  });
  const percent = (n: number): string => `${n * 100}%`;
  return (
    <div class="crop-place">
      <div ref={(el) => (stage = el)} class="crop-stage" style={fit()}>
        <FilePicture file={p.file} fit="contain" silent />
        <Tap
          class="crop-frame"
          role="image"
          name={p.frameName}
          value={[p.frame.x, p.frame.y, p.frame.width, p.frame.height].map((n) => `${Math.round(n * 100)}%`).join(" ")}
          style={{
            left: percent(p.frame.x),
            top: percent(p.frame.y),
            width: percent(p.frame.width),
            height: percent(p.frame.height),
          }}
          onCarry={(to) => {
            p.onMove(shareOf(to));
            return true;
          }}
        >
          <div class="crop-thirds" />
          <For each={p.grips}>
            {(grip) => (
              <Tap
                class={`crop-grip ${grip.id}`}
                role="slider"
                name={grip.name}
                onCarry={(to) => {
                  p.onGrip(grip.id, shareOf(to));
                  return true;
                }}
              />
            )}
          </For>
        </Tap>
      </div>
    </div>
  );
}
