import none from "@material-symbols/svg-400/rounded/confirmation_number.svg?raw";
import { Show } from "solid-js";
import { feeOf, refundPercent } from "../../book/trips.ts";
import { Frame, None } from "../../../looks/frame.tsx";
import { Act, Acts, Card, Hints, PayFoot, Row } from "../../../looks/parts.tsx";
import { TripHead } from "../../../looks/trains.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { ticketState } from "../../../screens/parts/states.ts";
import { boardsOn, className, dayLine, seatWord, wayOf, yuan } from "../../../screens/parts/telling.ts";
import { departsAt } from "../../../times.ts";

export default page("refund", (p) => {
  const ticket = () => p.state.tickets[p.params.ticket];
  const percent = () => refundPercent(departsAt(ticket()!) - p.now);
  const fee = () => feeOf(ticket()!.cents, percent());
  return (
    <Show
      when={ticket()}
      fallback={
        <Frame title={p.t("refundTitle")}>
          <None icon={none} text={p.t("noOrders")} />
        </Frame>
      }
    >
      {(t) => (
        <Frame
          title={p.t("refundTitle")}
          foot={
            t().status === "paid" ? (
              <PayFoot label={p.t("comesBack")} sum={yuan(t().cents - fee())}>
                <Acts>
                  <Act kind="orange" label={p.t("refundDo")} onTap={() => p.act.confirm()} />
                </Acts>
              </PayFoot>
            ) : undefined
          }
        >
          <TripHead date={dayLine(p, boardsOn(t()))} way={wayOf(p, t())} right={<p>{ticketState(p, t())}</p>} />
          <Card>
            <Row title={t().name} sub={`${className(p, t().of)} · ${seatWord(p, t())}`} />
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
