import { spentToday } from "../../cashier/commands.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Cell, Cells } from "../../../looks/cells.tsx";
import { Leaf } from "../../../looks/page.tsx";
import { HugeSum, SumPad } from "../../../looks/pads.tsx";
import { Half } from "../../../looks/sheet.tsx";
import { yuan } from "../../../sums.ts";

export default page("limits", (p) => (
  <Leaf
    title={p.t("limits")}
    overlays={
      <>
        <Half
          open={p.view.open === "payment"}
          title={p.t("limitPayment")}
          foot={
            <SumPad
              go={p.t("save")}
              can={p.can("setPayment")}
              onKey={(key) => p.act.key({ key })}
              onGo={() => p.act.setPayment()}
            />
          }
        >
          <HugeSum label={p.t("atMost")} sum={p.view.sum} />
        </Half>
        <Half
          open={p.view.open === "day"}
          title={p.t("limitDay")}
          foot={
            <SumPad
              go={p.t("save")}
              can={p.can("setDay")}
              onKey={(key) => p.act.key({ key })}
              onGo={() => p.act.setDay()}
            />
          }
        >
          <HugeSum label={p.t("atMost")} sum={p.view.sum} />
        </Half>
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
  </Leaf>
));
