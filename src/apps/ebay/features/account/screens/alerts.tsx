import { For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import ebay from "../../../index.ts";
import { Notice, Turn, Words } from "../../../looks/facts.tsx";
import { ShopPage } from "../../../looks/shop.tsx";
import { strings } from "../../../strings.ts";
import { channels } from "../../messages/state.ts";

const words = {
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
      <Words as="note" tone="dim">
        {p.t("alertsHint")}
      </Words>
      <For each={channels}>
        {(name) => (
          <Turn
            title={p.t(words[name][0])}
            note={p.t(words[name][1])}
            on={p.state.prefs[name]}
            onTap={() => p.act.put({ [name]: !p.state.prefs[name] })}
          />
        )}
      </For>
    </Show>
  </ShopPage>
));
