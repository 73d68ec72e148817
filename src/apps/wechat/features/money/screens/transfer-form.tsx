import { Show } from "solid-js";
import { amountText, parseCents } from "#os/money/read.ts";
import { screen } from "#ui/screen-binding.tsx";
import { PaidPage } from "#apps/wechat/looks/bill.tsx";
import { TextLink } from "#apps/wechat/looks/cells.tsx";
import { FieldCell } from "#apps/wechat/looks/fields.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { AlertBox } from "#apps/wechat/looks/overlays.tsx";
import { AmountKeypad } from "#apps/wechat/looks/keypad.tsx";
import { Face } from "#apps/wechat/looks/portrait.tsx";
import { AmountSheet, TransferHeader } from "#apps/wechat/looks/transfer.tsx";
import wechat from "#apps/wechat/index.ts";
import { worldId } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { nameOrId } from "../../contacts/queries.ts";
import { Payment } from "./parts/payment.tsx";

export default screen(wechat, strings, "transferForm", (p) => {
  const name = () => nameOrId(p.state, p.params.peer);
  const amount = () => p.t("sum", { sum: amountText(parseCents(p.view.amount) ?? 0) });
  return (
    <Frame
      back={p.view.paid ? undefined : true}
      bottom={
        <Show when={!p.view.paid}>
          <AmountKeypad
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
          <AlertBox
            open={p.view.open === "remark"}
            title={p.t("addRemark")}
            ok={p.t("ok")}
            onOk={() => p.setView({ open: null })}
          >
            <FieldCell at={p.field("remark")} label={p.t("addRemark")} placeholder={p.t("remarkHint2")} />
          </AlertBox>
        </>
      }
    >
      <Show
        when={!p.view.paid}
        fallback={
          <PaidPage
            title={p.t("paidTitle")}
            amount={amount()}
            note={p.t("transferSent", { name: name() })}
            done={p.t("done")}
            onDone={() => p.act.done()}
          />
        }
      >
        <TransferHeader
          face={<Face of={worldId(p.params.peer)} size={44} />}
          title={p.t("transferTo", { name: name() })}
          note={p.t("idOf", { id: p.state.people[p.params.peer]?.wxid ?? "" })}
        />
        <AmountSheet title={p.t("amount")} typed={p.view.amount} name={amount()}>
          <TextLink
            label={p.view.remark.trim() === "" ? p.t("addRemark") : p.view.remark}
            onTap={() => p.setView({ open: "remark" })}
          />
        </AmountSheet>
      </Show>
    </Frame>
  );
});
