import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import ebay from "#apps/ebay/index.ts";
import { Notice, SwitchRow, Paragraph } from "#apps/ebay/looks/content.tsx";
import { ShopPage } from "#apps/ebay/looks/shop.tsx";
import { strings } from "#apps/ebay/strings.ts";
import { channels } from "../../messages/state.ts";

const channelTexts = {
  orders: ["alertOrders", "alertOrdersNote"],
  bids: ["alertBids", "alertBidsNote"],
  offers: ["alertOffers", "alertOffersNote"],
  watch: ["alertWatch", "alertWatchNote"],
  searches: ["alertSearches", "alertSearchesNote"],
  messages: ["alertMessages", "alertMessagesNote"],
  selling: ["alertSelling", "alertSellingNote"],
} as const;

export default screen(ebay, strings, "alerts", (p) => (
  <ShopPage shade={p.state.prefs.theme} back title={p.t("alerts")}>
    <Show when={p.state.account.signedIn} fallback={<Notice text={p.t("sign-in-first")} />}>
      <Paragraph as="note" tone="dim">
        {p.t("alertsHint")}
      </Paragraph>
      <For each={channels}>
        {(name) => (
          <SwitchRow
            title={p.t(channelTexts[name][0])}
            note={p.t(channelTexts[name][1])}
            on={p.state.prefs[name]}
            onTap={() => p.act.put({ [name]: !p.state.prefs[name] })}
          />
        )}
      </For>
    </Show>
  </ShopPage>
));
