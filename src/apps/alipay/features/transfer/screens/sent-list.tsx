import none from "@material-symbols/svg-400/rounded/history.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { Portrait } from "#ui/kit/portrait.tsx";
import { whenText } from "#os/format.ts";
import { amountText } from "#os/money/read.ts";
import { findCard } from "#apps/alipay/accounts.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cells } from "#apps/alipay/looks/cells.tsx";
import { PageFrame, EmptyState, TopTabs } from "#apps/alipay/looks/page.tsx";
import { BillRow } from "#apps/alipay/looks/rows.tsx";
import { payeeName } from "../../cashier/deals.ts";

export default page("sentList", (p) => {
  const all = createMemo(() =>
    Object.values(p.state.transfers)
      .filter((t) => p.view.shown === "all" || t.status === p.view.shown)
      .toSorted((a, b) => b.at - a.at),
  );
  const name = (id: string) => findCard(p.os, id)?.bank ?? payeeName(p.state, id, p.lang) ?? p.t("goneCard");
  return (
    <PageFrame
      title={p.t("transferRecords")}
      top={
        <TopTabs
          tabs={[
            { id: "all", label: p.t("all") },
            { id: "way", label: p.t("onTheWay") },
            { id: "back", label: p.t("takenBackTab") },
          ]}
          chosen={p.view.shown}
          onPick={(shown) => p.setView({ shown: shown as "all" })}
        />
      }
    >
      <Show when={all().length > 0} fallback={<EmptyState icon={none} text={p.t("noTransfers")} />}>
        <Cells>
          <For each={all()}>
            {(t) => (
              <BillRow
                lead={<Portrait of={p.state.payees[t.payee]?.bank ?? t.payee} size={36} radius={18} />}
                title={name(t.payee)}
                sub={`${whenText(t.at, p.os, p.now)}${t.note === "" ? "" : ` · ${t.note}`}`}
                sum={amountText(t.cents)}
                note={p.t(t.status === "way" ? "sentWay" : t.status === "back" ? "sentBack" : "sentArrived")}
                onTap={() => p.act.open({ id: t.id })}
              />
            )}
          </For>
        </Cells>
      </Show>
    </PageFrame>
  );
});
