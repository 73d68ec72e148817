/** An episode of a show, with its progress and its buttons. */
import more from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import pause from "@material-symbols/svg-400/rounded/pause_circle-fill.svg?raw";
import play from "@material-symbols/svg-400/rounded/play_circle-fill.svg?raw";
import type { JSX } from "solid-js";
import type { EpisodeBrief } from "#world/music/index.ts";
import { releasedAt } from "../../features/catalogue/queries.ts";
import { dayText, spanText } from "../../format.ts";
import { EpisodeCell } from "../../looks/episode.tsx";
import { IconButton } from "../../looks/frame.tsx";
import type { Host } from "./host.ts";
import { isCurrent, isPlaying } from "./items.ts";
import { usePlayed } from "./played.ts";
import { worldArt } from "./things.ts";

/** Returns the position within an episode, also of the one that plays now. */
export function EpisodeRow(p: {
  readonly host: Host;
  readonly episode: EpisodeBrief;
  readonly withShow?: boolean | undefined;
  readonly tools?: JSX.Element;
  readonly onOpen: () => void;
  readonly onPlay: () => void;
  readonly onMenu: () => void;
}) {
  const played = usePlayed(() => p.host);
  const heard = () => p.host.state.heard[p.episode.id];
  const isNow = () => isCurrent(p.host, p.episode.id);
  const at = () => (isNow() ? played.positionMs() : (heard()?.positionMs ?? 0));
  const isDone = () => heard()?.played === true && !isNow();
  const meta = () => {
    const day = dayText(releasedAt(p.episode, p.host.state.startedAt, p.host.offsetMin), p.host.os, p.host.now);
    const length = isDone()
      ? p.host.t("played")
      : at() > 0
        ? p.host.t("timeLeft", { time: spanText(p.episode.ms - at(), p.host.lang) })
        : spanText(p.episode.ms, p.host.lang);
    return `${day} · ${length}`;
  };
  return (
    <EpisodeCell
      art={p.withShow === true ? worldArt(p.episode.show) : undefined}
      title={p.episode.title}
      show={p.withShow === true ? p.episode.showTitle : undefined}
      about={p.episode.description}
      meta={meta()}
      share={isDone() ? 0 : at() / p.episode.ms}
      played={isDone()}
      onOpen={() => p.onOpen()}
    >
      {p.tools}
      <IconButton icon={more} name={p.host.t("moreFor", { name: p.episode.title })} onTap={() => p.onMenu()} />
      <div class="space" />
      <IconButton
        kind="strong"
        icon={isNow() && isPlaying(p.host) ? pause : play}
        name={`${p.host.t(isNow() && isPlaying(p.host) ? "pause" : "play")}: ${p.episode.title}`}
        onTap={() => p.onPlay()}
      />
    </EpisodeCell>
  );
}
