import none from "@material-symbols/svg-400/rounded/restaurant.svg?raw";
import { For, Show } from "solid-js";
import { momentText } from "#os/format.ts";
import { localized } from "#apps/railway/facts.ts";
import { Frame, EmptyState } from "#apps/railway/looks/frame.tsx";
import { Button, ButtonRow, Banner, Card, Row } from "#apps/railway/looks/parts.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";
import { UnpaidFooter, PaymentSheet, remainingPayTimeText } from "#apps/railway/screens/parts/pay.tsx";
import { mealStateText } from "#apps/railway/screens/parts/states.ts";
import { seatLabel, yuan } from "#apps/railway/screens/parts/labels.ts";

export default page("meal", (p) => {
  const meal = () => p.state.meals[p.params.meal];
  const ticket = () => p.state.tickets[meal()?.ticket ?? ""];
  return (
    <Show
      when={meal()}
      fallback={
        <Frame title={p.t("mealTitle")}>
          <EmptyState icon={none} text={p.t("noMeals")} />
        </Frame>
      }
    >
      {(of) => (
        <Frame
          title={p.t("mealTitle")}
          foot={
            of().status === "unpaid" ? (
              <UnpaidFooter
                on={p}
                label={p.t("orderSum")}
                cents={of().cents}
                cancel={p.t("cancelMeal")}
                onCancel={() => p.act.cancel()}
                onPay={() => p.act.choosePay()}
              />
            ) : of().status === "paid" ? (
              <ButtonRow>
                <Button kind="line" label={p.t("cancelMeal")} onTap={() => p.act.cancel()} />
              </ButtonRow>
            ) : undefined
          }
          overlays={
            <PaymentSheet
              on={p}
              open={p.view.open === "pay"}
              cents={of().cents}
              onPay={(through) => p.act.pay({ through })}
            />
          }
        >
          <Banner
            title={mealStateText(p, of())}
            sub={
              of().status === "unpaid"
                ? remainingPayTimeText(p, of().payBy)
                : of().status === "paid"
                  ? p.t("bringsAt", { at: momentText(of().bringsAt, p.os, p.now) })
                  : undefined
            }
            tone={
              of().status === "unpaid"
                ? "orange"
                : of().status === "cancelled"
                  ? "grey"
                  : of().status === "brought"
                    ? "green"
                    : "blue"
            }
          />
          <Card title={localized(of(), p.lang)}>
            <For each={of().lines}>
              {(line) => (
                <Row title={localized(line, p.lang)} sub={`× ${line.count}`} value={yuan(line.cents * line.count)} />
              )}
            </For>
            <Row title={p.t("deliveryWord")} value={yuan(of().deliveryCents)} />
            <Row title={p.t("orderSum")} value={yuan(of().cents)} tone="orange" />
          </Card>
          <Show when={ticket()}>
            {(t) => (
              <Card>
                <Row
                  title={`${t().train}  ${localized(t().from, p.lang)} – ${localized(t().to, p.lang)}`}
                  sub={`${t().name} · ${seatLabel(p, t())}`}
                />
                <Row title={p.t("orderedAt")} value={momentText(of().at, p.os, p.now)} />
              </Card>
            )}
          </Show>
        </Frame>
      )}
    </Show>
  );
});
