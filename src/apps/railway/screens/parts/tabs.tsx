/** The tab bar of the five main pages. */
import ticket from "@material-symbols/svg-400/rounded/confirmation_number.svg?raw";
import crown from "@material-symbols/svg-400/rounded/card_membership.svg?raw";
import me from "@material-symbols/svg-400/rounded/person.svg?raw";
import home from "@material-symbols/svg-400/rounded/train.svg?raw";
import travel from "@material-symbols/svg-400/rounded/luggage.svg?raw";
import { BottomTabs } from "../../looks/frame.tsx";
import { findUnpaidOrder } from "../../features/orders/queries.ts";
import type { ScreenContext } from "./page.tsx";

export type TabId = "home" | "travel" | "orders" | "member" | "me";
export function BottomBar(p: { readonly on: ScreenContext; readonly at: TabId; readonly go: (to: TabId) => void }) {
  const count = () => (findUnpaidOrder(p.on.state) ? 1 : 0);
  return (
    <BottomTabs
      chosen={p.at}
      tabs={[
        { id: "home", label: p.on.t("tabHome"), icon: home },
        { id: "travel", label: p.on.t("tabTravel"), icon: travel },
        { id: "orders", label: p.on.t("tabOrders"), icon: ticket, count: count() },
        { id: "member", label: p.on.t("tabMember"), icon: crown },
        { id: "me", label: p.on.t("tabMe"), icon: me },
      ]}
      onPick={(to) => {
        if (to !== p.at) p.go(to);
      }}
    />
  );
}
