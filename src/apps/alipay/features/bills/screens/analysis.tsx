import none from "@material-symbols/svg-400/rounded/pie_chart.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { isInstalled, titleOf } from "#ui/apps.ts";
import { amountText } from "#os/money/read.ts";
import { page, type TextKey } from "#apps/alipay/screens/parts/page.tsx";
import { Cell, Cells, Panel, Pills, Paragraph } from "#apps/alipay/looks/cells.tsx";
import { BarChart, RingChart } from "#apps/alipay/looks/figures.tsx";
import { HeaderLink, PageFrame, EmptyState, TopTabs } from "#apps/alipay/looks/page.tsx";
import { Digits } from "#apps/alipay/looks/keypads.tsx";
import { RoundIcon } from "#apps/alipay/looks/rows.tsx";
import { yuan } from "#apps/alipay/sums.ts";
import { filterBills, lastMonths, monthOrCurrent, groupBills, totalsOf } from "../queries.ts";
import { categories } from "../state.ts";
import { categoryLooks } from "./parts/bill.tsx";
import { PartyPortrait } from "./parts/party-portrait.tsx";

const shades = ["#1677ff", "#36a3d9", "#00b578", "#f7a328", "#8a5cf6", "#ff5a6e", "#14b8c4", "#ff8f1f", "#8c9aab"];
const visibleMonths = 5;
const groupTextKey = (id: string): TextKey =>
  ((categories as readonly string[]).includes(id) ? `cat_${id}` : id) as TextKey;
export default page("analysis", (p) => {
  const month = () => monthOrCurrent(p.view.month, p.now, p.offsetMin);
  const bills = createMemo(() => filterBills(p.state, p.os, p.offsetMin, { month: month() }));
  const totals = createMemo(() => totalsOf(p.state, p.os, bills()));
  const parts = createMemo(() => groupBills(p.state, p.os, bills(), p.view.side, p.view.by));
  const whole = () =>
    Math.max(
      1,
      parts().reduce((sum, part) => sum + part.cents, 0),
    );
  const tint = (id: string, i: number) =>
    p.view.by === "category" ? categoryLooks[id as "food"].tint : shades[i % shades.length]!;
  const months = createMemo(() =>
    lastMonths(p.now, p.offsetMin, visibleMonths)
      .toReversed()
      .map((id) => {
        const sums = totalsOf(p.state, p.os, filterBills(p.state, p.os, p.offsetMin, { month: id }));
        const value = p.view.side === "out" ? sums.outCents : sums.inCents;
        const n = Number(id.slice(5));
        return {
          id,
          label:
            p.lang === "en"
              ? ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][n - 1]!
              : `${n}月`,
          value,
          text: amountText(value).replace(/\.\d\d$/, ""),
        };
      }),
  );
  return (
    <PageFrame
      title={p.t("analysis")}
      right={<HeaderLink label={p.t("budget")} onTap={() => p.act.budget()} />}
      top={
        <TopTabs
          tabs={[
            { id: "out", label: p.t("expenses") },
            { id: "in", label: p.t("income") },
          ]}
          chosen={p.view.side}
          onPick={(side) => p.act.side({ side })}
        />
      }
    >
      <Panel>
        <Paragraph dim small>
          {p.t(p.view.side === "out" ? "spentInMonth" : "cameInMonth")}
        </Paragraph>
        <Digits of={yuan(p.view.side === "out" ? totals().outCents : totals().inCents)} size={32} />
        <BarChart bars={months()} chosen={month()} onPick={(id) => p.act.month({ month: id })} />
      </Panel>
      <Show when={parts().length > 0} fallback={<EmptyState icon={none} text={p.t("noBills")} />}>
        <Panel>
          <Pills
            as="wrap"
            options={[
              { id: "category", label: p.t("byCategory") },
              { id: "payee", label: p.t("byPayee") },
            ]}
            chosen={p.view.by}
            onPick={(by) => p.act.by({ by: by as "payee" })}
          />
          <RingChart
            slices={parts()
              .slice(0, 9)
              .map((part, i) => ({ share: part.cents / whole(), tint: tint(part.id, i) }))}
          >
            <span>{p.t("parts", { n: parts().length })}</span>
            <Digits of={amountText(whole())} size={17} />
          </RingChart>
        </Panel>
        <Cells>
          <For each={parts()}>
            {(part, i) => (
              <Cell
                leading={
                  p.view.by === "category" ? (
                    <RoundIcon icon={categoryLooks[part.id as "food"].icon} tint={tint(part.id, i())} />
                  ) : (
                    <PartyPortrait of={part.id} size={36} radius={18} />
                  )
                }
                title={
                  p.view.by === "category"
                    ? p.t(groupTextKey(part.id))
                    : isInstalled(part.id)
                      ? titleOf(part.id, p.lang)
                      : part.title
                }
                sub={`${((part.cents / whole()) * 100).toFixed(1)}% · ${p.t("billsCount", { n: part.count })}`}
                value={yuan(part.cents)}
                onTap={p.view.by === "payee" ? () => p.act.party({ party: part.id }) : undefined}
              />
            )}
          </For>
        </Cells>
      </Show>
    </PageFrame>
  );
});
