import { createMemo, For, Show } from "solid-js";
import { dateText, monthText } from "#os/format.ts";
import { civilOf } from "#state/civil.ts";
import { entriesOf } from "#os/money/read.ts";
import { creditAccount } from "#apps/alipay/accounts.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { ButtonRow, BigButton, Cell, Cells } from "#apps/alipay/looks/cells.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";
import { AmountHeader } from "#apps/alipay/looks/rows.tsx";
import { yuan } from "#apps/alipay/sums.ts";
import { Bill } from "../../bills/screens/parts/bill.tsx";
import { splitInstalments } from "../commands.ts";

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
    <PageFrame title={p.t("statement")}>
      <AmountHeader
        above={p.t("billedOn", { date: dateText(c().billedAt, p.os, p.now) })}
        sum={yuan(c().billedCents)}
        below={c().payBy === null ? p.t("nothingDue") : p.t("payUntil", { date: dateText(c().payBy!, p.os, p.now) })}
      />
      <ButtonRow abreast>
        <BigButton kind="line" label={p.t("instal")} disabled={!p.can("instal")} onTap={() => p.act.instal()} />
        <BigButton label={p.t("repay")} onTap={() => p.act.repay()} />
      </ButtonRow>
      <Show when={Object.keys(p.state.plans).length > 0}>
        <Cells title={p.t("plans")}>
          <For each={Object.values(p.state.plans)}>
            {(plan) => (
              <Cell
                title={yuan(plan.cents)}
                sub={p.t("planParts", { n: plan.months, done: plan.billed })}
                value={p.t("eachMonth", {
                  sum: yuan(splitInstalments(plan.cents, plan.months)[plan.billed]! + plan.feeCents),
                })}
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
    </PageFrame>
  );
});
