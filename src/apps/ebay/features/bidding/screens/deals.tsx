import gavel from "@material-symbols/svg-400/outlined/gavel.svg?raw";
import offerIcon from "@material-symbols/svg-400/outlined/handshake.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { momentText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import goods from "#world/goods/index.ts";
import { remainingText, localized, usd } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { UnderlinedTabs, EmptyState } from "#apps/ebay/looks/content.tsx";
import { ItemLine } from "#apps/ebay/looks/items.tsx";
import { PillButton } from "#apps/ebay/looks/buttons.tsx";
import { ShopPage } from "#apps/ebay/looks/shop.tsx";
import { findAuction, variantText, itemLineTexts } from "#apps/ebay/screens/parts/labels.ts";
import { strings } from "#apps/ebay/strings.ts";

const bidTexts = { leading: "bidLeading", outbid: "bidOutbid", won: "bidWon", lost: "bidLost" } as const;
const offerTexts = {
  pending: "offerPending",
  accepted: "offerAccepted",
  countered: "offerCountered",
  declined: "offerDeclined",
  expired: "offerExpired",
  withdrawn: "offerWithdrawn",
  bought: "offerBought",
} as const;

export default screen(ebay, strings, "deals", (p) => {
  const bids = createMemo(() =>
    Object.values(p.state.bids).toSorted(
      (a, b) => Number(a.cents !== null) - Number(b.cents !== null) || a.endsAt - b.endsAt,
    ),
  );
  const offers = createMemo(() =>
    Object.values(p.state.offers).toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)),
  );
  const items = queryWorld(goods.queries.items, () => {
    const ids = [...new Set([...bids(), ...offers()].map(({ item }) => item))].slice(0, 60);
    return ids.length > 0 ? { ids } : null;
  });
  const itemOf = (id: string) => items()?.find((item) => item.id === id);
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back
      title={p.t("bidsAndOffers")}
      top={
        <UnderlinedTabs
          options={[
            { id: "bids" as const, label: p.t("bids") },
            { id: "offers" as const, label: p.t("offers") },
          ]}
          chosen={p.view.tab}
          onPick={(tab) => p.setView({ tab })}
        />
      }
      part={p.view.tab}
    >
      <Show
        when={p.view.tab === "bids"}
        fallback={
          <Show when={offers().length > 0} fallback={<EmptyState icon={offerIcon} title={p.t("noOffers")} />}>
            <For each={offers()}>
              {(offer) => {
                const item = () => itemOf(offer.item);
                /** Returns the accessible name of a button. The name includes the listing's title. */
                const of = (word: string) => `${word}, ${localized(item()?.title, p.lang)}`;
                const isOpen = () =>
                  offer.status === "pending" || offer.status === "countered" || offer.status === "accepted";
                return (
                  <ItemLine
                    {...itemLineTexts(p, item())}
                    state={p.t(offerTexts[offer.status])}
                    tone={offer.status === "accepted" ? "good" : offer.status === "declined" ? "hot" : "plain"}
                    price={p.t("yourOfferOf", { sum: usd(offer.cents, p.lang) })}
                    lines={[
                      offer.status === "countered" && offer.counterCents !== null
                        ? p.t("sellerAsks", { sum: usd(offer.counterCents, p.lang) })
                        : undefined,
                      variantText(item(), offer.variant, p.lang),
                      offer.quantity > 1 ? p.t("quantityOf", { n: offer.quantity }) : undefined,
                      isOpen()
                        ? p.t("expiresIn", { left: remainingText(offer.expiresAt - p.now, p.lang) })
                        : momentText(offer.at, p.os, p.now),
                    ]}
                    onTap={() => p.act.open({ item: offer.item })}
                  >
                    <Show when={offer.status === "accepted"}>
                      <PillButton
                        small
                        label={p.t("payNow")}
                        name={of(p.t("payNow"))}
                        onTap={() => p.act.buy({ offer: offer.id })}
                      />
                    </Show>
                    <Show when={offer.status === "countered"}>
                      <PillButton
                        small
                        label={p.t("accept")}
                        name={of(p.t("accept"))}
                        onTap={() => p.act.takeCounter({ offer: offer.id })}
                      />
                      <PillButton
                        small
                        kind="outlined"
                        label={p.t("decline")}
                        name={of(p.t("decline"))}
                        onTap={() => p.act.refuseCounter({ offer: offer.id })}
                      />
                    </Show>
                    <Show when={offer.status === "pending"}>
                      <PillButton
                        small
                        kind="outlined"
                        label={p.t("withdraw")}
                        name={of(p.t("withdraw"))}
                        onTap={() => p.act.withdraw({ offer: offer.id })}
                      />
                    </Show>
                  </ItemLine>
                );
              }}
            </For>
          </Show>
        }
      >
        <Show
          when={bids().length > 0}
          fallback={
            <EmptyState icon={gavel} title={p.t("noBidsYet")}>
              <PillButton kind="outlined" label={p.t("startSearch")} onTap={() => p.act.search()} />
            </EmptyState>
          }
        >
          <For each={bids()}>
            {(bid) => {
              const item = () => itemOf(bid.item);
              const runs = () => bid.status === "leading" || bid.status === "outbid";
              const auction = () => (item() && runs() ? findAuction(p, item()!) : null);
              const unpaid = () =>
                bid.order !== null && p.state.orders[bid.order]?.status === "unpaid" ? bid.order : null;
              return (
                <ItemLine
                  {...itemLineTexts(p, item())}
                  state={p.t(bidTexts[bid.status])}
                  tone={bid.status === "leading" || bid.status === "won" ? "good" : "hot"}
                  price={usd(bid.cents ?? auction()?.currentCents ?? 0, p.lang)}
                  lines={[
                    p.t("yourMaximumOf", { sum: usd(bid.own.at(-1)?.maxCents ?? 0, p.lang) }),
                    auction()
                      ? `${p.t("bidsCount", { n: auction()!.bids.length })} · ${remainingText(bid.endsAt - p.now, p.lang)}`
                      : p.t("endedOn", { when: momentText(bid.endsAt, p.os, p.now) }),
                  ]}
                  onTap={() => p.act.open({ item: bid.item })}
                >
                  <Show when={runs()}>
                    <PillButton
                      small
                      kind={bid.status === "outbid" ? "filled" : "outlined"}
                      label={p.t("raiseBid")}
                      onTap={() => p.act.raise({ item: bid.item })}
                    />
                  </Show>
                  <Show when={unpaid()}>
                    {(order) => <PillButton small label={p.t("payNow")} onTap={() => p.act.pay({ order: order() })} />}
                  </Show>
                  <Show when={!runs()}>
                    <Show when={bid.order !== null && unpaid() === null}>
                      <PillButton
                        small
                        kind="outlined"
                        label={p.t("seeOrder")}
                        onTap={() => p.act.openOrder({ order: bid.order! })}
                      />
                    </Show>
                    <PillButton
                      small
                      kind="plain"
                      label={p.t("putAway")}
                      onTap={() => p.act.dropBid({ item: bid.item })}
                    />
                  </Show>
                </ItemLine>
              );
            }}
          </For>
        </Show>
      </Show>
    </ShopPage>
  );
});
