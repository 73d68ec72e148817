import none from "@material-symbols/svg-400/rounded/restaurant.svg?raw";
import { For, Show } from "solid-js";
import { momentText } from "../../../../../os/format.ts";
import { said } from "../../../facts.ts";
import { Frame, None } from "../../../looks/frame.tsx";
import { Act, Acts, Banner, Card, Row } from "../../../looks/parts.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { DueFoot, PayChoices, payWithin } from "../../../screens/parts/pay.tsx";
import { mealState } from "../../../screens/parts/states.ts";
import { seatWord, yuan } from "../../../screens/parts/telling.ts";

export default page("meal", (p) => {
  const meal = () => p.state.meals[p.params.meal];
  const ticket = () => p.state.tickets[meal()?.ticket ?? ""];
  return (
    <Show
      when={meal()}
      fallback={
        <Frame title={p.t("mealTitle")}>
          <None icon={none} text={p.t("noMeals")} />
        </Frame>
      }
    >
      {(of) => (
        <Frame
          title={p.t("mealTitle")}
          foot={
            of().status === "unpaid" ? (
              <DueFoot
                on={p}
                label={p.t("orderSum")}
                cents={of().cents}
                cancel={p.t("cancelMeal")}
                onCancel={() => p.act.cancel()}
                onPay={() => p.act.choosePay()}
              />
            ) : of().status === "paid" ? (
              <Acts>
                <Act kind="line" label={p.t("cancelMeal")} onTap={() => p.act.cancel()} />
              </Acts>
            ) : undefined
          }
          overlays={
            <PayChoices
              on={p}
              open={p.view.open === "pay"}
              cents={of().cents}
              onPay={(through) => p.act.pay({ through })}
            />
          }
        >
          <Banner
            title={mealState(p, of())}
            sub={
              of().status === "unpaid"
                ? payWithin(p, of().payBy)
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
          <Card title={said(of(), p.lang)}>
            <For each={of().lines}>
              {(line) => (
                <Row title={said(line, p.lang)} sub={`× ${line.count}`} value={yuan(line.cents * line.count)} />
              )}
            </For>
            <Row title={p.t("deliveryWord")} value={yuan(of().deliveryCents)} />
            <Row title={p.t("orderSum")} value={yuan(of().cents)} tone="orange" />
          </Card>
          <Show when={ticket()}>
            {(t) => (
              <Card>
                <Row
                  title={`${t().train}  ${said(t().from, p.lang)} – ${said(t().to, p.lang)}`}
                  sub={`${t().name} · ${seatWord(p, t())}`}
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
