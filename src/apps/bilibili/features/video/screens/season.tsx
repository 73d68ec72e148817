import { createMemo, For, Show } from "solid-js";
import { countText } from "#os/social-format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import videos from "#world/videos/index.ts";
import app from "#apps/bilibili/index.ts";
import { ownerOf } from "#apps/bilibili/ids.ts";
import { Empty, Pill } from "#apps/bilibili/looks/cells.tsx";
import { SeasonGrid } from "#apps/bilibili/looks/cards.tsx";
import { Cover } from "#apps/bilibili/looks/cover.tsx";
import { Leaf } from "#apps/bilibili/looks/frame.tsx";
import { Heading } from "#apps/bilibili/looks/home.tsx";
import { ActSheet } from "#apps/bilibili/looks/overlays.tsx";
import { PartStrip, TitleBlock, VideoTabs } from "#apps/bilibili/looks/video.tsx";
import { seasonCard } from "#apps/bilibili/screens/parts/cards.ts";
import { strings } from "#apps/bilibili/strings.ts";
import { playableOfEpisode, publicOf } from "#apps/bilibili/world.ts";
import { sessionItem } from "../playback.ts";
import { seasonStatuses } from "../state.ts";
import { ItemPlayer } from "./parts/item-player.tsx";
import { DanmakuWriter, PlayerSheets } from "./parts/player-sheets.tsx";

const maxMore = 6;
export default screen(app, strings, "season", (p) => {
  const found = queryWorld(videos.queries.season, () => ({ id: p.params.season }));
  const episode = createMemo(() => {
    const playing = sessionItem(p.os);
    if (playing !== null && ownerOf(playing) === p.params.season) return playing;
    const last = p.state.seen.find(({ of }) => of === p.params.season)?.item;
    return p.params.episode ?? last ?? found()?.episodes[0]?.id ?? "";
  });
  const model = createMemo(() => {
    const season = found();
    const playable = season && playableOfEpisode(season, episode());
    return season && playable ? { season, playable } : undefined;
  });
  const others = queryWorld(videos.queries.shelf, () => {
    const style = found()?.styles[0];
    return style === undefined ? null : { public: publicOf(p.lang), style };
  });
  const tracked = () => p.state.tracked[p.params.season];
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
      when={model()}
      fallback={
        <Leaf back>
          <Show when={found() === null}>
            <Empty text={p.t("noVideo")} />
          </Show>
        </Leaf>
      }
    >
      {(one) => {
        const season = () => one().season;
        const player = () => (
          <ItemPlayer
            host={host}
            playable={one().playable}
            cover={season().cover}
            offsetSeconds={0}
            full={p.view.full}
            small={p.small}
            onMembership={() => p.act.membership()}
          />
        );
        const sheets = () => (
          <>
            <PlayerSheets
              host={host}
              playable={one().playable}
              items={season().episodes.map(({ id, label, title }) => ({ item: id, title: `${label} ${title}`.trim() }))}
            />
            <ActSheet
              open={p.view.open === "status"}
              title={p.t("statusTitle")}
              items={[
                ...seasonStatuses.map((status) => ({
                  label: p.t(`status_${status}`),
                  on: tracked()?.status === status,
                  onTap: () => p.act.setStatus({ status }),
                })),
                { label: p.t("untrack"), danger: true, onTap: () => p.act.untrack() },
              ]}
            />
          </>
        );
        const plays = () => countText(season().plays, p.lang);
        const danmaku = () => countText(season().danmaku, p.lang);
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
                top={
                  <>
                    {player()}
                    <VideoTabs
                      tabs={[]}
                      chosen={null}
                      pill={p.t("sendDanmakuPill")}
                      onPill={() => p.act.writeDanmaku()}
                    />
                  </>
                }
                bottom={
                  <Show when={p.view.open === "danmaku"}>
                    <DanmakuWriter
                      host={host}
                      at={p.field("danmaku")}
                      item={episode()}
                      ready={p.can("sendDanmaku")}
                      onPut={(patch) => p.setView(patch)}
                    />
                  </Show>
                }
                overlays={sheets()}
              >
                <TitleBlock
                  title={season().title}
                  plays={plays()}
                  danmaku={danmaku()}
                  spoken={`${p.t("plays", { n: plays() })}, ${p.t("danmakuCount", { n: danmaku() })}`}
                  date={p.t("seasonFollowers", { n: countText(season().followers + (tracked() ? 1 : 0), p.lang) })}
                  unfolded={p.view.unfolded}
                  foldName={p.t(p.view.unfolded ? "fold" : "unfold")}
                  onFold={() => p.act.unfold()}
                >
                  <p class="title-text">{season().text}</p>
                  <div class="staff-list">
                    <h2>{p.t("staff")}</h2>
                    <For each={season().staff}>
                      {(person) => (
                        <p>
                          {person.role}: {person.name}
                        </p>
                      )}
                    </For>
                  </div>
                </TitleBlock>
                <div class="season-facts">
                  <Cover class="tall" of={season().cover} badge={season().vip ? p.t("members") : undefined} />
                  <div class="season-words">
                    <Show when={season().ratings > 0}>
                      <p>
                        <b>{(season().rating / 10).toFixed(1)}</b>{" "}
                        {p.t("ratings", { n: countText(season().ratings, p.lang) })}
                      </p>
                    </Show>
                    <p>{[season().area, String(season().year), ...season().styles].join(" · ")}</p>
                    <p>
                      {season().weekday === null
                        ? p.t("allEpisodes", { n: season().total })
                        : p.t("newEpisodeOn", { day: p.t(`day_${season().weekday as 0}`) })}
                    </p>
                    <Show when={tracked()} fallback={<Pill label={p.t("trackShow")} onTap={() => p.act.track()} />}>
                      {(it) => <Pill kind="grey" label={p.t(`status_${it().status}`)} onTap={() => p.act.status()} />}
                    </Show>
                  </div>
                </div>
                <PartStrip
                  title={p.t("episodes")}
                  parts={season().episodes.map((part) => ({
                    id: part.id,
                    label: part.label,
                    title: part.title,
                    badge: season().vip && !part.free ? p.t("members") : undefined,
                  }))}
                  chosen={episode()}
                  onPick={(item) => p.act.play({ item })}
                />
                <Heading title={p.t("moreSeasons")} />
                <SeasonGrid
                  seasons={(others()?.rows ?? [])
                    .filter(({ id }) => id !== season().id)
                    .slice(0, maxMore)
                    .map((other) => seasonCard(other, p))}
                  onOpen={(id) => p.act.openSeason({ season: id })}
                />
              </Leaf>
            </Show>
          </Show>
        );
      }}
    </Show>
  );
});
