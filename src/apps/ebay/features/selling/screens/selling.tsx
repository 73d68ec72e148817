import sellIcon from "@material-symbols/svg-400/outlined/sell.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { balanceOf } from "#os/money/read.ts";
import { dateText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { remainingText, usd } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { LinkRow, EmptyState, Pills } from "#apps/ebay/looks/content.tsx";
import { ItemLine } from "#apps/ebay/looks/items.tsx";
import { PillButton } from "#apps/ebay/looks/buttons.tsx";
import { ShopPage } from "#apps/ebay/looks/shop.tsx";
import { Figures } from "#apps/ebay/looks/figures.tsx";
import { SignInPrompt } from "#apps/ebay/screens/parts/sign-in-prompt.tsx";
import { findPhoto } from "#apps/ebay/screens/parts/find-photo.ts";
import { ShopTabs } from "#apps/ebay/screens/parts/tabs.tsx";
import { strings } from "#apps/ebay/strings.ts";
import { availableCents, listListings, listBuyerOffers, listSales, sellingTabs } from "../queries.ts";
import { fundsAccount, type Listing } from "../state.ts";

const tabTexts = { active: "active", orders: "orders", drafts: "drafts", ended: "ended" } as const;
const saleTexts = { paid: "saleToShip", shipped: "saleShippedState", delivered: "saleDelivered" } as const;

export default screen(ebay, strings, "selling", (p) => {
  const listed = createMemo(() => listListings(p.state, p.view.tab));
  const sales = createMemo(() => listSales(p.state));
  const count = {
    active: () => listListings(p.state, "active").length,
    orders: () => sales().filter(({ status }) => status === "paid").length,
  };
  const row = (listing: Listing) => {
    const open = () => listBuyerOffers(p.state, listing.id).filter(({ status }) => status === "open").length;
    const best = () => listing.bids.at(-1)?.cents ?? listing.priceCents;
    const isDraft = () => listing.status === "draft";
    return (
      <ItemLine
        picture={findPhoto(p.os, listing.photos[0])}
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
                  ? p.t("endsIn", { left: remainingText(listing.endsAt - p.now, p.lang) })
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
      bottom={<ShopTabs on="selling" state={p.state} t={p.t} act={p.act} />}
      part={p.view.tab}
    >
      <Show when={p.state.account.signedIn} fallback={<SignInPrompt t={p.t} onSignIn={() => p.act.signIn()} />}>
        <PillButton icon={sellIcon} label={p.t("listItem")} onTap={() => p.act.sellNew()} />
        <Figures
          figures={[
            { label: p.t("active"), value: String(count.active()) },
            { label: p.t("toShip"), value: String(count.orders()) },
            { label: p.t("soldAll"), value: String(sales().length) },
          ]}
        />
        <LinkRow
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
              id === "orders" && count.orders() > 0 ? `${p.t(tabTexts[id])} (${count.orders()})` : p.t(tabTexts[id]),
          }))}
          chosen={p.view.tab}
          onPick={(tab) => p.setView({ tab })}
        />
        <Show
          when={p.view.tab === "orders"}
          fallback={
            <Show when={listed().length > 0} fallback={<EmptyState icon={sellIcon} title={p.t("nothingHere")} />}>
              <For each={listed()}>{row}</For>
            </Show>
          }
        >
          <Show when={sales().length > 0} fallback={<EmptyState icon={sellIcon} title={p.t("nothingHere")} />}>
            <For each={sales()}>
              {(sale) => (
                <ItemLine
                  picture={findPhoto(p.os, sale.photo)}
                  title={sale.title}
                  state={p.t(saleTexts[sale.status])}
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
