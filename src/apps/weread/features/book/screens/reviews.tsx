import { createMemo, For, Show } from "solid-js";
import { whenText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorldPages } from "#ui/world.ts";
import books from "#world/books/index.ts";
import app from "#apps/weread/index.ts";
import { ChipRow, Empty, MoreButton, Pill } from "#apps/weread/looks/cells.tsx";
import { BarWord, Card, Leaf } from "#apps/weread/looks/frame.tsx";
import { ReviewCard } from "#apps/weread/looks/reviews.tsx";
import { WorldReview } from "#apps/weread/screens/parts/review.tsx";
import { strings } from "#apps/weread/strings.ts";
import { reviewOf } from "../queries.ts";
import { reviewFilters, reviewOrders } from "../screens.ts";

export default screen(app, strings, "reviews", (p) => {
  const found = queryWorldPages(
    books.queries.reviews,
    () => ({
      book: p.params.book,
      ...(p.view.filter === "all" ? {} : { verdict: p.view.filter }),
      ...(p.view.order === "newest" ? { sort: "newest" as const } : {}),
    }),
    () => p.view.pages,
  );
  const own = createMemo(() => reviewOf(p.state, p.params.book));
  return (
    <Leaf
      back
      title={p.t("reviews")}
      part={`${p.view.filter}_${p.view.order}`}
      actions={<BarWord blue label={p.t("writeReview")} onTap={() => p.act.write()} />}
      top={
        <>
          <ChipRow
            part="filters"
            options={reviewFilters.map((id) => ({ id, label: p.t(`reviewFilter_${id}`) }))}
            chosen={p.view.filter}
            onPick={(filter) => p.act.filter({ filter })}
          />
          <ChipRow
            part="orders"
            options={reviewOrders.map((id) => ({ id, label: p.t(`order_${id}`) }))}
            chosen={p.view.order}
            onPick={(order) => p.act.setOrder({ order })}
          />
        </>
      }
    >
      <Show when={own()}>
        {(review) => (
          <Card title={p.t("myReview")}>
            <ReviewCard
              by="me"
              name={p.state.profile.name}
              verdict={p.t(`verdict_${review().verdict}`)}
              text={review().text}
              facts={whenText(review().at, p.os, p.now)}
              end={<Pill kind="grey" label={p.t("deleteReview")} onTap={() => p.act.remove({ review: review().id })} />}
            />
          </Card>
        )}
      </Show>
      <Show when={(found()?.rows.length ?? 0) > 0} fallback={<Empty text={p.t("noReviews")} />}>
        <Card>
          <For each={found()?.rows ?? []}>
            {(review) => (
              <WorldReview
                host={p}
                review={review}
                onLike={(id) => p.act.like({ review: id })}
                onPerson={(id) => p.act.openReader({ reader: id })}
              />
            )}
          </For>
        </Card>
        <Show when={found()?.more}>
          <MoreButton label={p.t("moreReviews")} onTap={() => p.act.moreReviews()} />
        </Show>
      </Show>
    </Leaf>
  );
});
