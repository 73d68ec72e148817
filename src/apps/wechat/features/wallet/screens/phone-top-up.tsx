import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { Cells, Cell, Remark, TextLink } from "#apps/wechat/looks/cells.tsx";
import { TitledFieldCell } from "#apps/wechat/looks/forms.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { PlanGrid } from "#apps/wechat/looks/wallet.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { topUpPlans } from "../queries.ts";

export default screen(wechat, strings, "phoneTopUp", (p) => (
  <Frame back white title={p.t("phoneTopUp")}>
    <TitledFieldCell title={p.t("topUpFor")} at={p.field("phone")} kind="phone" />
    <TextLink label={p.t("pickNumber")} onTap={() => p.act.pick()} />
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
