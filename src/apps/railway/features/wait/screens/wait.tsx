import none from "@material-symbols/svg-400/rounded/hourglass_top.svg?raw";
import { Show } from "solid-js";
import { waitChance } from "../../../../../world/rails/sold.ts";
import { momentText } from "../../../../../os/format.ts";
import { rideOf } from "../../book/seats.ts";
import type { Wait } from "../../book/state.ts";
import { Frame, None } from "../../../looks/frame.tsx";
import { Act, Acts, Banner, Card, Hints, Row } from "../../../looks/parts.tsx";
import { TripHead } from "../../../looks/trains.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { DueFoot, PayChoices, payWithin } from "../../../screens/parts/pay.tsx";
import { waitState } from "../../../screens/parts/states.ts";
import { boardsOn, className, dayLine, wayOf, yuan } from "../../../screens/parts/telling.ts";

const tones: Readonly<Record<Wait["status"], "blue" | "orange" | "green" | "grey">> = {
  unpaid: "orange",
  waiting: "blue",
  served: "green",
  failed: "grey",
  cancelled: "grey",
};
export default page("wait", (p) => {
  const wait = () => p.state.waits[p.params.wait];
  const sub = (of: Wait): string | undefined => {
    if (of.status === "unpaid") return payWithin(p, of.payBy);
    if (of.status === "waiting") return p.t("waitEnds", { at: momentText(of.endsAt, p.os, p.now) });
    return of.status === "failed" || of.status === "cancelled" ? p.t("waitRefunded") : undefined;
  };
  return (
    <Show
      when={wait()}
      fallback={
        <Frame title={p.t("waitTitle")}>
          <None icon={none} text={p.t("noOrders")} />
        </Frame>
      }
    >
      {(of) => (
        <Frame
          title={p.t("waitTitle")}
          foot={
            of().status === "unpaid" ? (
              <DueFoot
                on={p}
                label={p.t("prepaid")}
                cents={of().cents}
                cancel={p.t("cancelWait")}
                onCancel={() => p.act.cancel()}
                onPay={() => p.act.choosePay()}
              />
            ) : of().status === "waiting" ? (
              <Acts>
                <Act kind="line" label={p.t("cancelWait")} onTap={() => p.act.cancel()} />
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
          <Banner title={waitState(p, of())} sub={sub(of())} tone={tones[of().status]} />
          <TripHead date={dayLine(p, boardsOn(of().trip))} way={wayOf(p, of().trip)} />
          <Card>
            <Row title={p.t("seatClass")} value={className(p, of().trip.of)} />
            <Row
              title={p.t("riders")}
              value={of()
                .passengers.map((id) => p.state.passengers[id]?.name ?? "")
                .join(p.lang === "en" ? ", " : "、")}
            />
            <Row title={p.t("prepaid")} value={yuan(of().cents)} tone="orange" />
            <Show when={of().status === "waiting"}>
              <Row title={p.t("chance")} value={p.t(`chance-${waitChance(rideOf(of().trip, of().trip.of))}`)} />
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
