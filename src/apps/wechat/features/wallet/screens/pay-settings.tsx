import { screen } from "../../../../../ui/bind.tsx";
import { amountText } from "../../../../../os/money/read.ts";
import wechat from "../../../index.ts";
import { Cell, Cells, SwitchCell } from "../../../looks/cells.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { HalfSheet } from "../../../looks/over.tsx";
import { strings } from "../../../strings.ts";
import { firstMethod } from "../queries.ts";
import { methodName, Methods } from "./parts/methods.tsx";

export default screen(wechat, strings, "paySettings", (p) => (
  <Frame
    back
    title={p.t("paySettings")}
    overlays={
      <HalfSheet open={p.view.open === "methods"} title={p.t("firstRow")}>
        <Methods
          os={p.os}
          t={p.t}
          chosen={firstMethod(p.state, p.os).account}
          onPick={(account) => p.act.setMethod({ account })}
        />
      </HalfSheet>
    }
  >
    <Cells first>
      <Cell title={p.t("payPasswordRow")} leads onTap={() => p.act.payPassword()} />
      <SwitchCell
        title={p.t("fingerRow")}
        on={p.state.pay.finger}
        onTap={() => p.act.setFinger({ on: !p.state.pay.finger })}
      />
    </Cells>
    <Cells>
      <Cell
        title={p.t("firstRow")}
        value={methodName(p.t, firstMethod(p.state, p.os))}
        leads
        onTap={() => p.setView({ open: "methods" })}
      />
      <Cell
        title={p.t("limitsRow")}
        value={`¥${amountText(p.state.payLimits.dayCents)}`}
        leads
        onTap={() => p.act.limits()}
      />
      <Cell title={p.t("renewsRow")} leads onTap={() => p.act.renews()} />
    </Cells>
  </Frame>
));
