import gavel from "@material-symbols/svg-400/outlined/gavel.svg?raw";
import { For, Show } from "solid-js";
import { momentText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import goods from "#world/goods/index.ts";
import { remainingText, localized, usd } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { KeyValues, EmptyState, Section, Paragraph } from "#apps/ebay/looks/content.tsx";
import { ShopPage } from "#apps/ebay/looks/shop.tsx";
import { BidLine } from "#apps/ebay/looks/bids.tsx";
import { findAuction } from "#apps/ebay/screens/parts/labels.ts";
import { strings } from "#apps/ebay/strings.ts";

export default screen(ebay, strings, "bidHistory", (p) => {
  const found = queryWorld(goods.queries.item, () => ({ id: p.params.item }));
  const auction = () => (found() ? findAuction(p, found()!) : null);
  return (
    <ShopPage shade={p.state.prefs.theme} back title={p.t("bidHistory")}>
      <Show when={auction()}>
        {(it) => (
          <>
            <Paragraph as="title">{localized(found()!.title, p.lang)}</Paragraph>
            <KeyValues
              rows={[
                [p.t("currentPrice"), usd(it().currentCents, p.lang)],
                [p.t("bidders"), String(it().bidders)],
                [p.t("bids"), String(it().bids.length)],
                [p.t("timeLeft"), remainingText(it().endsAt - p.now, p.lang)],
                [p.t("startPrice"), usd(found()!.priceCents, p.lang)],
              ]}
            />
            <Section title={p.t("bids")} line>
              <Show when={it().bids.length > 0} fallback={<EmptyState icon={gavel} title={p.t("noBids")} />}>
                <For each={it().bids.toReversed()}>
                  {(bid) => (
                    <BidLine
                      who={bid.by === null ? p.t("you") : `${bid.by} (${bid.score})`}
                      own={bid.by === null}
                      sum={usd(bid.cents, p.lang)}
                      when={momentText(bid.at, p.os, p.now)}
                    />
                  )}
                </For>
              </Show>
            </Section>
          </>
        )}
      </Show>
    </ShopPage>
  );
});
