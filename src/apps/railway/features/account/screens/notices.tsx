import gear from "@material-symbols/svg-400/rounded/settings.svg?raw";
import none from "@material-symbols/svg-400/rounded/notifications.svg?raw";
import { For, Show } from "solid-js";
import { whenText } from "../../../../../os/format.ts";
import { BarIcon, Frame, None, Tabs } from "../../../looks/frame.tsx";
import { Act, Acts, Card, Row } from "../../../looks/parts.tsx";
import { page, type Word } from "../../../screens/parts/draw.tsx";
import { Guest } from "../../../screens/parts/guest.tsx";
import type { Notice } from "../state.ts";

export default page("notices", (p) => {
  const shown = () =>
    p.state.notices.filter(({ channel }) =>
      p.view.side === "all"
        ? true
        : p.view.side === "trips"
          ? channel === "trips" || channel === "meals"
          : channel === "orders" || channel === "waitlist",
    );
  const go = ({ screen, params }: Notice): void => {
    const id = (name: string): string => String(params[name] ?? "");
    if (screen === "order") p.act.openOrder({ order: id("order") });
    else if (screen === "ticket") p.act.openTicket({ ticket: id("ticket") });
    else if (screen === "wait") p.act.openWait({ wait: id("wait") });
    else if (screen === "meal") p.act.openMeal({ meal: id("meal") });
    else if (screen === "passenger") p.act.openPassenger({ passenger: id("passenger") });
    else if (screen === "invoice") p.act.openInvoice({ invoice: id("invoice") });
    else p.act.security();
  };
  return (
    <Frame
      title={p.t("notices")}
      part={p.view.side}
      right={<BarIcon icon={gear} name={p.t("alerts")} onTap={() => p.act.alerts()} />}
      top={
        <Tabs
          tabs={[
            { id: "all", label: p.t("noticesAll") },
            { id: "orders", label: p.t("noticesOrders") },
            { id: "trips", label: p.t("noticesTrips") },
          ]}
          chosen={p.view.side}
          onPick={(side) => p.setView({ side })}
        />
      }
    >
      <Show when={p.state.account.loggedIn} fallback={<Guest on={p} onLogIn={() => p.act.login()} />}>
        <Show when={shown().length > 0} fallback={<None icon={none} text={p.t("noNotices")} />}>
          <Card>
            <For each={shown()}>
              {(notice) => (
                <Row
                  title={p.t(notice.key as Word, notice.facts)}
                  sub={whenText(notice.at, p.os, p.now)}
                  onTap={() => go(notice)}
                />
              )}
            </For>
          </Card>
        </Show>
        <Show when={p.state.notices.length > 0}>
          <Acts>
            <Act kind="line" label={p.t("clearNotices")} onTap={() => p.act.clear()} />
          </Acts>
        </Show>
      </Show>
    </Frame>
  );
});
