import { For } from "solid-js";
import { balanceOf } from "#os/money/read.ts";
import { balanceAccount } from "#apps/alipay/accounts.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { ButtonRow, BigButton, Cell, Cells, Paragraph } from "#apps/alipay/looks/cells.tsx";
import { HeaderLink, PageFrame } from "#apps/alipay/looks/page.tsx";
import { AmountHeader } from "#apps/alipay/looks/rows.tsx";
import { yuan } from "#apps/alipay/sums.ts";

export default page("balance", (p) => (
  <PageFrame
    ground="pale"
    title={p.t("balance")}
    right={<HeaderLink label={p.t("details")} onTap={() => p.act.records()} />}
  >
    <AmountHeader above={p.t("balanceOfAccount")} sum={yuan(balanceOf(p.os, balanceAccount))} />
    <ButtonRow>
      <BigButton label={p.t("topUp")} onTap={() => p.act.topUp()} />
      <BigButton kind="line" label={p.t("withdraw")} onTap={() => p.act.withdraw()} />
    </ButtonRow>
    <Cells title={p.t("rules")}>
      <Cell title={p.t("freeLeft")} value={yuan(p.state.freeCents)} />
      <Cell title={p.t("feeAfter")} value="0.1%" />
    </Cells>
    <For each={["balanceNote1", "balanceNote2"] as const}>
      {(key) => (
        <Paragraph dim small pad>
          {p.t(key)}
        </Paragraph>
      )}
    </For>
  </PageFrame>
));
