/** A dark page with one picture. The user can zoom the picture and swipe to the next picture. */
import back from "@material-symbols/svg-400/rounded/arrow_back.svg?raw";
import close from "@material-symbols/svg-400/rounded/close.svg?raw";
import { createMemo, Show, type JSX } from "solid-js";
import { sameJson } from "#state/json.ts";
import { useHostScreen } from "../../screen-binding.tsx";
import { dispatch, state } from "../../runtime.ts";
import { layoutSize } from "../../scale.ts";
import { shellText } from "../../shell/strings.ts";
import { IconButton } from "../buttons.tsx";
import { goBack } from "../close.ts";
import { Icon } from "../icon.tsx";
import { Scroll } from "../scroll.tsx";
import { Tap } from "../tap.tsx";
import "./photo-page.css";

export function PhotoPage(p: {
  readonly title?: string | undefined;
  readonly subtitle?: string | undefined;
  readonly back?: "close" | undefined;
  readonly actions?: JSX.Element;
  readonly bottom?: JSX.Element;
  /** Whether the bars are hidden and only the picture is shown. */
  readonly bare?: boolean | undefined;
  readonly overlays?: JSX.Element;
  readonly children: JSX.Element;
}) {
  return (
    <div class="photo-page">
      <div class="photo-dark" data-bars="shaded">
        <div class="photo-body">{p.children}</div>
        <Show when={p.bare !== true}>
          <header class="photo-bar">
            <IconButton
              icon={p.back === "close" ? close : back}
              name={shellText(p.back === "close" ? "close" : "back")}
              onTap={goBack}
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
 * Shows its content as large as the display allows. A double tap zooms into the middle. While zoomed, a drag moves the
 * content.
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
  const holder = useHostScreen();
  const display = createMemo(() => layoutSize(state()), undefined, { equals: sameJson });
  const sized = (factor: number) => {
    const scale = Math.min(display().width / p.size.width, display().height / p.size.height) * factor;
    return { width: p.size.width * scale, height: p.size.height * scale };
  };
  const fit = createMemo(() => sized(p.zoomed ? zoom : 1));
  const doubled = () => {
    const near = sized(zoom);
    const to = (name: string, offset: number) =>
      dispatch({ name: "os.scroll", args: { app: holder.app, entry: holder.key, name, offset: Math.max(0, offset) } });
    if (!p.zoomed) {
      to("zoom-x", Math.round((near.width - display().width) / 2));
      to("zoom-y", Math.round((near.height - display().height) / 2));
    }
    p.onZoom(!p.zoomed);
  };
  const stage = () => (
    <Tap
      class="photo-stage"
      role="image"
      name={p.name}
      style={{
        width: `${Math.max(display().width, fit().width)}px`,
        height: `${Math.max(display().height, fit().height)}px`,
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
/** The acts below a picture, as icons with labels. */
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
