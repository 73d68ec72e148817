import { Show } from "solid-js";
import { amountText, parseCents } from "#os/money/read.ts";
import { screen } from "#ui/screen-binding.tsx";
import { PaidPage } from "#apps/wechat/looks/bill.tsx";
import { Cells, Remark, TextLink } from "#apps/wechat/looks/cells.tsx";
import { FieldCell } from "#apps/wechat/looks/fields.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { ActionSheet } from "#apps/wechat/looks/overlays.tsx";
import { PacketTotal } from "#apps/wechat/looks/packet.tsx";
import wechat from "#apps/wechat/index.ts";
import { strings } from "#apps/wechat/strings.ts";
import { Payment } from "./parts/payment.tsx";

export default screen(wechat, strings, "packetForm", (p) => {
  const group = () => p.state.groups[p.params.peer];
  const isEqual = () => group() !== undefined && p.view.kind === "equal";
  const total = () => {
    const cents = parseCents(p.view.amount) ?? 0;
    const count = Number(p.view.count);
    return isEqual() && Number.isInteger(count) ? cents * count : cents;
  };
  const amount = () => p.t("sum", { sum: amountText(total()) });
  return (
    <Frame
      back={p.view.paid ? undefined : "close"}
      title={p.t("packetTitle")}
      overlays={
        <>
          <Payment
            host={p}
            what={p.t("payFor")}
            amount={amount()}
            onDigit={(digit) => p.act.digit({ digit })}
            onErase={() => p.act.erase()}
            onFinger={() => p.act.finger()}
            onMethods={() => p.act.methods()}
            onMethod={(from) => p.act.pickMethod({ from })}
          />
          <ActionSheet
            open={p.view.open === "kinds"}
            items={[
              {
                label: p.t("luckyKind"),
                on: p.view.kind === "lucky",
                onTap: () => p.act.pickKind({ kind: "lucky" }),
              },
              {
                label: p.t("equalKind"),
                on: p.view.kind === "equal",
                onTap: () => p.act.pickKind({ kind: "equal" }),
              },
            ]}
          />
        </>
      }
    >
      <Show
        when={!p.view.paid}
        fallback={
          <PaidPage
            title={p.t("paidTitle")}
            amount={amount()}
            note={p.t("packetSent")}
            done={p.t("done")}
            onDone={() => p.act.done()}
          />
        }
      >
        <Show when={group()}>
          {(g) => (
            <>
              <TextLink
                label={`${p.t(p.view.kind === "lucky" ? "luckyKind" : "equalKind")} ›`}
                onTap={() => p.setView({ open: "kinds" })}
              />
              <Cells first note={p.t("inGroup", { n: g().members.length })}>
                <FieldCell
                  at={p.field("count")}
                  word={p.t("quantity")}
                  label={p.t("quantity")}
                  placeholder={p.t("quantityHint")}
                  kind="number"
                />
              </Cells>
            </>
          )}
        </Show>
        <Cells>
          <FieldCell
            at={p.field("amount")}
            word={p.t(group() ? (isEqual() ? "each" : "total") : "amount")}
            label={p.t("amount")}
            placeholder="¥0.00"
            kind="decimal"
          />
        </Cells>
        <Cells>
          <FieldCell at={p.field("wish")} label={p.t("defaultWish")} placeholder={p.t("defaultWish")} />
        </Cells>
        <PacketTotal amount={amount()} label={p.t("prepare")} disabled={!p.can("pay")} onTap={() => p.act.pay()} />
        <Remark>{p.t("packetNote")}</Remark>
      </Show>
    </Frame>
  );
});
