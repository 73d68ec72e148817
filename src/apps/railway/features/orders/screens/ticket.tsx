import calendar from "@material-symbols/svg-400/rounded/event.svg?raw";
import code from "@material-symbols/svg-400/rounded/qr_code_2.svg?raw";
import food from "@material-symbols/svg-400/rounded/restaurant.svg?raw";
import none from "@material-symbols/svg-400/rounded/confirmation_number.svg?raw";
import share from "@material-symbols/svg-400/rounded/share.svg?raw";
import table from "@material-symbols/svg-400/rounded/schedule.svg?raw";
import { For, Show } from "solid-js";
import { findGate, delayAtStop } from "#world/rails/train-status.ts";
import { orderNumber, localized } from "#apps/railway/facts.ts";
import { maskIdNumber } from "../../people/id-numbers.ts";
import { Frame, EmptyState } from "#apps/railway/looks/frame.tsx";
import { Services } from "#apps/railway/looks/front.tsx";
import { QrCode, PrintedTicket } from "#apps/railway/looks/printed-ticket.tsx";
import { Panel } from "#apps/railway/looks/panel.tsx";
import { Button, ButtonRow, Card, Row, Paragraph } from "#apps/railway/looks/parts.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";
import { mealStateText, ticketStateText } from "#apps/railway/screens/parts/states.ts";
import {
  boardingDay,
  seatClassName,
  clockText,
  weekdayAndDayText,
  fareName,
  durationLabel,
  seatLabel,
  yuan,
} from "#apps/railway/screens/parts/labels.ts";
import { departsAt, todayOf } from "#apps/railway/times.ts";

export default page("ticket", (p) => {
  const ticket = () => p.state.tickets[p.params.ticket];
  const gate = () => findGate(ticket()!.train, ticket()!.from.id);
  const isGood = () => ticket()!.status === "paid" && departsAt(ticket()!) > p.now;
  const late = () => {
    const t = ticket()!;
    const soon = todayOf(p.now) === boardingDay(t);
    return t.status === "paid" && soon ? delayAtStop(t.train, t.day, t.board) : 0;
  };
  const meals = () => Object.values(p.state.meals).filter((meal) => meal.ticket === p.params.ticket);
  return (
    <Show
      when={ticket()}
      fallback={
        <Frame title={p.t("eTicket")}>
          <EmptyState icon={none} text={p.t("noOrders")} />
        </Frame>
      }
    >
      {(t) => (
        <Frame
          title={p.t("eTicket")}
          foot={
            isGood() ? (
              <ButtonRow>
                <Button kind="line" label={p.t("refundWord")} onTap={() => p.act.refund()} />
                <Button label={p.t("changeWord")} onTap={() => p.act.change()} />
              </ButtonRow>
            ) : undefined
          }
          overlays={
            <Panel open={p.view.open === "code"} title={p.t("entryCode")}>
              <QrCode of={p.params.ticket} name={p.t("entryCodeHint", { name: t().name })} />
            </Panel>
          }
        >
          <PrintedTicket
            number={orderNumber(t().order)}
            gate={p.t("gate", { gate: gate().gate })}
            from={localized(t().from, p.lang)}
            to={localized(t().to, p.lang)}
            fromLatin={p.lang === "en" ? clockText(t().departs) : t().from.en}
            toLatin={p.lang === "en" ? clockText(t().arrives) : t().to.en}
            train={t().train}
            when={`${weekdayAndDayText(p, boardingDay(t()))} ${clockText(t().departs)}`}
            seat={seatLabel(p, t())}
            of={seatClassName(p, t().of)}
            price={`${yuan(t().cents)} ${fareName(p, t().who)}`}
            who={t().name}
            id={maskIdNumber(p.state.passengers[t().passenger]?.idNumber ?? "")}
            stamp={t().status === "paid" ? null : ticketStateText(p, t())}
          />
          <Show when={late() > 0}>
            <Paragraph tone="orange">{p.t("lateBy", { n: late() })}</Paragraph>
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
              // The user can open the timetable for a ticket in any state.
              { label: p.t("timetable"), icon: table, tint: "#1d9d8b", onTap: () => p.act.openTrain() },
            ]}
          />
          <Card>
            <Row
              title={p.t("boardAt", { name: localized(t().from, p.lang) })}
              sub={`${clockText(t().departs)} · ${p.t("gate", { gate: gate().gate })} · ${p.t("platform", { n: gate().platform })}`}
              onTap={() => p.act.openStation({ station: t().from.id })}
            />
            <Row
              title={p.t("alightAt", { name: localized(t().to, p.lang) })}
              sub={`${clockText(t().arrives)} · ${durationLabel(p, t().arrives - t().departs)} · ${p.t("km", { n: t().km })}`}
              onTap={() => p.act.openStation({ station: t().to.id })}
            />
            <Row
              title={p.t("orderTitle")}
              value={orderNumber(t().order)}
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
                    title={localized(meal, p.lang)}
                    sub={yuan(meal.cents)}
                    value={mealStateText(p, meal)}
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
