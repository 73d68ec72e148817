/** The player of an item, for videos and seasons: its frames by position, the danmaku by time, its controls. */
import { createMemo, Show } from "solid-js";
import { isOnline } from "#os/network.ts";
import type { OsState } from "#os/state.ts";
import { queryWorld } from "#ui/world.ts";
import type { Picture } from "#world/social/pictures.ts";
import videos from "#world/videos/index.ts";
import { plainShots, shotAt } from "#world/videos/shots.ts";
import { lengthText } from "#apps/bilibili/format.ts";
import { ownerOf, partOf } from "#apps/bilibili/ids.ts";
import { PlainPlayer, Player } from "#apps/bilibili/looks/player.tsx";
import type { State } from "#apps/bilibili/state.ts";
import { isMember } from "#apps/bilibili/ties.ts";
import type { Playable } from "#apps/bilibili/world.ts";
import { isDownloaded } from "../../../me/queries.ts";
import { shownDanmaku, type DanmakuLine } from "../../danmaku.ts";
import { playbackOf } from "../../playback.ts";
import { ownDanmaku } from "../../queries.ts";
import type { PlayerHost } from "./player-host.ts";

interface Host extends PlayerHost {
  readonly state: State;
  readonly os: OsState;
  readonly now: number;
}
export function ItemPlayer(p: {
  readonly host: Host;
  readonly playable: Playable;
  readonly cover: Picture;
  /** The seconds of all parts before this one. The frames and danmaku of a video are counted from its first part. */
  readonly offsetSeconds: number;
  readonly full: boolean;
  /** Whether only the frame is drawn, for the small window. */
  readonly small: boolean;
  readonly onMembership?: (() => void) | undefined;
}) {
  const t: PlayerHost["t"] = (key, facts) => p.host.t(key, facts);
  const item = () => p.playable.item;
  const playback = createMemo(() => playbackOf(p.host.state, p.host.os, p.host.now, item()));
  const isVideo = () => partOf(item()) !== null;
  const reel = queryWorld(videos.queries.reel, () => (isVideo() ? { id: ownerOf(item()) } : null));
  const barrage = queryWorld(videos.queries.barrage, () => (isVideo() ? { id: ownerOf(item()) } : null));
  const offsetMs = () => p.offsetSeconds * 1000;
  const shots = createMemo(() => {
    const found = reel();
    return found ? found.shots : plainShots({ cover: p.cover, seconds: p.offsetSeconds + p.playable.seconds });
  });
  const shot = createMemo(() => shotAt(shots(), offsetMs() + playback().ms));
  const lines = createMemo((): DanmakuLine[] => {
    const own = ownDanmaku(p.host.state, item()).map((one) => ({ ...one, own: true, small: one.size === "small" }));
    const others = (barrage()?.lines ?? []).map((line) => ({ ...line, atMs: line.atMs - offsetMs() }));
    return [...others, ...own].toSorted((a, b) => a.atMs - b.atMs);
  });
  const shown = createMemo(() => shownDanmaku(lines(), playback().ms, p.host.state.prefs, p.host.state.mutedWords));
  const isLocked = () => p.playable.members && !isMember(p.host.state, p.host.now);
  const isOffline = () => !isOnline(p.host.os) && !isDownloaded(p.host.state, p.host.now, item());
  const note = () => {
    if (isLocked()) return t("membersEpisode");
    if (isOffline()) return t("offlinePlayer");
    return !playback().loaded && playback().ms > 0
      ? t("continueAt", { at: lengthText(playback().ms / 1000) })
      : undefined;
  };
  const at = () => lengthText(playback().ms / 1000);
  const length = () => lengthText(p.playable.seconds);
  const pictureName = () => t("frame", { text: shot()?.caption || p.playable.title });
  return (
    <Show
      when={!p.small}
      fallback={<PlainPlayer picture={shot()?.picture} name={pictureName()} caption={shot()?.caption} />}
    >
      <Player
        title={p.playable.title}
        picture={shot()?.picture}
        pictureName={pictureName()}
        caption={shot()?.caption ?? ""}
        lines={shown()}
        opacity={p.host.state.prefs.danmakuOpacity}
        size={p.host.state.prefs.danmakuSize}
        full={p.full}
        plays={playback().plays}
        playName={t(playback().plays ? "pause" : "play")}
        onPlay={() => (playback().plays ? p.host.act.pause({ item: item() }) : p.host.act.play({ item: item() }))}
        note={note()}
        noteButton={
          isLocked() && p.onMembership ? { label: t("becomeMember"), onTap: () => p.onMembership!() } : undefined
        }
        position={{
          name: t("position"),
          value: t("positionOf", { at: at(), length: length() }),
          share: p.playable.seconds === 0 ? 0 : Math.min(1, playback().ms / (p.playable.seconds * 1000)),
        }}
        at={at()}
        length={length()}
        onSeek={(share) => p.host.act.seek({ item: item(), ms: Math.round(share * p.playable.seconds) * 1000 })}
        next={
          p.playable.next === null || !playback().loaded
            ? undefined
            : { name: t(isVideo() ? "nextPart" : "nextEpisode"), onTap: () => p.host.act.playNext() }
        }
        danmaku={{
          name: t(p.host.state.prefs.danmaku ? "danmakuOn" : "danmakuOff"),
          on: p.host.state.prefs.danmaku,
          onTap: () => p.host.act.toggleDanmaku(),
        }}
        more={{ name: t("playerMenu"), onTap: () => p.host.act.more() }}
        fill={{
          name: t(p.full ? "leaveFull" : "fullScreen"),
          onTap: () => (p.full ? p.host.leaveFull() : p.host.act.fill()),
        }}
        write={{ name: t("sendDanmakuPill"), onTap: () => p.host.act.writeDanmaku() }}
      />
    </Show>
  );
}
