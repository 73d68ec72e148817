import none from "@material-symbols/svg-400/rounded/confirmation_number.svg?raw";
import { Show } from "solid-js";
import { feeCents, refundPercent } from "../../book/trips.ts";
import { Frame, EmptyState } from "#apps/railway/looks/frame.tsx";
import { Button, ButtonRow, Card, Hints, PayFooter, Row } from "#apps/railway/looks/parts.tsx";
import { TripHeader } from "#apps/railway/looks/trains.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";
import { ticketStateText } from "#apps/railway/screens/parts/states.ts";
import {
  boardingDay,
  seatClassName,
  weekdayAndDayText,
  seatLabel,
  routeTimes,
  yuan,
} from "#apps/railway/screens/parts/labels.ts";
import { departsAt } from "#apps/railway/times.ts";

export default page("refund", (p) => {
  const ticket = () => p.state.tickets[p.params.ticket];
  const percent = () => refundPercent(departsAt(ticket()!) - p.now);
  const fee = () => feeCents(ticket()!.cents, percent());
  return (
    <Show
      when={ticket()}
      fallback={
        <Frame title={p.t("refundTitle")}>
          <EmptyState icon={none} text={p.t("noOrders")} />
        </Frame>
      }
    >
      {(t) => (
        <Frame
          title={p.t("refundTitle")}
          foot={
            t().status === "paid" ? (
              <PayFooter label={p.t("comesBack")} sum={yuan(t().cents - fee())}>
                <ButtonRow>
                  <Button kind="orange" label={p.t("refundDo")} onTap={() => p.act.confirm()} />
                </ButtonRow>
              </PayFooter>
            ) : undefined
          }
        >
          <TripHeader
            date={weekdayAndDayText(p, boardingDay(t()))}
            way={routeTimes(p, t())}
            right={<p>{ticketStateText(p, t())}</p>}
          />
          <Card>
            <Row title={t().name} sub={`${seatClassName(p, t().of)} · ${seatLabel(p, t())}`} />
            <Row title={p.t("ticketPrice")} value={yuan(t().cents)} />
            <Show
              when={t().status === "paid"}
              fallback={<Row title={p.t("cameBack")} value={yuan(t().backCents)} tone="orange" />}
            >
              <Row title={p.t("refundFee", { n: percent() })} value={yuan(fee())} />
              <Row title={p.t("comesBack")} value={yuan(t().cents - fee())} tone="orange" />
            </Show>
          </Card>
          <Hints
            title={p.t("hints")}
            lines={[
              p.t("refundRule0"),
              p.t("refundRule5"),
              p.t("refundRule10"),
              p.t("refundRule20"),
              p.t("refundBack"),
            ]}
          />
        </Frame>
      )}
    </Show>
  );
});
