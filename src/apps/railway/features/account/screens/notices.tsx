import gear from "@material-symbols/svg-400/rounded/settings.svg?raw";
import none from "@material-symbols/svg-400/rounded/notifications.svg?raw";
import { For, Show } from "solid-js";
import { whenText } from "#os/format.ts";
import { BarIcon, Frame, EmptyState, Tabs } from "#apps/railway/looks/frame.tsx";
import { Button, ButtonRow, Card, Row } from "#apps/railway/looks/parts.tsx";
import { page, type TextKey } from "#apps/railway/screens/parts/page.tsx";
import { LogInPrompt } from "#apps/railway/screens/parts/log-in-prompt.tsx";
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
      <Show when={p.state.account.loggedIn} fallback={<LogInPrompt on={p} onLogIn={() => p.act.login()} />}>
        <Show when={shown().length > 0} fallback={<EmptyState icon={none} text={p.t("noNotices")} />}>
          <Card>
            <For each={shown()}>
              {(notice) => (
                <Row
                  title={p.t(notice.key as TextKey, notice.facts)}
                  sub={whenText(notice.at, p.os, p.now)}
                  onTap={() => go(notice)}
                />
              )}
            </For>
          </Card>
        </Show>
        <Show when={p.state.notices.length > 0}>
          <ButtonRow>
            <Button kind="line" label={p.t("clearNotices")} onTap={() => p.act.clear()} />
          </ButtonRow>
        </Show>
      </Show>
    </Frame>
  );
});
