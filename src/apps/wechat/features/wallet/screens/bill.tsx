import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { momentText } from "#os/format.ts";
import { amountText, findMoneyEntry, documentNumber } from "#os/money/read.ts";
import wechat from "#apps/wechat/index.ts";
import { Cell, Cells, Remark } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { AlertBox } from "#apps/wechat/looks/overlays.tsx";
import { BillEntryHeader } from "#apps/wechat/looks/wallet.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { categoryOf, directionOf, findMethod } from "../queries.ts";
import { methodName } from "./parts/methods.tsx";

export default screen(wechat, strings, "bill", (p) => {
  const entry = () => findMoneyEntry(p.os, p.params.entry);
  const back = () => Object.values(p.os.money.entries).some((e) => e.refunds === p.params.entry);
  const sign = () => (entry() ? directionOf(p.os, entry()!) : 0);
  return (
    <Frame
      back
      white
      title={p.t("billTitle")}
      overlays={
        <AlertBox
          open={p.view.open === "note"}
          title={p.t("billNote")}
          ok={p.t("saveWord")}
          onOk={() => p.act.saveNote()}
        >
          <Field
            at={p.field("note")}
            label={p.t("billNote")}
            placeholder={p.t("billNoteAdd")}
            bare="body"
            line
            onEnter={() => p.act.saveNote()}
          />
        </AlertBox>
      }
    >
      <Show when={entry()} fallback={<Remark big>{p.t("payment-missing")}</Remark>}>
        {(e) => (
          <>
            <BillEntryHeader
              category={categoryOf(e())}
              title={e().title}
              sum={`${sign() > 0 ? "+" : sign() < 0 ? "-" : ""}${amountText(sign() > 0 ? e().toCents : e().cents)}`}
            />
            <Cells first>
              <Cell title={p.t("billState")} value={p.t(back() ? "billBack" : "billDone")} />
              <Cell title={p.t("billTime")} value={momentText(e().at, p.os, p.now)} />
              <Cell
                title={p.t(sign() > 0 ? "billReceived" : "billMethod")}
                value={methodName(p.t, findMethod(p.os, sign() > 0 ? e().to : e().from))}
              />
              <Cell title={p.t("billCategory")} value={p.t(`category_${categoryOf(e())}`)} />
              <Cell title={p.t("billNumber")} value={documentNumber(e().id, e().at, p.offsetMin)} />
              <Cell
                title={p.t("billNote")}
                value={p.state.billNotes[e().id] ?? p.t("billNoteAdd")}
                leads
                onTap={() => p.act.writeNote()}
              />
              <Show when={p.state.foodOrders[e().order ?? ""]}>
                {(order) => (
                  <Cell title={p.t("billOrder")} leads onTap={() => p.act.openOrder({ order: order().id })} />
                )}
              </Show>
              <Show when={p.state.trips[e().order ?? ""]}>
                {(trip) => <Cell title={p.t("billTrip")} leads onTap={() => p.act.openTrip({ trip: trip().id })} />}
              </Show>
            </Cells>
          </>
        )}
      </Show>
    </Frame>
  );
});
