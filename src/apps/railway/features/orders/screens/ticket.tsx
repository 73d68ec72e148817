import calendar from "@material-symbols/svg-400/rounded/event.svg?raw";
import code from "@material-symbols/svg-400/rounded/qr_code_2.svg?raw";
import food from "@material-symbols/svg-400/rounded/restaurant.svg?raw";
import none from "@material-symbols/svg-400/rounded/confirmation_number.svg?raw";
import share from "@material-symbols/svg-400/rounded/share.svg?raw";
import table from "@material-symbols/svg-400/rounded/schedule.svg?raw";
import { For, Show } from "solid-js";
import { gateOf, lateAt } from "../../../../../world/rails/sold.ts";
import { numberOf, said } from "../../../facts.ts";
import { maskedId } from "../../people/id-numbers.ts";
import { Frame, None } from "../../../looks/frame.tsx";
import { Services } from "../../../looks/front.tsx";
import { CodeSquare, TicketPaper } from "../../../looks/paper.tsx";
import { Panel } from "../../../looks/panel.tsx";
import { Act, Acts, Card, Row, Says } from "../../../looks/parts.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { mealState, ticketState } from "../../../screens/parts/states.ts";
import {
  boardsOn,
  className,
  clockOf,
  dayLine,
  fareName,
  lastsOf,
  seatWord,
  yuan,
} from "../../../screens/parts/telling.ts";
import { departsAt, todayOf } from "../../../times.ts";

export default page("ticket", (p) => {
  const ticket = () => p.state.tickets[p.params.ticket];
  const gate = () => gateOf(ticket()!.train, ticket()!.from.id);
  const isGood = () => ticket()!.status === "paid" && departsAt(ticket()!) > p.now;
  const late = () => {
    const t = ticket()!;
    const soon = todayOf(p.now) === boardsOn(t);
    return t.status === "paid" && soon ? lateAt(t.train, t.day, t.board) : 0;
  };
  const meals = () => Object.values(p.state.meals).filter((meal) => meal.ticket === p.params.ticket);
  return (
    <Show
      when={ticket()}
      fallback={
        <Frame title={p.t("eTicket")}>
          <None icon={none} text={p.t("noOrders")} />
        </Frame>
      }
    >
      {(t) => (
        <Frame
          title={p.t("eTicket")}
          foot={
            isGood() ? (
              <Acts>
                <Act kind="line" label={p.t("refundWord")} onTap={() => p.act.refund()} />
                <Act label={p.t("changeWord")} onTap={() => p.act.change()} />
              </Acts>
            ) : undefined
          }
          overlays={
            <Panel open={p.view.open === "code"} title={p.t("entryCode")}>
              <CodeSquare of={p.params.ticket} name={p.t("entryCodeHint", { name: t().name })} />
            </Panel>
          }
        >
          <TicketPaper
            number={numberOf(t().order)}
            gate={p.t("gate", { gate: gate().gate })}
            from={said(t().from, p.lang)}
            to={said(t().to, p.lang)}
            fromLatin={p.lang === "en" ? clockOf(t().departs) : t().from.en}
            toLatin={p.lang === "en" ? clockOf(t().arrives) : t().to.en}
            train={t().train}
            when={`${dayLine(p, boardsOn(t()))} ${clockOf(t().departs)}`}
            seat={seatWord(p, t())}
            of={className(p, t().of)}
            price={`${yuan(t().cents)} ${fareName(p, t().who)}`}
            who={t().name}
            id={maskedId(p.state.passengers[t().passenger]?.idNumber ?? "")}
            stamp={t().status === "paid" ? null : ticketState(p, t())}
          />
          <Show when={late() > 0}>
            <Says tone="orange">{p.t("lateBy", { n: late() })}</Says>
          </Show>
          <Services
            items={[
              ...(isGood()
                ? [
                    { label: p.t("entryCode"), icon: code, tint: "#2b86e6", onTap: () => p.act.code() },
                    { label: p.t("orderMeals"), icon: food, tint: "#e05a47", onTap: () => p.act.meals() },
                    { label: p.t("addEvent"), icon: calendar, tint: "#5a6ee0", onTap: () => p.act.addEvent() },
                    { label: p.t("shareTrip"), icon: share, tint: "#2a9d5c", onTap: () => p.act.share() },
                  ]
                : []),
              // What the train does is of use whatever became of the ticket.
              { label: p.t("timetable"), icon: table, tint: "#1d9d8b", onTap: () => p.act.openTrain() },
            ]}
          />
          <Card>
            <Row
              title={p.t("boardAt", { name: said(t().from, p.lang) })}
              sub={`${clockOf(t().departs)} · ${p.t("gate", { gate: gate().gate })} · ${p.t("platform", { n: gate().platform })}`}
              onTap={() => p.act.openStation({ station: t().from.id })}
            />
            <Row
              title={p.t("alightAt", { name: said(t().to, p.lang) })}
              sub={`${clockOf(t().arrives)} · ${lastsOf(p, t().arrives - t().departs)} · ${p.t("km", { n: t().km })}`}
              onTap={() => p.act.openStation({ station: t().to.id })}
            />
            <Row
              title={p.t("orderTitle")}
              value={numberOf(t().order)}
              onTap={() => p.act.openOrder({ order: t().order })}
            />
            <Show when={t().status === "ridden"}>
              <Row title={p.t("invoices")} onTap={() => p.act.invoice()} />
            </Show>
          </Card>
          <Show when={meals().length > 0}>
            <Card title={p.t("meals")}>
              <For each={meals()}>
                {(meal) => (
                  <Row
                    title={said(meal, p.lang)}
                    sub={yuan(meal.cents)}
                    value={mealState(p, meal)}
                    onTap={() => p.act.openMeal({ meal: meal.id })}
                  />
                )}
              </For>
            </Card>
          </Show>
        </Frame>
      )}
    </Show>
  );
});
