import sellIcon from "@material-symbols/svg-400/outlined/sell.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { balanceOf } from "../../../../../os/money/read.ts";
import { dateText } from "../../../../../os/format.ts";
import { screen } from "../../../../../ui/bind.tsx";
import { leftText, usd } from "../../../format.ts";
import ebay from "../../../index.ts";
import { Lead, Nothing, Pills } from "../../../looks/facts.tsx";
import { LotLine } from "../../../looks/lots.tsx";
import { Oval } from "../../../looks/ovals.tsx";
import { ShopPage } from "../../../looks/shop.tsx";
import { Figures } from "../../../looks/figures.tsx";
import { Guest } from "../../../screens/parts/guest.tsx";
import { photoOf } from "../../../screens/parts/photo-of.ts";
import { Tabs } from "../../../screens/parts/tabs.tsx";
import { strings } from "../../../strings.ts";
import { availableCents, listingsIn, offersFor, salesIn, sellingTabs } from "../queries.ts";
import { fundsAccount, type Listing } from "../state.ts";

const tabWords = { active: "active", orders: "orders", drafts: "drafts", ended: "ended" } as const;
const saleWords = { paid: "saleToShip", shipped: "saleShippedState", delivered: "saleDelivered" } as const;

export default screen(ebay, strings, "selling", (p) => {
  const listed = createMemo(() => listingsIn(p.state, p.view.tab));
  const sales = createMemo(() => salesIn(p.state));
  const count = {
    active: () => listingsIn(p.state, "active").length,
    orders: () => sales().filter(({ status }) => status === "paid").length,
  };
  const row = (listing: Listing) => {
    const open = () => offersFor(p.state, listing.id).filter(({ status }) => status === "open").length;
    const best = () => listing.bids.at(-1)?.cents ?? listing.priceCents;
    const isDraft = () => listing.status === "draft";
    return (
      <LotLine
        picture={photoOf(p.os, listing.photos[0])}
        title={listing.title || p.t("untitled")}
        price={best() === null ? p.t("noPrice") : usd(best()!, p.lang)}
        state={
          open() > 0
            ? p.t("offersOpen", { n: open() })
            : listing.status === "sold"
              ? p.t("sold")
              : listing.status === "ended"
                ? p.t("endedUnsold")
                : undefined
        }
        tone={open() > 0 ? "hot" : "good"}
        lines={
          isDraft()
            ? [p.t("draftFrom", { when: dateText(listing.at, p.os, p.now) })]
            : [
                listing.format === "auction"
                  ? p.t("bidsCount", { n: listing.bids.length })
                  : p.t(listing.takesOffers ? "orBestOffer" : "buyItNow"),
                p.t("viewsWatchers", { views: listing.views, watchers: listing.watchers }),
                listing.status === "active" && listing.endsAt !== null
                  ? p.t("endsIn", { left: leftText(listing.endsAt - p.now, p.lang) })
                  : undefined,
              ]
        }
        onTap={() => (isDraft() ? p.act.goOnDraft({ id: listing.id }) : p.act.openListing({ listing: listing.id }))}
      />
    );
  };
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      title={p.t("tabSelling")}
      large
      bottom={<Tabs on="selling" state={p.state} t={p.t} act={p.act} />}
      part={p.view.tab}
    >
      <Show when={p.state.account.signedIn} fallback={<Guest t={p.t} onSignIn={() => p.act.signIn()} />}>
        <Oval icon={sellIcon} label={p.t("listItem")} onTap={() => p.act.sellNew()} />
        <Figures
          figures={[
            { label: p.t("active"), value: String(count.active()) },
            { label: p.t("toShip"), value: String(count.orders()) },
            { label: p.t("soldAll"), value: String(sales().length) },
          ]}
        />
        <Lead
          title={p.t("payoutsTitle")}
          note={p.t("availableFunds")}
          value={usd(availableCents(p.state, balanceOf(p.os, fundsAccount)), p.lang)}
          onTap={() => p.act.payouts()}
        />
        <Pills
          name="tabs"
          options={sellingTabs.map((id) => ({
            id,
            label:
              id === "orders" && count.orders() > 0 ? `${p.t(tabWords[id])} (${count.orders()})` : p.t(tabWords[id]),
          }))}
          chosen={p.view.tab}
          onPick={(tab) => p.setView({ tab })}
        />
        <Show
          when={p.view.tab === "orders"}
          fallback={
            <Show when={listed().length > 0} fallback={<Nothing icon={sellIcon} title={p.t("nothingHere")} />}>
              <For each={listed()}>{row}</For>
            </Show>
          }
        >
          <Show when={sales().length > 0} fallback={<Nothing icon={sellIcon} title={p.t("nothingHere")} />}>
            <For each={sales()}>
              {(sale) => (
                <LotLine
                  picture={photoOf(p.os, sale.photo)}
                  title={sale.title}
                  state={p.t(saleWords[sale.status])}
                  tone={sale.status === "paid" ? "hot" : "good"}
                  price={usd(sale.cents + sale.shippingCents, p.lang)}
                  lines={[
                    sale.by,
                    sale.status === "paid"
                      ? p.t("shipBy", { when: dateText(sale.shipBy, p.os, p.now) })
                      : dateText(sale.shippedAt ?? sale.at, p.os, p.now),
                  ]}
                  onTap={() => p.act.openSale({ sale: sale.id })}
                />
              )}
            </For>
          </Show>
        </Show>
      </Show>
    </ShopPage>
  );
});
