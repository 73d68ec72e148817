import { For } from "solid-js";
import { orderNumber } from "#apps/railway/facts.ts";
import { groupByTrain, ticketsOf } from "../../orders/queries.ts";
import { Frame } from "#apps/railway/looks/frame.tsx";
import { Button, ButtonRow, Banner, Card, Hints, Pill, Pills, Row } from "#apps/railway/looks/parts.tsx";
import { TripHeader } from "#apps/railway/looks/trains.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";
import {
  boardingDay,
  seatClassName,
  weekdayAndDayText,
  seatLabel,
  routeTimes,
  yuan,
} from "#apps/railway/screens/parts/labels.ts";

export default page("paid", (p) => {
  const tickets = () => ticketsOf(p.state, p.params.order);
  const isChange = () => p.state.orders[p.params.order]?.kind === "change";
  return (
    <Frame
      title={p.t("paidTitle")}
      foot={
        <ButtonRow>
          <Button kind="line" label={p.t("seeOrder")} onTap={() => p.act.openOrder()} />
          <Button label={p.t("goHome")} onTap={() => p.act.goHome()} />
        </ButtonRow>
      }
    >
      <Banner
        tone="green"
        title={p.t(isChange() ? "changedBanner" : "paidBanner")}
        sub={p.t("orderNumber", { n: orderNumber(p.params.order) })}
      />
      <For each={groupByTrain(tickets())}>
        {(ride) => (
          <>
            <TripHeader date={weekdayAndDayText(p, boardingDay(ride[0]))} way={routeTimes(p, ride[0])} />
            <Card title={p.t("eTickets")}>
              <For each={ride}>
                {(ticket) => (
                  <>
                    <Row
                      title={ticket.name}
                      sub={`${seatClassName(p, ticket.of)} · ${seatLabel(p, ticket)}`}
                      value={yuan(ticket.cents)}
                      tone="orange"
                    />
                    <Pills>
                      <Pill
                        kind="blue"
                        label={p.t("addEvent")}
                        name={p.t("addEventOf", { name: ticket.name })}
                        onTap={() => p.act.addEvent({ ticket: ticket.id })}
                      />
                    </Pills>
                  </>
                )}
              </For>
              <Pills>
                <Pill
                  kind="orange"
                  label={p.t("orderMeals")}
                  name={p.t("orderMealsOn", { train: ride[0].train })}
                  onTap={() => p.act.meals({ ticket: ride[0].id })}
                />
              </Pills>
            </Card>
          </>
        )}
      </For>
      <Hints title={p.t("hints")} lines={[p.t("hintId"), p.t("hintGate")]} />
    </Frame>
  );
});
