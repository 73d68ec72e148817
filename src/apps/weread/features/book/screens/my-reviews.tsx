import { createMemo, For, Show } from "solid-js";
import { whenText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import { Tap } from "#ui/kit/tap.tsx";
import books from "#world/books/index.ts";
import app from "#apps/weread/index.ts";
import { Empty, Pill } from "#apps/weread/looks/cells.tsx";
import { Card, Leaf } from "#apps/weread/looks/frame.tsx";
import { ReviewCard } from "#apps/weread/looks/reviews.tsx";
import { useBooks } from "#apps/weread/screens/parts/titles.ts";
import { strings } from "#apps/weread/strings.ts";
import { listReviews } from "../queries.ts";

export default screen(app, strings, "myReviews", (p) => {
  const reviews = createMemo(() => listReviews(p.state));
  const titles = useBooks(() => reviews().map(({ book }) => book));
  const people = queryWorld(books.queries.readers, () => {
    const ids = [...new Set(reviews().flatMap(({ replies }) => replies.map(({ by }) => by)))].slice(0, 60);
    return ids.length === 0 ? null : { ids };
  });
  const nameOf = (id: string): string => {
    const reader = (people() ?? []).find((one) => one.id === id);
    return reader ? (p.lang === "en" ? reader.name.en : reader.name.zh) : "";
  };
  return (
    <Leaf back title={p.t("myReviews")}>
      <Show when={reviews().length > 0} fallback={<Empty text={p.t("noReviews")} />}>
        <For each={reviews()}>
          {(review) => (
            <Card
              title={titles().get(review.book)?.title ?? ""}
              link={p.t("bookPage")}
              onLink={() => p.act.openBook({ book: review.book })}
            >
              <ReviewCard
                by="me"
                name={p.state.profile.name}
                verdict={p.t(`verdict_${review.verdict}`)}
                text={review.text}
                facts={`${whenText(review.at, p.os, p.now)} · ${p.t("likesOf", { n: review.likedBy.length })}`}
                end={
                  <div class="now-open">
                    <Pill
                      label={p.t("editReview")}
                      name={p.t("editReviewOf", { title: titles().get(review.book)?.title ?? "" })}
                      onTap={() => p.act.edit({ book: review.book })}
                    />
                    <Pill
                      kind="grey"
                      label={p.t("deleteReview")}
                      name={p.t("deleteReviewOf", { title: titles().get(review.book)?.title ?? "" })}
                      onTap={() => p.act.remove({ review: review.id })}
                    />
                  </div>
                }
              />
              <For each={review.replies}>
                {(reply) => (
                  <Tap
                    class="review-reply"
                    role="link"
                    name={`${nameOf(reply.by)}: ${reply.text}`}
                    onTap={() => p.act.openReader({ reader: reply.by })}
                  >
                    <b>{nameOf(reply.by)}</b> {reply.text}
                  </Tap>
                )}
              </For>
            </Card>
          )}
        </For>
      </Show>
    </Leaf>
  );
});
