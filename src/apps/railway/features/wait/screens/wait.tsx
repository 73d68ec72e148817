import none from "@material-symbols/svg-400/rounded/hourglass_top.svg?raw";
import { Show } from "solid-js";
import { waitlistChance } from "#world/rails/train-status.ts";
import { momentText } from "#os/format.ts";
import { toRide } from "../../book/seats.ts";
import type { Wait } from "../../book/state.ts";
import { Frame, EmptyState } from "#apps/railway/looks/frame.tsx";
import { Button, ButtonRow, Banner, Card, Hints, Row } from "#apps/railway/looks/parts.tsx";
import { TripHeader } from "#apps/railway/looks/trains.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";
import { UnpaidFooter, PaymentSheet, remainingPayTimeText } from "#apps/railway/screens/parts/pay.tsx";
import { waitStateText } from "#apps/railway/screens/parts/states.ts";
import { boardingDay, seatClassName, weekdayAndDayText, routeTimes, yuan } from "#apps/railway/screens/parts/labels.ts";

const statusTones: Readonly<Record<Wait["status"], "blue" | "orange" | "green" | "grey">> = {
  unpaid: "orange",
  waiting: "blue",
  served: "green",
  failed: "grey",
  cancelled: "grey",
};
export default page("wait", (p) => {
  const wait = () => p.state.waits[p.params.wait];
  const sub = (of: Wait): string | undefined => {
    if (of.status === "unpaid") return remainingPayTimeText(p, of.payBy);
    if (of.status === "waiting") return p.t("waitEnds", { at: momentText(of.endsAt, p.os, p.now) });
    return of.status === "failed" || of.status === "cancelled" ? p.t("waitRefunded") : undefined;
  };
  return (
    <Show
      when={wait()}
      fallback={
        <Frame title={p.t("waitTitle")}>
          <EmptyState icon={none} text={p.t("noOrders")} />
        </Frame>
      }
    >
      {(of) => (
        <Frame
          title={p.t("waitTitle")}
          foot={
            of().status === "unpaid" ? (
              <UnpaidFooter
                on={p}
                label={p.t("prepaid")}
                cents={of().cents}
                cancel={p.t("cancelWait")}
                onCancel={() => p.act.cancel()}
                onPay={() => p.act.choosePay()}
              />
            ) : of().status === "waiting" ? (
              <ButtonRow>
                <Button kind="line" label={p.t("cancelWait")} onTap={() => p.act.cancel()} />
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
          <Banner title={waitStateText(p, of())} sub={sub(of())} tone={statusTones[of().status]} />
          <TripHeader date={weekdayAndDayText(p, boardingDay(of().trip))} way={routeTimes(p, of().trip)} />
          <Card>
            <Row title={p.t("seatClass")} value={seatClassName(p, of().trip.of)} />
            <Row
              title={p.t("riders")}
              value={of()
                .passengers.map((id) => p.state.passengers[id]?.name ?? "")
                .join(p.lang === "en" ? ", " : "、")}
            />
            <Row title={p.t("prepaid")} value={yuan(of().cents)} tone="orange" />
            <Show when={of().status === "waiting"}>
              <Row title={p.t("chance")} value={p.t(`chance-${waitlistChance(toRide(of().trip, of().trip.of))}`)} />
            </Show>
            <Row title={p.t("orderedAt")} value={momentText(of().at, p.os, p.now)} />
            <Show when={of().order}>
              {(order) => <Row title={p.t("seeOrder")} onTap={() => p.act.openOrder({ order: order() })} />}
            </Show>
          </Card>
          <Hints title={p.t("hints")} lines={[p.t("waitHint1"), p.t("waitHint2"), p.t("waitHint3")]} />
        </Frame>
      )}
    </Show>
  );
});
