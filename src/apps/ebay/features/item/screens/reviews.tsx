import chat from "@material-symbols/svg-400/outlined/reviews.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Stars } from "../../../../../ui/kit/shared/stars.tsx";
import { world, worldPages } from "../../../../../ui/world.ts";
import goods from "../../../../../world/goods/index.ts";
import { said } from "../../../format.ts";
import ebay from "../../../index.ts";
import { Nothing, Pills, Words } from "../../../looks/facts.tsx";
import { Oval } from "../../../looks/ovals.tsx";
import { Opinion } from "../../../looks/people.tsx";
import { ShopPage } from "../../../looks/shop.tsx";
import { strings } from "../../../strings.ts";

const sorts = ["helpful", "newest", "best", "worst"] as const;
const words = { helpful: "mostHelpful", newest: "newestFirst", best: "bestFirst", worst: "worstFirst" } as const;

export default screen(ebay, strings, "reviews", (p) => {
  const found = world(goods.queries.item, () => ({ id: p.params.item }));
  const all = worldPages(
    goods.queries.reviews,
    () => ({ item: p.params.item, sort: p.view.sort }),
    () => p.view.pages,
  );
  return (
    <ShopPage shade={p.state.prefs.theme} back title={p.t("reviewsTitle")}>
      <Show when={found()?.stars}>
        {(stars) => (
          <>
            <Words as="huge">{(stars().tenths / 10).toFixed(1)}</Words>
            <Stars tenths={stars().tenths} />
            <Words as="note" tone="dim">
              {p.t("ratings", { n: stars().reviews })}
            </Words>
          </>
        )}
      </Show>
      <Pills
        name="sorts"
        options={sorts.map((id) => ({ id, label: p.t(words[id]) }))}
        chosen={p.view.sort}
        onPick={(sort) => p.setView({ sort, pages: 1 })}
      />
      <Show when={all() === undefined || all()!.total > 0} fallback={<Nothing icon={chat} title={p.t("noReviews")} />}>
        <For each={all()?.rows}>
          {(review) => (
            <Opinion
              head={review.by}
              stars={review.stars}
              title={said(review.title, p.lang)}
              text={said(review.text, p.lang)}
              note={`${p.t("daysAgo", { n: review.daysAgo })}${review.helpful > 0 ? ` · ${p.t("helpfulCount", { n: review.helpful })}` : ""}`}
            />
          )}
        </For>
        <Show when={all()?.more}>
          <Oval kind="outlined" label={p.t("showMore")} onTap={() => p.act.more()} />
        </Show>
      </Show>
    </ShopPage>
  );
});
