/** The small window of a video outside its app (picture-in-picture). The app's own player screen draws its content. */
import close from "@material-symbols/svg-400/rounded/close.svg?raw";
import expand from "@material-symbols/svg-400/rounded/open_in_full.svg?raw";
import pause from "@material-symbols/svg-400/rounded/pause-fill.svg?raw";
import play from "@material-symbols/svg-400/rounded/play_arrow-fill.svg?raw";
import { createMemo, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { langOf } from "#os/format.ts";
import { activeSession, isPlaying, type pipCorners } from "#os/media-session.ts";
import { IconButton } from "../kit/buttons.tsx";
import { Tap } from "../kit/tap.tsx";
import { state } from "../runtime.ts";
import { findScreen } from "../screens.ts";
import { shellText } from "./strings.ts";
import { dispatchOs, titleOf } from "./texts.ts";
import "./small-window.css";

type Corner = (typeof pipCorners)[number];
const sides = { left: "right", right: "left", up: "top", down: "bottom" } as const;
/** Returns the corner to which a swipe moves the window: a swipe changes only one side. */
function moved(corner: Corner, swipe: "left" | "right" | "up" | "down"): Corner {
  const [vertical, horizontal] = corner.split("-") as ["top" | "bottom", "left" | "right"];
  if (swipe === "left" || swipe === "right") return `${vertical}-${swipe}`;
  return `${sides[swipe]}-${horizontal}` as Corner;
}
export function SmallWindow() {
  const pip = createMemo(() => state().view.pip);
  const entry = createMemo(() => state().view.tasks[pip()?.app ?? ""]?.stack.at(-1));
  const found = createMemo(() => {
    const at = entry();
    return at && findScreen(at.app, at.screen, langOf(state().os));
  });
  const session = () => activeSession(state().os);
  return (
    <Show when={pip()}>
      {(it) => (
        <div class={`small-window ${it().corner}`}>
          <div class="small-video" data-app={it().app} inert>
            <Show when={found()} keyed>
              {(def) => (
                <Show when={entry()?.key} keyed>
                  {(key) => <Dynamic component={def.draw} task={it().app} entryKey={key} small />}
                </Show>
              )}
            </Show>
          </div>
          <Tap
            class="small-touch"
            name={`${titleOf(it().app)}, ${session()?.title ?? ""}`}
            onTap={() => dispatchOs("pipExpand")}
            onSwipe={(direction) => dispatchOs("pipMove", { corner: moved(it().corner, direction) })}
          />
          <div class="small-controls">
            <IconButton icon={expand} name={shellText("pipExpand")} onTap={() => dispatchOs("pipExpand")} />
            <IconButton
              icon={isPlaying(session()) ? pause : play}
              name={shellText(isPlaying(session()) ? "mediaPause" : "mediaPlay")}
              onTap={() => dispatchOs("system", { command: "toggleMedia", args: {} })}
            />
            <IconButton icon={close} name={shellText("close")} onTap={() => dispatchOs("pipClose")} />
          </div>
        </div>
      )}
    </Show>
  );
}
