import add from "@material-symbols/svg-400/rounded/add_circle.svg?raw";
import check from "@material-symbols/svg-400/rounded/check_circle-fill.svg?raw";
import down from "@material-symbols/svg-400/rounded/arrow_circle_down.svg?raw";
import more from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import shareIcon from "@material-symbols/svg-400/rounded/share.svg?raw";
import star from "@material-symbols/svg-400/rounded/star-fill.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { countText } from "#os/social-format.ts";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import music from "#world/music/index.ts";
import { Tap } from "#ui/kit/tap.tsx";
import { sourceOf } from "#apps/spotify/ids.ts";
import { IconButton, Leaf } from "#apps/spotify/looks/frame.tsx";
import { ActRow, BigHead } from "#apps/spotify/looks/head.tsx";
import { HeadLine, Note, Pill, RadioCell } from "#apps/spotify/looks/rows.tsx";
import { Sheet, SheetHead, SheetRows } from "#apps/spotify/looks/sheet.tsx";
import { EpisodeRow } from "#apps/spotify/screens/parts/episode-row.tsx";
import { Foot } from "#apps/spotify/screens/parts/foot.tsx";
import { isShown } from "#apps/spotify/screens/parts/items.ts";
import { playNames, playsSource, pressPlay } from "#apps/spotify/screens/parts/play-state.ts";
import { worldArt } from "#apps/spotify/screens/parts/things.ts";

export default screen(app, strings, "show", (p) => {
  const id = () => p.params.show;
  const show = queryWorld(music.queries.show, () => ({ id: id() }));
  const episodes = queryWorldPages(
    music.queries.aired,
    () => ({ show: id(), sort: p.view.sort }),
    () => p.view.pages,
  );
  const isFollowed = () => p.state.saved[id()] !== undefined;
  const source = () => sourceOf(id());
  const rows = () =>
    (episodes()?.rows ?? []).filter(
      (one) => isShown(p, one) && (!p.view.unplayed || p.state.heard[one.id]?.played !== true),
    );
  const rating = () => p.state.ratings[id()];
  return (
    <Show when={show()} fallback={<Leaf back>{null}</Leaf>}>
      {(found) => (
        <Leaf
          back
          tint={found().colour}
          bottom={<Foot host={p} />}
          overlays={
            <>
              <Sheet
                open={p.view.open === "menu"}
                part="menu"
                head={<SheetHead art={worldArt(id())} title={found().title} note={found().publisher} />}
              >
                <SheetRows
                  items={[
                    isFollowed()
                      ? { icon: check, green: true, label: p.t("unfollow"), onTap: () => p.act.unfollow() }
                      : { icon: add, label: p.t("follow"), onTap: () => p.act.follow() },
                    { icon: star, label: p.t("rateShow"), onTap: () => p.act.rate() },
                    { icon: shareIcon, label: p.t("share"), onTap: () => p.act.share() },
                  ]}
                />
              </Sheet>
              <Sheet open={p.view.open === "rate"} part="rate" title={p.t("rateShow")}>
                <For each={[5, 4, 3, 2, 1] as const}>
                  {(stars) => (
                    <RadioCell
                      title={p.t("stars", { n: stars })}
                      on={rating() === stars}
                      onTap={() => p.act.setRating({ stars })}
                    />
                  )}
                </For>
              </Sheet>
              <Sheet open={p.view.open === "sort"} part="sort" title={p.t("sortBy")}>
                <For each={["newest", "oldest"] as const}>
                  {(sort) => (
                    <RadioCell
                      title={p.t(`episodes_${sort}`)}
                      on={p.view.sort === sort}
                      onTap={() => p.act.sort({ sort })}
                    />
                  )}
                </For>
              </Sheet>
            </>
          }
        >
          <BigHead art={worldArt(id())} title={found().title} facts={found().publisher} />
          <ActRow
            names={playNames(p.t)}
            playing={playsSource(p, source())}
            start={
              <>
                <Pill
                  label={p.t(isFollowed() ? "following" : "follow")}
                  onTap={() => (isFollowed() ? p.act.unfollow() : p.act.follow())}
                />
                <IconButton icon={more} name={p.t("moreFor", { name: found().title })} onTap={() => p.act.menu()} />
              </>
            }
            onPlay={() => pressPlay(p, source())}
          />
          <Note text={found().description} />
          <Tap
            class="rating-line"
            name={p.t("rateShow")}
            value={rating() === undefined ? undefined : String(rating())}
            onTap={() => p.act.rate()}
          >
            <span>
              {`★ ${(found().rating / 10).toFixed(1)} (${countText(found().ratings, p.lang)})`}
              <Show when={rating()}>{(stars) => ` · ${p.t("yourRating", { n: stars() })}`}</Show>
            </span>
          </Tap>
          <HeadLine
            text={p.t("episodes")}
            action={p.t(`episodes_${p.view.sort}`)}
            onAction={() => p.act.chooseSort()}
          />
          <div class="chips-line">
            <Tap
              class="chip-tap"
              role="checkbox"
              name={p.t("unplayedOnly")}
              on={p.view.unplayed}
              onTap={() => p.act.toggleUnplayed()}
            >
              <span>{p.t("unplayedOnly")}</span>
            </Tap>
          </div>
          <For each={rows()}>
            {(episode) => {
              const saved = () => p.state.savedEpisodes[episode.id] !== undefined;
              const kept = () => p.state.kept[episode.id] !== undefined;
              return (
                <EpisodeRow
                  host={p}
                  episode={episode}
                  tools={
                    <>
                      <IconButton
                        kind={saved() ? "green" : undefined}
                        icon={saved() ? check : add}
                        name={`${p.t(saved() ? "removeFromEpisodes" : "addToEpisodes")}: ${episode.title}`}
                        onTap={() => p.act.saveEpisode({ episode: episode.id })}
                      />
                      <IconButton
                        kind={kept() ? "green" : undefined}
                        icon={down}
                        name={`${p.t(kept() ? "removeDownload" : "download")}: ${episode.title}`}
                        onTap={() =>
                          kept() ? p.act.removeDownload({ id: episode.id }) : p.act.download({ id: episode.id })
                        }
                      />
                    </>
                  }
                  onOpen={() => p.act.openEpisode({ episode: episode.id })}
                  onPlay={() =>
                    p.state.queue.aside === null &&
                    p.state.queue.items[p.state.queue.order[p.state.queue.at] ?? -1] === episode.id
                      ? p.act.togglePlay()
                      : p.act.play({ source: source(), item: episode.id })
                  }
                  onMenu={() => p.act.itemMenu({ item: episode.id, playlist: null })}
                />
              );
            }}
          </For>
          <Show when={episodes()?.more}>
            <Pill wide label={p.t("showMore")} onTap={() => p.act.more()} />
          </Show>
        </Leaf>
      )}
    </Show>
  );
});
