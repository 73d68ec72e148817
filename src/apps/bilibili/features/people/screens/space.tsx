import more from "@material-symbols/svg-400/outlined/more_horiz.svg?raw";
import { createMemo, For, Match, Show, Switch } from "solid-js";
import { countText, leastAge } from "#os/social-format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import videos from "#world/videos/index.ts";
import app from "#apps/bilibili/index.ts";
import { agoText } from "#apps/bilibili/format.ts";
import { Cell, Cells, Empty, More, Pill, TickCell } from "#apps/bilibili/looks/cells.tsx";
import { CardRow } from "#apps/bilibili/looks/cards.tsx";
import { BarButton, Leaf } from "#apps/bilibili/looks/frame.tsx";
import { ActSheet, HalfSheet } from "#apps/bilibili/looks/overlays.tsx";
import { SpaceHead } from "#apps/bilibili/looks/space.tsx";
import { TopTabs, WordRow } from "#apps/bilibili/looks/tabs.tsx";
import { LinkLine } from "#apps/bilibili/looks/video.tsx";
import { timeOf, videoCard } from "#apps/bilibili/screens/parts/cards.ts";
import { strings } from "#apps/bilibili/strings.ts";
import { isBlocked, tieWith } from "#apps/bilibili/ties.ts";
import { spaceSorts } from "../screens.ts";
import { specialGroup } from "../state.ts";

const sortWords = { newest: "sort_new", plays: "sort_most", favourites: "sort_saved" } as const;
export default screen(app, strings, "space", (p) => {
  const found = queryWorld(videos.queries.user, () => ({ id: p.params.user }));
  const pages = queryWorldPages(
    videos.queries.by,
    () =>
      p.view.tab === "videos"
        ? { author: p.params.user, age_min: leastAge(p.now, p.state.startedAt), sort: p.view.sort }
        : null,
    () => p.view.pages,
  );
  const series = queryWorld(videos.queries.seriesby, () =>
    p.view.tab === "series" ? { author: p.params.user } : null,
  );
  const room = queryWorld(videos.queries.live, () => (p.state.prefs.teen ? null : { author: p.params.user }));
  const tie = () => tieWith(p.state, p.params.user);
  const blocked = () => isBlocked(p.state, p.params.user);
  const follows = () => p.state.follows[p.params.user];
  const rows = createMemo(() => pages()?.rows ?? []);
  const groups = () =>
    Object.values(p.state.groups).toSorted(
      (a, b) => Number(b.id === specialGroup) - Number(a.id === specialGroup) || a.at - b.at,
    );
  return (
    <Leaf
      back
      part={p.view.tab}
      title={found()?.name ?? ""}
      actions={
        <Show when={found()}>
          <BarButton icon={more} name={p.t("spaceMenu")} onTap={() => p.act.menu()} />
        </Show>
      }
      overlays={
        <>
          <ActSheet
            open={p.view.open === "more"}
            items={[
              ...(follows() ? [{ label: p.t("setGroup"), onTap: () => p.act.groups() }] : []),
              p.state.hiddenAuthors[p.params.user] === undefined
                ? { label: p.t("hideFromFeeds"), onTap: () => p.act.hide() }
                : { label: p.t("showInFeeds"), onTap: () => p.act.show() },
              ...(p.state.followers[p.params.user]
                ? [{ label: p.t("removeFan"), onTap: () => p.act.removeFan() }]
                : []),
              blocked()
                ? { label: p.t("unblock"), onTap: () => p.act.unblock() }
                : { label: p.t("block"), danger: true, onTap: () => p.act.block() },
              { label: p.t("report"), onTap: () => p.act.report() },
            ]}
          />
          <HalfSheet
            open={p.view.open === "groups"}
            title={p.t("setGroup")}
            foot={<Pill wide label={p.t("done")} onTap={() => p.act.saveGroups()} />}
          >
            <Cells>
              <For each={groups()}>
                {(group) => (
                  <TickCell
                    many
                    title={group.name}
                    note={group.id === specialGroup ? p.t("specialNote") : undefined}
                    on={p.view.groups.includes(group.id)}
                    onTap={() => p.act.tickGroup({ group: group.id })}
                  />
                )}
              </For>
            </Cells>
          </HalfSheet>
        </>
      }
    >
      <Show when={found()} fallback={<Show when={found() === null}>{<Empty text={p.t("userGone")} />}</Show>}>
        {(user) => (
          <>
            <SpaceHead
              face={<Face of={user().id} size={72} />}
              name={user().name}
              level={user().level}
              premium={user().vip === "none" ? undefined : p.t("premium")}
              sign={user().sign}
              mark={user().verified?.text}
              info={[`UID ${user().number}`, user().ip].filter((x) => x !== "").join(" · ")}
              counts={[
                {
                  label: p.t("fansWord"),
                  count: countText(user().followers + (follows() ? 1 : 0), p.lang),
                  onTap: () => p.act.openTies({ kind: "fans" }),
                },
                {
                  label: p.t("followsWord"),
                  count: countText(user().following, p.lang),
                  onTap: () => p.act.openTies({ kind: "following" }),
                },
                { label: p.t("likesWord"), count: countText(user().likes, p.lang) },
              ]}
              buttons={
                <>
                  <Show
                    when={follows()}
                    fallback={
                      <Pill
                        wide
                        label={p.t(tie() === "follower" ? "followBack" : "followBtn")}
                        disabled={blocked()}
                        onTap={() => p.act.follow()}
                      />
                    }
                  >
                    <Pill
                      wide
                      kind="grey"
                      label={p.t(tie() === "mutual" ? "mutual" : "following")}
                      onTap={() => p.act.unfollow()}
                    />
                  </Show>
                  <Pill wide kind="line" label={p.t("messageBtn")} onTap={() => p.act.message()} />
                </>
              }
            />
            <Show when={room()?.rows[0]}>
              {(it) => (
                <LinkLine
                  text={p.t("liveNowIn", { title: it().title })}
                  onTap={() => p.act.openRoom({ room: it().id })}
                />
              )}
            </Show>
            <Show when={!blocked()} fallback={<Empty text={p.t("youBlocked")} />}>
              <TopTabs
                part="tabs"
                tabs={[
                  { id: "videos" as const, label: p.t("spaceVideos", { n: user().videos }) },
                  { id: "series" as const, label: p.t("spaceSeries") },
                ]}
                chosen={p.view.tab}
                onPick={(tab) => p.act.showTab({ tab })}
              />
              <Switch>
                <Match when={p.view.tab === "videos"}>
                  <WordRow
                    part="sorts"
                    tabs={spaceSorts.map((id) => ({ id, label: p.t(sortWords[id]) }))}
                    chosen={p.view.sort}
                    onPick={(sort) => p.act.order({ sort })}
                  />
                  <Show when={rows().length > 0 || !pages()} fallback={<Empty text={p.t("noVideos")} />}>
                    <For each={rows()}>
                      {(video) => (
                        <CardRow
                          card={{
                            ...videoCard(video, p),
                            name: agoText(timeOf(p.state, video), p.os, p.now),
                          }}
                          onTap={() => p.act.open({ video: video.id })}
                        />
                      )}
                    </For>
                  </Show>
                  <More when={pages()?.more} label={p.t("loadMore")} onTap={() => p.act.more()} />
                </Match>
                <Match when={p.view.tab === "series"}>
                  <Show when={series()?.rows.length !== 0} fallback={<Empty text={p.t("noSeries")} />}>
                    <Cells>
                      <For each={series()?.rows}>
                        {(one) => (
                          <Cell
                            title={one.title}
                            note={p.t("topicVideos", { n: one.videos.length })}
                            onTap={() => p.act.openSeries({ series: one.id })}
                          />
                        )}
                      </For>
                    </Cells>
                  </Show>
                </Match>
              </Switch>
            </Show>
          </>
        )}
      </Show>
    </Leaf>
  );
});
