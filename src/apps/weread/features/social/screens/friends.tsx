import { createMemo, For, Show } from "solid-js";
import { dayKey } from "#state/civil.ts";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import { Face } from "#ui/kit/social/face.tsx";
import books from "#world/books/index.ts";
import app from "#apps/weread/index.ts";
import { minutesText } from "#apps/weread/format.ts";
import { Cell, Cells, PersonRow } from "#apps/weread/looks/cells.tsx";
import { Card, Leaf } from "#apps/weread/looks/frame.tsx";
import { LikeButton } from "#apps/weread/looks/reviews.tsx";
import { strings } from "#apps/weread/strings.ts";
import { periodOf, weekStart } from "../../stats/queries.ts";
import { friendMinutes, toMinutes } from "../queries.ts";

export default screen(app, strings, "friends", (p) => {
  const read = queryWorld(books.queries.friends, () => ({ friend: 1, sort: "week" as const }));
  const week = () => dayKey(weekStart(p.now, p.offsetMin), p.offsetMin);
  const own = () => toMinutes(periodOf(p.state, "week", p.now, p.offsetMin).ms);
  const rows = createMemo(() => {
    const friends = (read()?.rows ?? []).map((reader) => ({
      id: reader.id,
      name: p.lang === "en" ? reader.name.en : reader.name.zh,
      minutes: friendMinutes(reader, p.state.startedAt, p.now, p.offsetMin),
    }));
    const me = p.state.prefs.inRanking ? [{ id: "me", name: p.state.profile.name, minutes: own() }] : [];
    return [...friends, ...me].toSorted((a, b) => b.minutes - a.minutes || (a.id < b.id ? -1 : 1));
  });
  const likes = () => p.state.rankLikedBy.filter((one) => one.week === week()).length;
  return (
    <Leaf back title={p.t("friends")}>
      <Cells note={p.t("rankNote")}>
        <Cell
          title={p.state.profile.name}
          note={p.state.prefs.inRanking ? p.t("yourLikes", { n: likes() }) : p.t("rankHidden")}
          value={minutesText(own() * 60_000, p.lang)}
          onTap={() => p.act.stats()}
        />
      </Cells>
      <Card>
        <For each={rows()}>
          {(row, n) => (
            <PersonRow
              rank={n() + 1}
              face={<Face of={row.id} size={40} />}
              name={row.name}
              note={minutesText(row.minutes * 60_000, p.lang)}
              onTap={row.id === "me" ? undefined : () => p.act.openReader({ reader: row.id })}
              end={
                <Show when={row.id !== "me"}>
                  <LikeButton
                    name={p.t("likeRank", { name: row.name })}
                    count=""
                    on={p.state.rankLikes[row.id]?.week === week()}
                    onTap={() => p.act.like({ reader: row.id })}
                  />
                </Show>
              }
            />
          )}
        </For>
      </Card>
    </Leaf>
  );
});
