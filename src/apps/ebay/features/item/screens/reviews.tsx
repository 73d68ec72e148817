import chat from "@material-symbols/svg-400/outlined/reviews.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Stars } from "#ui/kit/shared/stars.tsx";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import goods from "#world/goods/index.ts";
import { localized } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { EmptyState, Pills, Paragraph } from "#apps/ebay/looks/content.tsx";
import { PillButton } from "#apps/ebay/looks/buttons.tsx";
import { Opinion } from "#apps/ebay/looks/people.tsx";
import { ShopPage } from "#apps/ebay/looks/shop.tsx";
import { strings } from "#apps/ebay/strings.ts";

const sorts = ["helpful", "newest", "best", "worst"] as const;
const sortTexts = { helpful: "mostHelpful", newest: "newestFirst", best: "bestFirst", worst: "worstFirst" } as const;

export default screen(ebay, strings, "reviews", (p) => {
  const found = queryWorld(goods.queries.item, () => ({ id: p.params.item }));
  const all = queryWorldPages(
    goods.queries.reviews,
    () => ({ item: p.params.item, sort: p.view.sort }),
    () => p.view.pages,
  );
  return (
    <ShopPage shade={p.state.prefs.theme} back title={p.t("reviewsTitle")}>
      <Show when={found()?.stars}>
        {(stars) => (
          <>
            <Paragraph as="huge">{(stars().tenths / 10).toFixed(1)}</Paragraph>
            <Stars tenths={stars().tenths} />
            <Paragraph as="note" tone="dim">
              {p.t("ratings", { n: stars().reviews })}
            </Paragraph>
          </>
        )}
      </Show>
      <Pills
        name="sorts"
        options={sorts.map((id) => ({ id, label: p.t(sortTexts[id]) }))}
        chosen={p.view.sort}
        onPick={(sort) => p.setView({ sort, pages: 1 })}
      />
      <Show
        when={all() === undefined || all()!.total > 0}
        fallback={<EmptyState icon={chat} title={p.t("noReviews")} />}
      >
        <For each={all()?.rows}>
          {(review) => (
            <Opinion
              head={review.by}
              stars={review.stars}
              title={localized(review.title, p.lang)}
              text={localized(review.text, p.lang)}
              note={`${p.t("daysAgo", { n: review.daysAgo })}${review.helpful > 0 ? ` · ${p.t("helpfulCount", { n: review.helpful })}` : ""}`}
            />
          )}
        </For>
        <Show when={all()?.more}>
          <PillButton kind="outlined" label={p.t("showMore")} onTap={() => p.act.more()} />
        </Show>
      </Show>
    </ShopPage>
  );
});
