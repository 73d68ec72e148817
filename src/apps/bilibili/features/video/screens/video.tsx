import { createMemo, Match, Show, Switch } from "solid-js";
import { countText } from "#os/social-format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import { queryWorld } from "#ui/world.ts";
import videos from "#world/videos/index.ts";
import app from "#apps/bilibili/index.ts";
import { me, ownerOf, partItem, partOf } from "#apps/bilibili/ids.ts";
import { Empty } from "#apps/bilibili/looks/cells.tsx";
import { CommentHead, SayBar } from "#apps/bilibili/looks/comments.tsx";
import { WriteBar } from "#apps/bilibili/looks/forms.tsx";
import { Leaf } from "#apps/bilibili/looks/frame.tsx";
import { VideoTabs } from "#apps/bilibili/looks/video.tsx";
import { strings } from "#apps/bilibili/strings.ts";
import { playableOfVideo } from "#apps/bilibili/world.ts";
import { sessionItem } from "../playback.ts";
import { countsOf } from "../queries.ts";
import { CommentList } from "./parts/comment-list.tsx";
import { CommentMenu } from "./parts/comment-menu.tsx";
import { ItemPlayer } from "./parts/item-player.tsx";
import { DanmakuWriter, PlayerSheets } from "./parts/player-sheets.tsx";
import { VideoIntro } from "./parts/video-intro.tsx";
import { VideoSheets } from "./parts/video-sheets.tsx";

export default screen(app, strings, "video", (p) => {
  const found = queryWorld(videos.queries.video, () => ({ id: p.params.video }));
  /** What the player shows: what plays, or else what the user asked for or played last. */
  const item = createMemo(() => {
    const playing = sessionItem(p.os);
    if (playing !== null && ownerOf(playing) === p.params.video) return playing;
    const last = p.state.seen.find(({ of }) => of === p.params.video)?.item;
    return p.params.part === null ? (last ?? partItem(p.params.video, 1)) : partItem(p.params.video, p.params.part);
  });
  const part = () => partOf(item())?.part ?? 1;
  const model = createMemo(() => {
    const video = found();
    const playable = video && playableOfVideo(video, part());
    return video && playable ? { video, playable } : video;
  });
  const ready = () => {
    const one = model();
    return one && "playable" in one ? one : undefined;
  };
  const named = queryWorld(videos.queries.user, () =>
    p.view.to === null || p.view.to === me ? null : { id: p.view.to },
  );
  const hint = () =>
    p.view.to === null
      ? p.t("say")
      : p.t("replyHint", { name: p.view.to === me ? p.state.profile.name : (named()?.name ?? "") });
  const order = () => p.view.order ?? p.state.prefs.commentOrder;
  const host = {
    ...p,
    get state() {
      return p.state;
    },
    get os() {
      return p.os;
    },
    get now() {
      return p.now;
    },
    get view() {
      return p.view;
    },
    leaveFull: () => p.setView({ full: false }),
  };
  return (
    <Show
      when={ready()}
      fallback={
        <Leaf back>
          <Show when={found() === null}>
            <Empty text={p.t("noVideo")} />
          </Show>
        </Leaf>
      }
    >
      {(one) => {
        const player = () => (
          <ItemPlayer
            host={host}
            playable={one().playable}
            cover={one().video.cover}
            offsetSeconds={one()
              .video.parts.slice(0, part() - 1)
              .reduce((sum, { seconds }) => sum + seconds, 0)}
            full={p.view.full}
            small={p.small}
          />
        );
        const total = () => countsOf(p.state, one().video).comments;
        const sheets = () => (
          <>
            <PlayerSheets
              host={host}
              playable={one().playable}
              items={
                one().video.parts.length > 1
                  ? one().video.parts.map(({ title }, n) => ({
                      item: partItem(one().video.id, n + 1),
                      title: p.t("partOf", { n: n + 1, title }),
                    }))
                  : [{ item: partItem(one().video.id, 1), title: one().video.title }]
              }
            />
            <VideoSheets host={p} video={one().video} />
            <CommentMenu host={p} />
          </>
        );
        return (
          <Show when={!p.small} fallback={player()}>
            <Show
              when={!p.view.full}
              fallback={
                <Leaf black bare part="full" overlays={sheets()}>
                  {player()}
                </Leaf>
              }
            >
              <Leaf
                player
                bare
                part={p.view.tab}
                top={
                  <>
                    {player()}
                    <VideoTabs
                      tabs={[
                        { id: "intro" as const, label: p.t("intro") },
                        { id: "comments" as const, label: p.t("commentsTab", { n: countText(total(), p.lang) }) },
                      ]}
                      chosen={p.view.tab}
                      pill={p.t("sendDanmakuPill")}
                      onPick={(tab) => p.act.showTab({ tab })}
                      onPill={() => p.act.writeDanmaku()}
                    />
                  </>
                }
                bottom={
                  <Switch>
                    <Match when={p.view.open === "danmaku"}>
                      <DanmakuWriter
                        host={host}
                        at={p.field("danmaku")}
                        item={item()}
                        ready={p.can("sendDanmaku")}
                        onPut={(patch) => p.setView(patch)}
                      />
                    </Match>
                    <Match when={p.view.open === "write"}>
                      <WriteBar
                        at={p.field("words")}
                        hint={hint()}
                        send={p.t("send")}
                        ready={p.can("send")}
                        onSend={() => p.act.send()}
                      />
                    </Match>
                    <Match when={p.view.tab === "comments"}>
                      <SayBar
                        face={<Face of={me} own={p.state.profile.face} files={p.os.files} size={30} />}
                        text={p.t("say")}
                        onTap={() => p.act.write()}
                      />
                    </Match>
                  </Switch>
                }
                overlays={sheets()}
              >
                <Show
                  when={p.view.tab === "comments"}
                  fallback={<VideoIntro host={p} video={one().video} item={item()} />}
                >
                  <CommentHead
                    title={p.t("allComments", { n: countText(total(), p.lang) })}
                    order={{
                      label: p.t(order() === "hot" ? "sortHot" : "sortNewest"),
                      onTap: () => p.act.order({ order: order() === "hot" ? "newest" : "hot" }),
                    }}
                  />
                  <CommentList
                    host={p}
                    on={one().video.id}
                    ofWorld={one().video.comments > 0}
                    author={one().video.author}
                    order={order()}
                    pages={p.view.pages}
                    onReply={(under, to) => p.act.replyTo({ under, to })}
                    onThread={(comment) => p.act.openThread({ comment })}
                    onMore={() => p.act.moreComments()}
                  />
                </Show>
              </Leaf>
            </Show>
          </Show>
        );
      }}
    </Show>
  );
});
