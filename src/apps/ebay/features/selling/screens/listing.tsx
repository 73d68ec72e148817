import { createMemo, For, Show } from "solid-js";
import { momentText } from "../../../../../os/format.ts";
import { screen } from "../../../../../ui/bind.tsx";
import { Field } from "../../../../../ui/kit/fields.tsx";
import { categories } from "../../../../../world/goods/categories.ts";
import { leftText, said, usd } from "../../../format.ts";
import ebay from "../../../index.ts";
import { BidLine } from "../../../looks/bids.tsx";
import { KeyValues, Lead, Notice, Part, Words } from "../../../looks/facts.tsx";
import { Figures } from "../../../looks/figures.tsx";
import { LotLine } from "../../../looks/lots.tsx";
import { Oval, Ovals } from "../../../looks/ovals.tsx";
import { Panel } from "../../../looks/panel.tsx";
import { ShopPage } from "../../../looks/shop.tsx";
import { OfferCard } from "../../../looks/offer-card.tsx";
import { photoOf } from "../../../screens/parts/photo-of.ts";
import { conditionWords, serviceWords } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";
import { offersFor } from "../queries.ts";

const offerWords = {
  open: "offerNew",
  accepted: "offerAccepted",
  countered: "offerCountered",
  declined: "offerDeclined",
  expired: "offerExpired",
} as const;

export default screen(ebay, strings, "listing", (p) => {
  const listing = () => p.state.listings[p.params.listing];
  const offers = createMemo(() => offersFor(p.state, p.params.listing));
  const sales = createMemo(() => Object.values(p.state.sales).filter((sale) => sale.listing === p.params.listing));
  const threads = createMemo(() => Object.values(p.state.threads).filter((one) => one.listing === p.params.listing));
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back
      title={p.t("yourListing")}
      overlays={
        <Panel
          open={p.view.open === "counter"}
          name="counter"
          title={p.t("counterOffer")}
          closeName={p.t("close")}
          foot={<Oval label={p.t("sendOffer")} disabled={!p.can("counter")} onTap={() => p.act.counter()} />}
          onClose={() => p.setView({ open: null })}
        >
          <Field at={p.field("amount")} label={p.t("priceUsd")} placeholder="0.00" kind="decimal" />
        </Panel>
      }
    >
      <Show when={listing()} fallback={<Notice text={p.t("listing-gone")} />}>
        {(it) => {
          const category = () => categories.find(({ id }) => id === it().category);
          return (
            <>
              <LotLine
                picture={photoOf(p.os, it().photos[0])}
                title={it().title || p.t("untitled")}
                price={it().priceCents === null ? undefined : usd(it().bids.at(-1)?.cents ?? it().priceCents!, p.lang)}
                state={
                  it().status === "active"
                    ? p.t("active")
                    : it().status === "sold"
                      ? p.t("sold")
                      : it().status === "ended"
                        ? p.t("endedUnsold")
                        : p.t("drafts")
                }
                tone={it().status === "active" || it().status === "sold" ? "good" : "plain"}
                lines={[
                  p.t(it().format === "auction" ? "auction" : it().takesOffers ? "orBestOffer" : "buyItNow"),
                  it().status === "active" && it().endsAt !== null
                    ? p.t("endsIn", { left: leftText(it().endsAt! - p.now, p.lang) })
                    : undefined,
                ]}
              />
              <Figures
                figures={[
                  { label: p.t("views"), value: String(it().views) },
                  { label: p.t("watchers"), value: String(it().watchers) },
                  {
                    label: p.t(it().format === "auction" ? "bids" : "sold"),
                    value: String(it().format === "auction" ? it().bids.length : it().sold),
                  },
                ]}
              />
              <Show when={offers().length > 0}>
                <Part title={p.t("offers")} line>
                  <For each={offers()}>
                    {(offer) => (
                      <OfferCard
                        head={`${offer.by} · ${p.t(offerWords[offer.status])}`}
                        sum={usd(offer.cents, p.lang)}
                        note={
                          offer.status === "open"
                            ? p.t("expiresIn", { left: leftText(offer.expiresAt - p.now, p.lang) })
                            : offer.counterCents === null
                              ? momentText(offer.at, p.os, p.now)
                              : p.t("youAsked", { sum: usd(offer.counterCents, p.lang) })
                        }
                      >
                        <Show when={offer.status === "open"}>
                          <Ovals row>
                            <Oval small label={p.t("accept")} onTap={() => p.act.acceptOffer({ offer: offer.id })} />
                            <Oval
                              small
                              kind="outlined"
                              label={p.t("counter")}
                              onTap={() => p.act.startCounter({ offer: offer.id })}
                            />
                            <Oval
                              small
                              kind="outlined"
                              label={p.t("decline")}
                              onTap={() => p.act.declineOffer({ offer: offer.id })}
                            />
                          </Ovals>
                        </Show>
                      </OfferCard>
                    )}
                  </For>
                </Part>
              </Show>
              <Show when={it().bids.length > 0}>
                <Part title={p.t("bids")} line>
                  <For each={it().bids.toReversed()}>
                    {(bid) => (
                      <BidLine
                        who={bid.by}
                        own={false}
                        sum={usd(bid.cents, p.lang)}
                        when={momentText(bid.at, p.os, p.now)}
                      />
                    )}
                  </For>
                </Part>
              </Show>
              <For each={sales()}>
                {(sale) => (
                  <Lead
                    title={p.t("saleTo", { name: sale.by })}
                    note={momentText(sale.at, p.os, p.now)}
                    value={usd(sale.cents, p.lang)}
                    onTap={() => p.act.openSale({ sale: sale.id })}
                  />
                )}
              </For>
              <For each={threads()}>
                {(thread) => (
                  <Lead
                    title={p.t("questionBy", { name: thread.who })}
                    note={thread.said.at(-1)?.text}
                    count={thread.unread ? 1 : 0}
                    onTap={() => p.act.openThread({ thread: thread.id })}
                  />
                )}
              </For>
              <Ovals>
                <Show when={it().status !== "sold"}>
                  <Oval
                    kind="outlined"
                    label={p.t(it().status === "active" ? "reviseListing" : "listAgain")}
                    onTap={() => p.act.edit()}
                  />
                </Show>
                <Show
                  when={it().status === "active"}
                  fallback={
                    <Oval
                      kind="outlined"
                      danger
                      label={p.t("delete")}
                      name={p.t("deleteListing")}
                      onTap={() => p.act.remove()}
                    />
                  }
                >
                  <Oval kind="outlined" danger label={p.t("endDo")} onTap={() => p.act.endNow()} />
                </Show>
              </Ovals>
              <Part title={p.t("details")} line>
                <Words>{it().description}</Words>
                <KeyValues
                  rows={[
                    ...(it().condition ? [[p.t("condition"), p.t(conditionWords[it().condition!])] as const] : []),
                    [p.t("category"), said(category()?.name, p.lang)],
                    [
                      p.t("shippingTitle"),
                      `${p.t(serviceWords[it().service])}, ${it().shippingCents === 0 ? p.t("free") : usd(it().shippingCents, p.lang)}`,
                    ],
                    [p.t("quantity"), String(it().quantity)],
                  ]}
                />
              </Part>
            </>
          );
        }}
      </Show>
    </ShopPage>
  );
});
