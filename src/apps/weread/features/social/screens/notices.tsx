import { createMemo, For, Show } from "solid-js";
import { whenText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import { Face } from "#ui/kit/social/face.tsx";
import books from "#world/books/index.ts";
import app from "#apps/weread/index.ts";
import { Cell, Cells, Empty, PersonRow } from "#apps/weread/looks/cells.tsx";
import { BarWord, Leaf } from "#apps/weread/looks/frame.tsx";
import { strings } from "#apps/weread/strings.ts";
import { languageOf } from "#apps/weread/world.ts";
import type { News } from "../state.ts";

const words = {
  likeReview: "newsLikeReview",
  likeThought: "newsLikeThought",
  likeRank: "newsLikeRank",
  reply: "newsReply",
  follow: "newsFollow",
  goal: "newsGoal",
  finished: "newsFinished",
  member: "newsMember",
} as const;

export default screen(app, strings, "notices", (p) => {
  const people = queryWorld(books.queries.readers, () => {
    const ids = [...new Set(p.state.news.flatMap(({ by }) => (by === null ? [] : [by])))].slice(0, 60);
    return ids.length === 0 ? null : { ids };
  });
  const names = createMemo(
    () => new Map((people() ?? []).map((one) => [one.id, one.name[languageOf(p.lang)]] as const)),
  );
  const open = (news: News): void => {
    if (news.kind === "goal") p.act.stats();
    else if (news.kind === "member") p.act.membership();
    else if (news.kind === "reply" || news.kind === "likeReview") p.act.myReviews();
    else if (news.book !== null) p.act.openBook({ book: news.book });
    else if (news.by !== null) p.act.openReader({ reader: news.by });
  };
  return (
    <Leaf
      back
      title={p.t("notices")}
      actions={
        <Show when={p.state.news.length > 0}>
          <BarWord label={p.t("clear")} onTap={() => p.act.clear()} />
        </Show>
      }
    >
      <Show when={p.state.news.length > 0} fallback={<Empty text={p.t("noNotices")} />}>
        <Cells>
          <For each={p.state.news}>
            {(news) => (
              <Show
                when={news.by}
                fallback={
                  <Cell
                    title={p.t(words[news.kind], { text: news.text })}
                    note={whenText(news.at, p.os, p.now)}
                    onTap={() => open(news)}
                  />
                }
              >
                {(by) => (
                  <PersonRow
                    face={<Face of={by()} size={40} />}
                    name={`${names().get(by()) ?? ""} ${p.t(words[news.kind], { text: news.text })}`}
                    note={[news.text, whenText(news.at, p.os, p.now)].filter((text) => text !== "").join(" · ")}
                    onTap={() => open(news)}
                  />
                )}
              </Show>
            )}
          </For>
        </Cells>
      </Show>
    </Leaf>
  );
});
