import none from "@material-symbols/svg-400/rounded/receipt_long.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { amountText, balanceOf, entriesOf } from "#os/money/read.ts";
import { whenText } from "#os/format.ts";
import { balanceAccount, creditAccount, fundAccount } from "#apps/alipay/accounts.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cells } from "#apps/alipay/looks/cells.tsx";
import { PageFrame, EmptyState, TopTabs } from "#apps/alipay/looks/page.tsx";
import { BillRow } from "#apps/alipay/looks/rows.tsx";
import { yuan } from "#apps/alipay/sums.ts";
import { BillPicture, kindText } from "../../bills/screens/parts/bill.tsx";

const accounts = { balance: balanceAccount, fund: fundAccount, credit: creditAccount };
export default page("records", (p) => {
  const account = () => accounts[p.params.of];
  const shown = createMemo(() =>
    entriesOf(p.os, account())
      .filter((e) => p.view.side === "all" || (e.from === account()) === (p.view.side === "out"))
      .slice(0, 120),
  );
  const title = () => p.t(p.params.of === "balance" ? "balance" : p.params.of === "fund" ? "yuebao" : "credit");
  return (
    <PageFrame
      title={p.t("recordsOf", { name: title() })}
      sub={yuan(balanceOf(p.os, account()))}
      flush
      top={
        <TopTabs
          tabs={[
            { id: "all", label: p.t("all") },
            { id: "out", label: p.t("wentOut") },
            { id: "in", label: p.t("cameIn") },
          ]}
          chosen={p.view.side}
          onPick={(side) => p.act.side({ side })}
        />
      }
    >
      <Show when={shown().length > 0} fallback={<EmptyState icon={none} text={p.t("noBills")} />}>
        <Cells>
          <For each={shown()}>
            {(e) => (
              <BillRow
                lead={<BillPicture at={p} entry={e} />}
                title={e.title}
                sub={`${kindText(p, e)} · ${whenText(e.at, p.os, p.now)}`}
                sum={`${e.from === account() ? "-" : "+"}${amountText(e.from === account() ? e.cents : e.toCents)}`}
                gain={e.to === account()}
                onTap={() => p.act.open({ id: e.id })}
              />
            )}
          </For>
        </Cells>
      </Show>
    </PageFrame>
  );
});
