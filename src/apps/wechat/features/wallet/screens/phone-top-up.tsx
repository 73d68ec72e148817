import { For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import wechat from "../../../index.ts";
import { Cells, Cell, Remark, WordLink } from "../../../looks/cells.tsx";
import { FieldCell } from "../../../looks/forms.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { PlanGrid } from "../../../looks/wallet.tsx";
import { strings } from "../../../strings.ts";
import { topUpPlans } from "../queries.ts";

export default screen(wechat, strings, "phoneTopUp", (p) => (
  <Frame back white title={p.t("phoneTopUp")}>
    <FieldCell title={p.t("topUpFor")} at={p.field("phone")} kind="phone" />
    <WordLink label={p.t("pickNumber")} onTap={() => p.act.pick()} />
    <PlanGrid
      plans={topUpPlans.map((cents) => ({ id: cents, label: p.t("yuan", { n: cents / 100 }) }))}
      disabled={!p.can("buy")}
      onPick={(cents) => p.act.buy({ cents })}
    />
    <Remark>{p.t("topUpNote")}</Remark>
    <Show when={p.state.toppedUp.length > 0}>
      <Cells title={p.t("recentNumbers")}>
        <For each={p.state.toppedUp}>{(phone) => <Cell title={phone} onTap={() => p.act.choose({ phone })} />}</For>
      </Cells>
    </Show>
  </Frame>
));
