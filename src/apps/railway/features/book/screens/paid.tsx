import { For } from "solid-js";
import { numberOf } from "../../../facts.ts";
import { ridesOf, ticketsOf } from "../../orders/queries.ts";
import { Frame } from "../../../looks/frame.tsx";
import { Act, Acts, Banner, Card, Hints, Pill, Pills, Row } from "../../../looks/parts.tsx";
import { TripHead } from "../../../looks/trains.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { boardsOn, className, dayLine, seatWord, wayOf, yuan } from "../../../screens/parts/telling.ts";

export default page("paid", (p) => {
  const tickets = () => ticketsOf(p.state, p.params.order);
  const isChange = () => p.state.orders[p.params.order]?.kind === "change";
  return (
    <Frame
      title={p.t("paidTitle")}
      foot={
        <Acts>
          <Act kind="line" label={p.t("seeOrder")} onTap={() => p.act.openOrder()} />
          <Act label={p.t("goHome")} onTap={() => p.act.goHome()} />
        </Acts>
      }
    >
      <Banner
        tone="green"
        title={p.t(isChange() ? "changedBanner" : "paidBanner")}
        sub={p.t("orderNumber", { n: numberOf(p.params.order) })}
      />
      <For each={ridesOf(tickets())}>
        {(ride) => (
          <>
            <TripHead date={dayLine(p, boardsOn(ride[0]))} way={wayOf(p, ride[0])} />
            <Card title={p.t("eTickets")}>
              <For each={ride}>
                {(ticket) => (
                  <>
                    <Row
                      title={ticket.name}
                      sub={`${className(p, ticket.of)} · ${seatWord(p, ticket)}`}
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
