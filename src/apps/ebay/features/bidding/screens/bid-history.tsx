import gavel from "@material-symbols/svg-400/outlined/gavel.svg?raw";
import { For, Show } from "solid-js";
import { momentText } from "../../../../../os/format.ts";
import { screen } from "../../../../../ui/bind.tsx";
import { world } from "../../../../../ui/world.ts";
import goods from "../../../../../world/goods/index.ts";
import { leftText, said, usd } from "../../../format.ts";
import ebay from "../../../index.ts";
import { KeyValues, Nothing, Part, Words } from "../../../looks/facts.tsx";
import { ShopPage } from "../../../looks/shop.tsx";
import { BidLine } from "../../../looks/bids.tsx";
import { auctionOf } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";

export default screen(ebay, strings, "bidHistory", (p) => {
  const found = world(goods.queries.item, () => ({ id: p.params.item }));
  const auction = () => (found() ? auctionOf(p, found()!) : null);
  return (
    <ShopPage shade={p.state.prefs.theme} back title={p.t("bidHistory")}>
      <Show when={auction()}>
        {(it) => (
          <>
            <Words as="title">{said(found()!.title, p.lang)}</Words>
            <KeyValues
              rows={[
                [p.t("currentPrice"), usd(it().currentCents, p.lang)],
                [p.t("bidders"), String(it().bidders)],
                [p.t("bids"), String(it().bids.length)],
                [p.t("timeLeft"), leftText(it().endsAt - p.now, p.lang)],
                [p.t("startPrice"), usd(found()!.priceCents, p.lang)],
              ]}
            />
            <Part title={p.t("bids")} line>
              <Show when={it().bids.length > 0} fallback={<Nothing icon={gavel} title={p.t("noBids")} />}>
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
            </Part>
          </>
        )}
      </Show>
    </ShopPage>
  );
});
