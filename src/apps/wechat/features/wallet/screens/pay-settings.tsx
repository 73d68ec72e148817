import { screen } from "#ui/screen-binding.tsx";
import { amountText } from "#os/money/read.ts";
import wechat from "#apps/wechat/index.ts";
import { Cell, Cells, SwitchRow } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { HalfSheet } from "#apps/wechat/looks/overlays.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { defaultMethod } from "../queries.ts";
import { methodName, MethodList } from "./parts/methods.tsx";

export default screen(wechat, strings, "paySettings", (p) => (
  <Frame
    back
    title={p.t("paySettings")}
    overlays={
      <HalfSheet open={p.view.open === "methods"} title={p.t("firstRow")}>
        <MethodList
          os={p.os}
          t={p.t}
          chosen={defaultMethod(p.state, p.os).account}
          onPick={(account) => p.act.setMethod({ account })}
        />
      </HalfSheet>
    }
  >
    <Cells first>
      <Cell title={p.t("payPasswordRow")} leads onTap={() => p.act.payPassword()} />
      <SwitchRow
        title={p.t("fingerRow")}
        on={p.state.pay.finger}
        onTap={() => p.act.setFinger({ on: !p.state.pay.finger })}
      />
    </Cells>
    <Cells>
      <Cell
        title={p.t("firstRow")}
        value={methodName(p.t, defaultMethod(p.state, p.os))}
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
