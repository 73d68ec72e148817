import { Show } from "solid-js";
import { amountText, centsOf } from "../../../../../os/money/read.ts";
import { screen } from "../../../../../ui/bind.tsx";
import { Paid } from "../../../looks/bill.tsx";
import { WordLink } from "../../../looks/cells.tsx";
import { FieldCell } from "../../../looks/fields.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { AskBox } from "../../../looks/over.tsx";
import { AmountPad } from "../../../looks/pad.tsx";
import { Face } from "../../../looks/portrait.tsx";
import { SumSheet, TransferHead } from "../../../looks/transfer.tsx";
import wechat from "../../../index.ts";
import { worldId } from "../../../people.ts";
import { strings } from "../../../strings.ts";
import { nameIn } from "../../contacts/queries.ts";
import { Payment } from "./parts/payment.tsx";

export default screen(wechat, strings, "transferForm", (p) => {
  const name = () => nameIn(p.state, p.params.peer);
  const amount = () => p.t("sum", { sum: amountText(centsOf(p.view.amount) ?? 0) });
  return (
    <Frame
      back={p.view.paid ? undefined : true}
      bottom={
        <Show when={!p.view.paid}>
          <AmountPad
            label={p.t("pay")}
            disabled={!p.can("pay")}
            onKey={(key) => p.act.type({ key })}
            onErase={() => p.act.untype()}
            onDone={() => p.act.pay()}
          />
        </Show>
      }
      overlays={
        <>
          <Payment
            host={p}
            what={p.t("payTo", { name: name() })}
            amount={amount()}
            onDigit={(digit) => p.act.digit({ digit })}
            onErase={() => p.act.erase()}
            onFinger={() => p.act.finger()}
            onMethods={() => p.act.methods()}
            onMethod={(from) => p.act.pickMethod({ from })}
          />
          <AskBox
            open={p.view.open === "remark"}
            title={p.t("addRemark")}
            ok={p.t("ok")}
            onOk={() => p.setView({ open: null })}
          >
            <FieldCell at={p.field("remark")} label={p.t("addRemark")} placeholder={p.t("remarkHint2")} />
          </AskBox>
        </>
      }
    >
      <Show
        when={!p.view.paid}
        fallback={
          <Paid
            title={p.t("paidTitle")}
            amount={amount()}
            note={p.t("transferSent", { name: name() })}
            done={p.t("done")}
            onDone={() => p.act.done()}
          />
        }
      >
        <TransferHead
          face={<Face of={worldId(p.params.peer)} size={44} />}
          title={p.t("transferTo", { name: name() })}
          note={p.t("idOf", { id: p.state.people[p.params.peer]?.wxid ?? "" })}
        />
        <SumSheet title={p.t("amount")} typed={p.view.amount} name={amount()}>
          <WordLink
            label={p.view.remark.trim() === "" ? p.t("addRemark") : p.view.remark}
            onTap={() => p.setView({ open: "remark" })}
          />
        </SumSheet>
      </Show>
    </Frame>
  );
});
