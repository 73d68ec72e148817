import { Show } from "solid-js";
import { isOnline } from "#os/network.ts";
import { countText } from "#os/social-format.ts";
import { minuteMs } from "#state/civil.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import { queryWorld } from "#ui/world.ts";
import videos from "#world/videos/index.ts";
import app from "#apps/bilibili/index.ts";
import { Empty, Pill } from "#apps/bilibili/looks/cells.tsx";
import { WriteBar } from "#apps/bilibili/looks/forms.tsx";
import { Leaf } from "#apps/bilibili/looks/frame.tsx";
import { PlainPlayer } from "#apps/bilibili/looks/player.tsx";
import { LiveChat, LivePlayer } from "#apps/bilibili/looks/live.tsx";
import { ActSheet } from "#apps/bilibili/looks/overlays.tsx";
import { AuthorRow } from "#apps/bilibili/looks/author.tsx";
import { strings } from "#apps/bilibili/strings.ts";
import { playbackOf } from "../../video/playback.ts";
import { liveLines } from "../chat.ts";

export default screen(app, strings, "room", (p) => {
  const found = queryWorld(videos.queries.room, () => ({ id: p.params.room }));
  const playback = () => playbackOf(p.state, p.os, p.now, p.params.room);
  const toggle = () => (playback().loaded ? p.act.toggle({ plays: !playback().plays }) : p.act.start());
  return (
    <Show
      when={found()}
      fallback={
        <Leaf back>
          <Show when={found() === null}>
            <Empty text={p.t("roomGone")} />
          </Show>
        </Leaf>
      }
    >
      {(room) => (
        <Show when={!p.small} fallback={<PlainPlayer picture={room().cover} name={room().title} />}>
          <Leaf
            player
            bare
            end
            top={
              <>
                <LivePlayer
                  picture={room().cover}
                  name={room().title}
                  badge={p.t("liveNow")}
                  plays={playback().plays}
                  toggleName={p.t(playback().plays ? "pauseLive" : "playLive")}
                  note={isOnline(p.os) ? undefined : p.t("liveOffline")}
                  menuName={p.t("roomMenu")}
                  onToggle={toggle}
                  onMenu={() => p.act.menu()}
                />
                <AuthorRow
                  face={<Face of={room().author} size={36} />}
                  name={room().name}
                  note={`${p.t("viewers", { n: countText(room().viewers, p.lang) })} · ${room().area}`}
                  button={
                    <Show
                      when={p.state.follows[room().author]}
                      fallback={<Pill label={p.t("follow")} onTap={() => p.act.follow({ user: room().author })} />}
                    >
                      <Pill
                        kind="grey"
                        label={p.t("following")}
                        onTap={() => p.act.unfollow({ user: room().author })}
                      />
                    </Show>
                  }
                  onTap={() => p.act.openUser({ user: room().author })}
                />
                <p class="board-note">
                  {room().title} · {p.t("roomNumber", { n: room().number })} ·{" "}
                  {p.t("liveTime", { n: room().age + Math.floor((p.now - p.state.startedAt) / minuteMs) })}
                </p>
              </>
            }
            bottom={
              <WriteBar
                at={p.field("line")}
                hint={p.t("liveHint")}
                send={p.t("sendDanmaku")}
                ready={p.can("send")}
                onSend={() => p.act.send()}
              />
            }
            overlays={
              <ActSheet open={p.view.open === "more"} items={[{ label: p.t("report"), onTap: () => p.act.report() }]} />
            }
          >
            <LiveChat welcome={p.t("liveWelcome")} lines={liveLines(p.state, room(), p.now)} />
          </Leaf>
        </Show>
      )}
    </Show>
  );
});
