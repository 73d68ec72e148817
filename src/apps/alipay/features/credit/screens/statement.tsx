import { createMemo, For, Show } from "solid-js";
import { dateText, monthText } from "../../../../../os/format.ts";
import { civilOf } from "../../../../../state/civil.ts";
import { entriesOf } from "../../../../../os/money/read.ts";
import { creditAccount } from "../../../accounts.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Acts, Big, Cell, Cells } from "../../../looks/cells.tsx";
import { Leaf } from "../../../looks/page.tsx";
import { TopSum } from "../../../looks/rows.tsx";
import { yuan } from "../../../sums.ts";
import { Bill } from "../../bills/screens/parts/bill.tsx";
import { partsOf } from "../commands.ts";

export default page("statement", (p) => {
  const c = () => p.state.credit;
  const fresh = createMemo(() =>
    entriesOf(p.os, creditAccount).filter((e) => e.at > c().billedAt && e.from === creditAccount),
  );
  const named = (at: number) => {
    const { year, month } = civilOf(at, p.offsetMin);
    return monthText(year, month, p.lang);
  };
  return (
    <Leaf title={p.t("statement")}>
      <TopSum
        above={p.t("billedOn", { date: dateText(c().billedAt, p.os, p.now) })}
        sum={yuan(c().billedCents)}
        below={c().payBy === null ? p.t("nothingDue") : p.t("payUntil", { date: dateText(c().payBy!, p.os, p.now) })}
      />
      <Acts abreast>
        <Big kind="line" label={p.t("instal")} disabled={!p.can("instal")} onTap={() => p.act.instal()} />
        <Big label={p.t("repay")} onTap={() => p.act.repay()} />
      </Acts>
      <Show when={Object.keys(p.state.plans).length > 0}>
        <Cells title={p.t("plans")}>
          <For each={Object.values(p.state.plans)}>
            {(plan) => (
              <Cell
                title={yuan(plan.cents)}
                sub={p.t("planParts", { n: plan.months, done: plan.billed })}
                value={p.t("eachMonth", { sum: yuan(partsOf(plan.cents, plan.months)[plan.billed]! + plan.feeCents) })}
              />
            )}
          </For>
        </Cells>
      </Show>
      <Show when={fresh().length > 0}>
        <Cells title={p.t("notBilled", { date: dateText(c().next, p.os, p.now) })}>
          <For each={fresh()}>{(e) => <Bill at={p} entry={e} onTap={() => p.act.open({ id: e.id })} />}</For>
        </Cells>
      </Show>
      <Cells title={p.t("pastStatements")}>
        <For each={p.state.statements.toReversed()}>
          {(s) => <Cell title={named(s.at)} sub={p.t(s.paid ? "settled" : "unsettled")} value={yuan(s.cents)} />}
        </For>
      </Cells>
    </Leaf>
  );
});
