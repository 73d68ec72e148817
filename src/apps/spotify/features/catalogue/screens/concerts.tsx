import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { queryWorldPages } from "#ui/world.ts";
import music from "#world/music/index.ts";
import { timeText } from "#os/format.ts";
import { dayText } from "#apps/spotify/format.ts";
import { SearchPill } from "#apps/spotify/looks/form.tsx";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { Empty, ItemRow, Pill } from "#apps/spotify/looks/rows.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { Foot } from "#apps/spotify/screens/parts/foot.tsx";
import { worldArt } from "#apps/spotify/screens/parts/things.ts";
import { publicOf } from "#apps/spotify/world.ts";
import { concertTime } from "../queries.ts";

/** Enough pages for all concerts, because the ones that interest the user may be on any page. */
const allPages = 14;
export default screen(app, strings, "concerts", (p) => {
  const q = () => p.view.q.trim();
  const concerts = queryWorldPages(
    music.queries.concerts,
    () => ({ public: publicOf(p.lang), day_min: 0, sort: "soonest" as const, ...(q() === "" ? {} : { q: q() }) }),
    () => (p.view.mine ? allPages : p.view.pages),
  );
  const rows = createMemo(() =>
    (concerts()?.rows ?? []).filter(({ id }) => !p.view.mine || p.state.concerts[id] !== undefined),
  );
  const time = (concert: { readonly day: number; readonly minute: number }) =>
    concertTime(concert, p.state.startedAt, p.offsetMin);
  return (
    <Leaf
      back
      title={p.t("concerts")}
      top={
        <>
          <div class="search-grey">
            <SearchPill inBar at={p.field("q")} name={p.t("searchConcerts")} />
          </div>
          <div class="chips-line">
            <Tap
              class="chip-tap"
              role="checkbox"
              name={p.t("interestedOnly")}
              on={p.view.mine}
              onTap={() => p.act.toggleMine()}
            >
              <span>{p.t("interestedOnly")}</span>
            </Tap>
          </div>
        </>
      }
      bottom={<Foot host={p} />}
    >
      <Show when={concerts() === undefined || rows().length > 0} fallback={<Empty text={p.t("noConcerts")} />}>
        <For each={rows()}>
          {(concert) => (
            <ItemRow
              title={concert.artist.name}
              note={`${dayText(time(concert), p.os, p.now)} ${timeText(time(concert), p.os)} · ${concert.venue}, ${concert.city}`}
              art={worldArt(concert.artist.id)}
              round
              pinned={p.state.concerts[concert.id] !== undefined}
              onTap={() => p.act.openConcert({ concert: concert.id })}
            />
          )}
        </For>
        <Show when={concerts()?.more === true && !p.view.mine}>
          <Pill wide label={p.t("showMore")} onTap={() => p.act.more()} />
        </Show>
      </Show>
    </Leaf>
  );
});
