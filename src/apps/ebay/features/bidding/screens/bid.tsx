import { For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { world } from "../../../../../ui/world.ts";
import { incrementOf } from "../../../../../world/goods/auctions.ts";
import goods from "../../../../../world/goods/index.ts";
import { approx, leftText, said, usd } from "../../../format.ts";
import ebay from "../../../index.ts";
import { BigSum } from "../../../looks/form.tsx";
import { Notice, Part, Sums, Words } from "../../../looks/facts.tsx";
import { LotLine } from "../../../looks/lots.tsx";
import { Oval, Ovals } from "../../../looks/ovals.tsx";
import { ShopPage, StickyActs } from "../../../looks/shop.tsx";
import { countryOf, sendings } from "../../../lots.ts";
import { auctionOf, postageOf } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";

export default screen(ebay, strings, "bid", (p) => {
  const found = world(goods.queries.item, () => ({ id: p.params.item }));
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back="close"
      title={p.t("placeBid")}
      bottom={
        <StickyActs>
          <Oval label={p.t("reviewBid")} disabled={!p.can("place")} onTap={() => p.act.place()} />
        </StickyActs>
      }
    >
      <Show
        when={found()?.auction ? found() : undefined}
        fallback={
          <Show when={found() !== undefined}>
            <Notice text={p.t("no-auction")} />
          </Show>
        }
      >
        {(item) => {
          const auction = () => auctionOf(p, item())!;
          const own = () => p.state.bids[item().id]?.own.at(-1)?.maxCents;
          const least = () => (auction().leader === "own" ? (own() ?? 0) + 1 : auction().nextCents);
          const quick = () => {
            const step = incrementOf(least());
            return [least(), least() + 2 * step, least() + 5 * step];
          };
          const way = () => sendings(item(), countryOf(p.state))[0];
          return (
            <>
              <LotLine
                picture={item().pictures[0]}
                title={said(item().title, p.lang)}
                price={usd(auction().currentCents, p.lang)}
                lines={[
                  `${p.t("bidsCount", { n: auction().bids.length })} · ${p.t("endsIn", { left: leftText(auction().endsAt - p.now, p.lang) })}`,
                  postageOf(p, item()),
                ]}
              />
              <Show when={auction().leader === "own"}>
                <Notice tone="good" text={p.t("youLead", { sum: usd(own() ?? 0, p.lang) })} />
              </Show>
              <Part title={p.t("yourMaximum")}>
                <BigSum
                  at={p.field("amount")}
                  label={p.t("yourMaximum")}
                  sign={p.lang === "en" ? "$" : "US $"}
                  note={p.t("enterAtLeast", { sum: usd(least(), p.lang) })}
                  onEnter={() => p.act.place()}
                />
                <Ovals row>
                  <For each={quick()}>
                    {(cents) => (
                      <Oval
                        small
                        kind="outlined"
                        label={usd(cents, p.lang)}
                        name={p.t("bidOf", { sum: usd(cents, p.lang) })}
                        onTap={() => p.act.placeQuick({ cents })}
                      />
                    )}
                  </For>
                </Ovals>
              </Part>
              <Words as="note" tone="dim">
                {p.t("bidHow")}
              </Words>
              <Sums
                rows={[
                  { label: p.t("currentPrice"), sum: usd(auction().currentCents, p.lang) },
                  {
                    label: p.t("shippingTitle"),
                    sum: way() ? (way()!.cents === 0 ? p.t("free") : usd(way()!.cents, p.lang)) : "—",
                  },
                ]}
                total={{
                  label: p.t("leastTotal"),
                  sum: usd(least() + (way()?.cents ?? 0), p.lang),
                  note: approx(least() + (way()?.cents ?? 0), p.state.prefs.currency),
                }}
              />
            </>
          );
        }}
      </Show>
    </ShopPage>
  );
});
