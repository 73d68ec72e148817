import gavel from "@material-symbols/svg-400/outlined/gavel.svg?raw";
import offerIcon from "@material-symbols/svg-400/outlined/handshake.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { momentText } from "../../../../../os/format.ts";
import { screen } from "../../../../../ui/bind.tsx";
import { world } from "../../../../../ui/world.ts";
import goods from "../../../../../world/goods/index.ts";
import { leftText, said, usd } from "../../../format.ts";
import ebay from "../../../index.ts";
import { Lines, Nothing } from "../../../looks/facts.tsx";
import { LotLine } from "../../../looks/lots.tsx";
import { Oval } from "../../../looks/ovals.tsx";
import { ShopPage } from "../../../looks/shop.tsx";
import { auctionOf, choicesText, shortOf } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";

const bidWords = { leading: "bidLeading", outbid: "bidOutbid", won: "bidWon", lost: "bidLost" } as const;
const offerWords = {
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
  const items = world(goods.queries.items, () => {
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
        <Lines
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
          <Show when={offers().length > 0} fallback={<Nothing icon={offerIcon} title={p.t("noOffers")} />}>
            <For each={offers()}>
              {(offer) => {
                const item = () => itemOf(offer.item);
                /** What a button says, and of which offer. */
                const of = (word: string) => `${word}, ${said(item()?.title, p.lang)}`;
                const isOpen = () =>
                  offer.status === "pending" || offer.status === "countered" || offer.status === "accepted";
                return (
                  <LotLine
                    {...shortOf(p, item())}
                    state={p.t(offerWords[offer.status])}
                    tone={offer.status === "accepted" ? "good" : offer.status === "declined" ? "hot" : "plain"}
                    price={p.t("yourOfferOf", { sum: usd(offer.cents, p.lang) })}
                    lines={[
                      offer.status === "countered" && offer.counterCents !== null
                        ? p.t("sellerAsks", { sum: usd(offer.counterCents, p.lang) })
                        : undefined,
                      choicesText(item(), offer.variant, p.lang),
                      offer.quantity > 1 ? p.t("quantityOf", { n: offer.quantity }) : undefined,
                      isOpen()
                        ? p.t("expiresIn", { left: leftText(offer.expiresAt - p.now, p.lang) })
                        : momentText(offer.at, p.os, p.now),
                    ]}
                    onTap={() => p.act.open({ item: offer.item })}
                  >
                    <Show when={offer.status === "accepted"}>
                      <Oval
                        small
                        label={p.t("payNow")}
                        name={of(p.t("payNow"))}
                        onTap={() => p.act.buy({ offer: offer.id })}
                      />
                    </Show>
                    <Show when={offer.status === "countered"}>
                      <Oval
                        small
                        label={p.t("accept")}
                        name={of(p.t("accept"))}
                        onTap={() => p.act.takeCounter({ offer: offer.id })}
                      />
                      <Oval
                        small
                        kind="outlined"
                        label={p.t("decline")}
                        name={of(p.t("decline"))}
                        onTap={() => p.act.refuseCounter({ offer: offer.id })}
                      />
                    </Show>
                    <Show when={offer.status === "pending"}>
                      <Oval
                        small
                        kind="outlined"
                        label={p.t("withdraw")}
                        name={of(p.t("withdraw"))}
                        onTap={() => p.act.withdraw({ offer: offer.id })}
                      />
                    </Show>
                  </LotLine>
                );
              }}
            </For>
          </Show>
        }
      >
        <Show
          when={bids().length > 0}
          fallback={
            <Nothing icon={gavel} title={p.t("noBidsYet")}>
              <Oval kind="outlined" label={p.t("startSearch")} onTap={() => p.act.search()} />
            </Nothing>
          }
        >
          <For each={bids()}>
            {(bid) => {
              const item = () => itemOf(bid.item);
              const runs = () => bid.status === "leading" || bid.status === "outbid";
              const auction = () => (item() && runs() ? auctionOf(p, item()!) : null);
              const unpaid = () =>
                bid.order !== null && p.state.orders[bid.order]?.status === "unpaid" ? bid.order : null;
              return (
                <LotLine
                  {...shortOf(p, item())}
                  state={p.t(bidWords[bid.status])}
                  tone={bid.status === "leading" || bid.status === "won" ? "good" : "hot"}
                  price={usd(bid.cents ?? auction()?.currentCents ?? 0, p.lang)}
                  lines={[
                    p.t("yourMaximumOf", { sum: usd(bid.own.at(-1)?.maxCents ?? 0, p.lang) }),
                    auction()
                      ? `${p.t("bidsCount", { n: auction()!.bids.length })} · ${leftText(bid.endsAt - p.now, p.lang)}`
                      : p.t("endedOn", { when: momentText(bid.endsAt, p.os, p.now) }),
                  ]}
                  onTap={() => p.act.open({ item: bid.item })}
                >
                  <Show when={runs()}>
                    <Oval
                      small
                      kind={bid.status === "outbid" ? "filled" : "outlined"}
                      label={p.t("raiseBid")}
                      onTap={() => p.act.raise({ item: bid.item })}
                    />
                  </Show>
                  <Show when={unpaid()}>
                    {(order) => <Oval small label={p.t("payNow")} onTap={() => p.act.pay({ order: order() })} />}
                  </Show>
                  <Show when={!runs()}>
                    <Show when={bid.order !== null && unpaid() === null}>
                      <Oval
                        small
                        kind="outlined"
                        label={p.t("seeOrder")}
                        onTap={() => p.act.openOrder({ order: bid.order! })}
                      />
                    </Show>
                    <Oval small kind="plain" label={p.t("putAway")} onTap={() => p.act.dropBid({ item: bid.item })} />
                  </Show>
                </LotLine>
              );
            }}
          </For>
        </Show>
      </Show>
    </ShopPage>
  );
});
