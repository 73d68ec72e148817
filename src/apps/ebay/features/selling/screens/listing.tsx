import { createMemo, For, Show } from "solid-js";
import { momentText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { categories } from "#world/goods/categories.ts";
import { remainingText, localized, usd } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { BidLine } from "#apps/ebay/looks/bids.tsx";
import { KeyValues, LinkRow, Notice, Section, Paragraph } from "#apps/ebay/looks/content.tsx";
import { Figures } from "#apps/ebay/looks/figures.tsx";
import { ItemLine } from "#apps/ebay/looks/items.tsx";
import { PillButton, ButtonStack } from "#apps/ebay/looks/buttons.tsx";
import { Panel } from "#apps/ebay/looks/panel.tsx";
import { ShopPage } from "#apps/ebay/looks/shop.tsx";
import { OfferCard } from "#apps/ebay/looks/offer-card.tsx";
import { findPhoto } from "#apps/ebay/screens/parts/find-photo.ts";
import { conditionTexts, serviceTexts } from "#apps/ebay/screens/parts/labels.ts";
import { strings } from "#apps/ebay/strings.ts";
import { listBuyerOffers } from "../queries.ts";

const offerTexts = {
  open: "offerNew",
  accepted: "offerAccepted",
  countered: "offerCountered",
  declined: "offerDeclined",
  expired: "offerExpired",
} as const;

export default screen(ebay, strings, "listing", (p) => {
  const listing = () => p.state.listings[p.params.listing];
  const offers = createMemo(() => listBuyerOffers(p.state, p.params.listing));
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
          foot={<PillButton label={p.t("sendOffer")} disabled={!p.can("counter")} onTap={() => p.act.counter()} />}
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
              <ItemLine
                picture={findPhoto(p.os, it().photos[0])}
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
                    ? p.t("endsIn", { left: remainingText(it().endsAt! - p.now, p.lang) })
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
                <Section title={p.t("offers")} line>
                  <For each={offers()}>
                    {(offer) => (
                      <OfferCard
                        head={`${offer.by} · ${p.t(offerTexts[offer.status])}`}
                        sum={usd(offer.cents, p.lang)}
                        note={
                          offer.status === "open"
                            ? p.t("expiresIn", { left: remainingText(offer.expiresAt - p.now, p.lang) })
                            : offer.counterCents === null
                              ? momentText(offer.at, p.os, p.now)
                              : p.t("youAsked", { sum: usd(offer.counterCents, p.lang) })
                        }
                      >
                        <Show when={offer.status === "open"}>
                          <ButtonStack row>
                            <PillButton
                              small
                              label={p.t("accept")}
                              name={`${p.t("accept")}, ${offer.by}`}
                              onTap={() => p.act.acceptOffer({ offer: offer.id })}
                            />
                            <PillButton
                              small
                              kind="outlined"
                              label={p.t("counter")}
                              name={`${p.t("counter")}, ${offer.by}`}
                              onTap={() => p.act.startCounter({ offer: offer.id })}
                            />
                            <PillButton
                              small
                              kind="outlined"
                              label={p.t("decline")}
                              name={`${p.t("decline")}, ${offer.by}`}
                              onTap={() => p.act.declineOffer({ offer: offer.id })}
                            />
                          </ButtonStack>
                        </Show>
                      </OfferCard>
                    )}
                  </For>
                </Section>
              </Show>
              <Show when={it().bids.length > 0}>
                <Section title={p.t("bids")} line>
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
                </Section>
              </Show>
              <For each={sales()}>
                {(sale) => (
                  <LinkRow
                    title={p.t("saleTo", { name: sale.by })}
                    note={momentText(sale.at, p.os, p.now)}
                    value={usd(sale.cents, p.lang)}
                    onTap={() => p.act.openSale({ sale: sale.id })}
                  />
                )}
              </For>
              <For each={threads()}>
                {(thread) => (
                  <LinkRow
                    title={p.t("questionBy", { name: thread.who })}
                    note={thread.said.at(-1)?.text}
                    count={thread.unread ? 1 : 0}
                    onTap={() => p.act.openThread({ thread: thread.id })}
                  />
                )}
              </For>
              <ButtonStack>
                <Show when={it().status !== "sold"}>
                  <PillButton
                    kind="outlined"
                    label={p.t(it().status === "active" ? "reviseListing" : "listAgain")}
                    onTap={() => p.act.edit()}
                  />
                </Show>
                <Show
                  when={it().status === "active"}
                  fallback={
                    <PillButton
                      kind="outlined"
                      danger
                      label={p.t("delete")}
                      name={p.t("deleteListing")}
                      onTap={() => p.act.remove()}
                    />
                  }
                >
                  <PillButton kind="outlined" danger label={p.t("endDo")} onTap={() => p.act.endNow()} />
                </Show>
              </ButtonStack>
              <Section title={p.t("details")} line>
                <Paragraph>{it().description}</Paragraph>
                <KeyValues
                  rows={[
                    ...(it().condition ? [[p.t("condition"), p.t(conditionTexts[it().condition!])] as const] : []),
                    [p.t("category"), localized(category()?.name, p.lang)],
                    [
                      p.t("shippingTitle"),
                      `${p.t(serviceTexts[it().service])}, ${it().shippingCents === 0 ? p.t("free") : usd(it().shippingCents, p.lang)}`,
                    ],
                    [p.t("quantity"), String(it().quantity)],
                  ]}
                />
              </Section>
            </>
          );
        }}
      </Show>
    </ShopPage>
  );
});
