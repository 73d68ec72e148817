import { spentToday } from "../../cashier/commands.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cell, Cells } from "#apps/alipay/looks/cells.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";
import { AmountField, AmountKeypad } from "#apps/alipay/looks/keypads.tsx";
import { HalfSheet } from "#apps/alipay/looks/sheet.tsx";
import { yuan } from "#apps/alipay/sums.ts";

export default page("limits", (p) => (
  <PageFrame
    title={p.t("limits")}
    overlays={
      <>
        <HalfSheet
          open={p.view.open === "payment"}
          title={p.t("limitPayment")}
          foot={
            <AmountKeypad
              go={p.t("save")}
              can={p.can("setPayment")}
              onKey={(key) => p.act.key({ key })}
              onGo={() => p.act.setPayment()}
            />
          }
        >
          <AmountField label={p.t("atMost")} sum={p.view.sum} />
        </HalfSheet>
        <HalfSheet
          open={p.view.open === "day"}
          title={p.t("limitDay")}
          foot={
            <AmountKeypad
              go={p.t("save")}
              can={p.can("setDay")}
              onKey={(key) => p.act.key({ key })}
              onGo={() => p.act.setDay()}
            />
          }
        >
          <AmountField label={p.t("atMost")} sum={p.view.sum} />
        </HalfSheet>
      </>
    }
  >
    <Cells note={p.t("limitsNote")}>
      <Cell title={p.t("limitPayment")} value={yuan(p.state.pay.paymentCents)} onTap={() => p.act.payment()} />
      <Cell title={p.t("limitDay")} value={yuan(p.state.pay.dayCents)} onTap={() => p.act.day()} />
    </Cells>
    <Cells>
      <Cell title={p.t("spentToday")} value={yuan(spentToday(p.os, p.now, p.offsetMin))} />
    </Cells>
  </PageFrame>
));
