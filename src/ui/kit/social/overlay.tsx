/** The layer that shows an overlay above a screen. A tap beside the overlay closes it. */
import { Show, type JSX } from "solid-js";
import { shellText } from "../../shell/strings.ts";
import { useCloseOverlay } from "../close.ts";
import { Scroll } from "../scroll.tsx";
import { Tap } from "../tap.tsx";
import "./overlay.css";

export function OverlayLayer(p: {
  readonly open: boolean;
  /** The position of the overlay. Without a value, the overlay sets its own position. */
  readonly at?: "foot" | "middle" | undefined;
  /** Whether the layer does not darken the screen. */
  readonly clear?: boolean | undefined;
  readonly children: JSX.Element;
}) {
  const close = useCloseOverlay();
  return (
    <Show when={p.open}>
      <div class={`over-layer ${p.at ?? ""}`}>
        <Tap class={`over-scrim ${p.clear === true ? "clear" : ""}`} name={shellText("dismiss")} onTap={close} />
        {p.children}
      </div>
    </Show>
  );
}
/** A panel that slides in from one side. `part` is the name of its scroll area. */
export function Drawer(p: {
  readonly open: boolean;
  readonly side?: "left" | "right" | undefined;
  readonly part?: string | undefined;
  readonly children: JSX.Element;
}) {
  return (
    <OverlayLayer open={p.open}>
      <div class={`side-drawer ${p.side ?? "left"}`}>
        <Scroll name={p.part ?? "drawer"} class="drawer-body">
          {p.children}
        </Scroll>
      </div>
    </OverlayLayer>
  );
}
