import { countText } from "#os/social-format.ts";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import { maxIds } from "#world/define.ts";
import videos from "#world/videos/index.ts";
import { boardId, boardKeys, boardNames } from "#world/videos/words.ts";
import app from "#apps/bilibili/index.ts";
import { CardRow, SeasonRow } from "#apps/bilibili/looks/cards.tsx";
import { Leaf } from "#apps/bilibili/looks/frame.tsx";
import { TopTabs } from "#apps/bilibili/looks/tabs.tsx";
import { seasonCard, videoCard } from "#apps/bilibili/screens/parts/cards.ts";
import { useVideos } from "#apps/bilibili/screens/parts/video-list.ts";
import { strings } from "#apps/bilibili/strings.ts";
import { publicOf } from "#apps/bilibili/world.ts";

export default screen(app, strings, "boards", (p) => {
  const key = () => p.view.board ?? p.params.board;
  const isSeasons = () => key() === "bangumi" || key() === "cinema";
  const board = queryWorld(videos.queries.board, () => ({ id: boardId(publicOf(p.lang), key()) }));
  const places = createMemo(() => board()?.places ?? []);
  const shown = useVideos(() => (isSeasons() ? [] : places().map(({ id }) => id)));
  const seasons = queryWorld(videos.queries.seasons, () =>
    isSeasons() && places().length > 0
      ? {
          ids: places()
            .slice(0, maxIds)
            .map(({ id }) => id),
        }
      : null,
  );
  const placeOf = (id: string): number => places().findIndex((one) => one.id === id) + 1;
  const score = (id: string) =>
    p.t("score", { n: countText(places().find((one) => one.id === id)?.score ?? 0, p.lang) });
  return (
    <Leaf
      back
      part={key()}
      title={p.t("boards")}
      top={
        <TopTabs
          part="boards"
          tabs={boardKeys.map((id) => ({ id, label: boardNames[id]![publicOf(p.lang)] }))}
          chosen={key()}
          onPick={(to) => p.act.showBoard({ board: to })}
        />
      }
    >
      <p class="board-note">{p.t("boardNote")}</p>
      <Show
        when={isSeasons()}
        fallback={
          <For each={shown()}>
            {(video) => (
              <CardRow
                card={videoCard(video, p, score(video.id))}
                rank={placeOf(video.id)}
                rankName={p.t("boardPlace", { n: placeOf(video.id) })}
                onTap={() => p.act.open({ video: video.id })}
              />
            )}
          </For>
        }
      >
        <For each={seasons()}>
          {(season) => (
            <SeasonRow
              season={seasonCard(season, p)}
              rank={placeOf(season.id)}
              lines={[
                p.t("followersCount", { n: countText(season.followers, p.lang) }),
                p.t("plays", { n: countText(season.plays, p.lang) }),
              ]}
              onTap={() => p.act.openSeason({ season: season.id })}
            />
          )}
        </For>
      </Show>
    </Leaf>
  );
});
