/** The card of the media session in the shade and on the lock screen: picture, title, position and controls. */
import next from "@material-symbols/svg-400/rounded/skip_next-fill.svg?raw";
import pause from "@material-symbols/svg-400/rounded/pause-fill.svg?raw";
import play from "@material-symbols/svg-400/rounded/play_arrow-fill.svg?raw";
import previous from "@material-symbols/svg-400/rounded/skip_previous-fill.svg?raw";
import { createMemo, Show } from "solid-js";
import { durationText } from "#os/format.ts";
import { activeSession, isPlaying, positionAt, type MediaSession } from "#os/media-session.ts";
import { recordUrl } from "#world/url.ts";
import { AppIcon } from "../kit/app-icon.tsx";
import { IconButton } from "../kit/buttons.tsx";
import { Slider } from "../kit/rows.tsx";
import { Tap } from "../kit/tap.tsx";
import { state } from "../runtime.ts";
import { deferredPart } from "./deferred-part.tsx";
import { shellText } from "./strings.ts";
import { dispatchOs, titleOf } from "./texts.ts";
import "./media-card.css";

const ComposedCover = deferredPart(async () => (await import("./composed-cover.tsx")).ComposedCover);

export function MediaCard() {
  const session = createMemo(() => activeSession(state().os));
  const app = () => state().os.media?.active ?? "";
  return (
    <Show when={session()}>
      {(it) => (
        <div class="media-card">
          <Tap
            class="media-head"
            name={`${titleOf(app())}, ${it().title}`}
            onTap={() => dispatchOs("mediaOpen")}
            onSwipe={(direction) => {
              if (direction !== "left" && direction !== "right") return false;
              dispatchOs("mediaDismiss");
            }}
          >
            <MediaArt of={it()} app={app()} />
            <div class="row-text">
              <p class="media-app">{titleOf(app())}</p>
              <p class="media-title">{it().title}</p>
              <p class="media-sub">{it().subtitle}</p>
            </div>
          </Tap>
          <Show when={it().lengthMs}>{(lengthMs) => <Position of={it()} lengthMs={lengthMs()} />}</Show>
          <div class="media-controls">
            <IconButton
              icon={previous}
              name={shellText("mediaPrevious")}
              disabled={!it().skips.previous}
              onTap={() => dispatchOs("mediaSkip", { to: "previous" })}
            />
            <IconButton
              icon={isPlaying(it()) ? pause : play}
              name={shellText(isPlaying(it()) ? "mediaPause" : "mediaPlay")}
              onTap={() => dispatchOs("system", { command: "toggleMedia", args: {} })}
            />
            <IconButton
              icon={next}
              name={shellText("mediaNext")}
              disabled={!it().skips.next}
              onTap={() => dispatchOs("mediaSkip", { to: "next" })}
            />
          </div>
        </div>
      )}
    </Show>
  );
}
function Position(p: { readonly of: MediaSession; readonly lengthMs: number }) {
  const at = () => positionAt(p.of, state().clock.nowMs);
  return (
    <div class="media-position">
      <span>{durationText(at())}</span>
      <Slider
        name={shellText("mediaPosition")}
        value={at()}
        max={p.lengthMs}
        text={durationText(at())}
        onPick={(positionMs) => dispatchOs("mediaSeek", { positionMs })}
      />
      <span>{durationText(p.lengthMs)}</span>
    </div>
  );
}
function MediaArt(p: { readonly of: MediaSession; readonly app: string }) {
  return (
    <Show when={p.of.art} fallback={<AppIcon app={p.app} />}>
      {(art) => (
        // The records of this dataset have no picture of their own.
        <Show when={art().dataset !== "videos"} fallback={<ComposedCover />}>
          <img class="media-art" src={recordUrl(art().dataset, art().query, art().id)} alt="" decoding="sync" />
        </Show>
      )}
    </Show>
  );
}
