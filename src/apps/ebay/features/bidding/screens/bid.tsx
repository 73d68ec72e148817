import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import { bidIncrement } from "#world/goods/auctions.ts";
import goods from "#world/goods/index.ts";
import { approxInCurrency, remainingText, localized, usd } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { AmountField } from "#apps/ebay/looks/form.tsx";
import { Notice, Section, Totals, Paragraph } from "#apps/ebay/looks/content.tsx";
import { ItemLine } from "#apps/ebay/looks/items.tsx";
import { PillButton, ButtonStack } from "#apps/ebay/looks/buttons.tsx";
import { ShopPage, StickyButtons } from "#apps/ebay/looks/shop.tsx";
import { destinationCountry, listSendings } from "#apps/ebay/item-terms.ts";
import { findAuction, shippingText } from "#apps/ebay/screens/parts/labels.ts";
import { strings } from "#apps/ebay/strings.ts";

export default screen(ebay, strings, "bid", (p) => {
  const found = queryWorld(goods.queries.item, () => ({ id: p.params.item }));
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back="close"
      title={p.t("placeBid")}
      bottom={
        <StickyButtons>
          <PillButton label={p.t("reviewBid")} disabled={!p.can("place")} onTap={() => p.act.place()} />
        </StickyButtons>
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
          const auction = () => findAuction(p, item())!;
          const own = () => p.state.bids[item().id]?.own.at(-1)?.maxCents;
          const least = () => (auction().leader === "own" ? (own() ?? 0) + 1 : auction().nextCents);
          const quick = () => {
            const step = bidIncrement(least());
            return [least(), least() + 2 * step, least() + 5 * step];
          };
          const sending = () => listSendings(item(), destinationCountry(p.state))[0];
          return (
            <>
              <ItemLine
                picture={item().pictures[0]}
                title={localized(item().title, p.lang)}
                price={usd(auction().currentCents, p.lang)}
                lines={[
                  `${p.t("bidsCount", { n: auction().bids.length })} · ${p.t("endsIn", { left: remainingText(auction().endsAt - p.now, p.lang) })}`,
                  shippingText(p, item()),
                ]}
              />
              <Show when={auction().leader === "own"}>
                <Notice tone="good" text={p.t("youLead", { sum: usd(own() ?? 0, p.lang) })} />
              </Show>
              <Section title={p.t("yourMaximum")}>
                <AmountField
                  at={p.field("amount")}
                  label={p.t("yourMaximum")}
                  sign={p.lang === "en" ? "$" : "US $"}
                  note={p.t("enterAtLeast", { sum: usd(least(), p.lang) })}
                  onEnter={() => p.act.place()}
                />
                <ButtonStack row>
                  <For each={quick()}>
                    {(cents) => (
                      <PillButton
                        small
                        kind="outlined"
                        label={usd(cents, p.lang)}
                        name={p.t("bidOf", { sum: usd(cents, p.lang) })}
                        onTap={() => p.act.placeQuick({ cents })}
                      />
                    )}
                  </For>
                </ButtonStack>
              </Section>
              <Paragraph as="note" tone="dim">
                {p.t("bidHow")}
              </Paragraph>
              <Totals
                rows={[
                  { label: p.t("currentPrice"), sum: usd(auction().currentCents, p.lang) },
                  {
                    label: p.t("shippingTitle"),
                    sum: sending() ? (sending()!.cents === 0 ? p.t("free") : usd(sending()!.cents, p.lang)) : "—",
                  },
                ]}
                total={{
                  label: p.t("leastTotal"),
                  sum: usd(least() + (sending()?.cents ?? 0), p.lang),
                  note: approxInCurrency(least() + (sending()?.cents ?? 0), p.state.prefs.currency),
                }}
              />
            </>
          );
        }}
      </Show>
    </ShopPage>
  );
});
