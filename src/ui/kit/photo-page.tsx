/** One picture on a dark page: looked at, zoomed, turned over to the next; and the frame by which it is cut. */
import back from "@material-symbols/svg-400/rounded/arrow_back.svg?raw";
import close from "@material-symbols/svg-400/rounded/close.svg?raw";
import { createMemo, For, Show, type JSX } from "solid-js";
import type { File } from "../../os/files.ts";
import type { Crop } from "../../world/scenes/ids.ts";
import { usePlace } from "../bind.tsx";
import { dispatch, state } from "../runtime.ts";
import { boxOf } from "../scale.ts";
import { shellText } from "../shell/strings.ts";
import { IconButton } from "./buttons.tsx";
import { Icon } from "./icon.tsx";
import { FilePicture } from "./picture.tsx";
import { Scroll } from "./scroll.tsx";
import { Tap } from "./tap.tsx";

export function PhotoPage(p: {
  readonly title?: string | undefined;
  readonly subtitle?: string | undefined;
  readonly back?: "close" | undefined;
  readonly actions?: JSX.Element;
  readonly bottom?: JSX.Element;
  /** Only the picture: bars are away. */
  readonly bare?: boolean | undefined;
  readonly overlays?: JSX.Element;
  readonly children: JSX.Element;
}) {
  return (
    <div class="photo-page">
      <div class="photo-dark">
        <div class="photo-body">{p.children}</div>
        <Show when={p.bare !== true}>
          <header class="photo-bar">
            <IconButton
              icon={p.back === "close" ? close : back}
              name={shellText(p.back === "close" ? "close" : "back")}
              onTap={() => dispatch({ name: "os.back", args: {} })}
            />
            <div class="bar-text">
              <Show when={p.title}>
                <h1>{p.title}</h1>
              </Show>
              <Show when={p.subtitle}>
                <p>{p.subtitle}</p>
              </Show>
            </div>
            <div class="bar-actions">{p.actions}</div>
          </header>
          <Show when={p.bottom}>
            <footer class="photo-foot">{p.bottom}</footer>
          </Show>
        </Show>
      </div>
      {p.overlays}
    </div>
  );
}
const zoom = 2.4;
/**
 * Something as large as the glass allows; doubled touches bring it nearer, its middle first, where it can be pushed about.
 */
export function PhotoStage(p: {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly zoomed: boolean;
  readonly onTap: () => void;
  readonly onZoom: (zoomed: boolean) => void;
  readonly onSwipe: (direction: "left" | "right" | "up" | "down") => void;
  readonly children: JSX.Element;
}) {
  const place = usePlace();
  const glass = createMemo(() => state().device);
  const sized = (factor: number) => {
    const scale = Math.min(glass().width / p.size.width, glass().height / p.size.height) * factor;
    return { width: p.size.width * scale, height: p.size.height * scale };
  };
  const fit = createMemo(() => sized(p.zoomed ? zoom : 1));
  const doubled = () => {
    const near = sized(zoom);
    const to = (name: string, offset: number) =>
      dispatch({ name: "os.scroll", args: { app: place.app, entry: place.key, name, offset: Math.max(0, offset) } });
    if (!p.zoomed) {
      to("zoom-x", Math.round((near.width - glass().width) / 2));
      to("zoom-y", Math.round((near.height - glass().height) / 2));
    }
    p.onZoom(!p.zoomed);
  };
  const stage = () => (
    <Tap
      class="photo-stage"
      role="image"
      name={p.name}
      style={{
        width: `${Math.max(glass().width, fit().width)}px`,
        height: `${Math.max(glass().height, fit().height)}px`,
      }}
      onTap={() => p.onTap()}
      onDoubleTap={doubled}
      onSwipe={(direction) => p.onSwipe(direction)}
    >
      <div class="photo-fit" style={{ width: `${fit().width}px`, height: `${fit().height}px` }}>
        {p.children}
      </div>
    </Tap>
  );
  return (
    <Show when={p.zoomed} fallback={stage()}>
      <Scroll name="zoom-y" class="photo-zoom">
        <Scroll name="zoom-x" axis="x" class="photo-zoom-x">
          {stage()}
        </Scroll>
      </Scroll>
    </Show>
  );
}
export interface GripName<G extends string> {
  readonly id: G;
  readonly name: string;
}
/** A picture with a frame on it that can be drawn by its grips and carried by its middle. */
export function CropStage<G extends string>(p: {
  /** Already turned; the whole of it. */
  readonly file: File;
  readonly size: { readonly width: number; readonly height: number };
  readonly frame: Crop;
  readonly frameName: string;
  readonly grips: readonly GripName<G>[];
  readonly onGrip: (grip: G, to: { x: number; y: number }) => void;
  readonly onMove: (to: { x: number; y: number }) => void;
}) {
  let stage: HTMLDivElement | undefined;
  const shareOf = (to: { x: number; y: number }) => {
    const box = boxOf(stage!);
    return { x: (to.x - box.left) / box.width, y: (to.y - box.top) / box.height };
  };
  const fit = createMemo(() => {
    const { width, height } = state().device;
    const scale = Math.min((width - 56) / p.size.width, (height - 330) / p.size.height);
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
/** The acts below a picture: icons with a word each. */
export function PhotoActs(p: { readonly children: JSX.Element }) {
  return <div class="photo-acts">{p.children}</div>;
}
export function PhotoAct(p: {
  readonly icon: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="photo-act" name={p.label} disabled={p.disabled} onTap={() => p.onTap()}>
      <Icon of={p.icon} />
      <span>{p.label}</span>
    </Tap>
  );
}
