import filter from "@material-symbols/svg-400/rounded/filter_list.svg?raw";
import none from "@material-symbols/svg-400/rounded/receipt_long.svg?raw";
import search from "@material-symbols/svg-400/rounded/search.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { monthText } from "#os/format.ts";
import { Tap } from "#ui/kit/tap.tsx";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cells, Pills, Paragraph } from "#apps/alipay/looks/cells.tsx";
import { ProgressBar } from "#apps/alipay/looks/figures.tsx";
import { OptionGrid, FilterBar, MonthHeader } from "#apps/alipay/looks/month.tsx";
import { HeaderIcon, PageFrame, EmptyState } from "#apps/alipay/looks/page.tsx";
import { HalfSheet } from "#apps/alipay/looks/sheet.tsx";
import { yuan } from "#apps/alipay/sums.ts";
import { filterBills, lastMonths, monthOrCurrent, totalsOf } from "../queries.ts";
import { categories } from "../state.ts";
import { Bill } from "./parts/bill.tsx";

export default page("bills", (p) => {
  const month = () => monthOrCurrent(p.view.month, p.now, p.offsetMin);
  const whole = createMemo(() => filterBills(p.state, p.os, p.offsetMin, { month: month() }));
  const shown = createMemo(() =>
    filterBills(p.state, p.os, p.offsetMin, { month: month(), side: p.view.side, category: p.view.category }),
  );
  const totals = createMemo(() => totalsOf(p.state, p.os, whole()));
  const named = (key: string) => monthText(Number(key.slice(0, 4)), Number(key.slice(5)), p.lang);
  const budget = () => p.state.budgetCents;
  return (
    <PageFrame
      title={p.t("bills")}
      flush
      right={
        <>
          <HeaderIcon icon={search} name={p.t("searchBills")} onTap={() => p.act.billSearch()} />
          <HeaderIcon icon={filter} name={p.t("filter")} onTap={() => p.act.filter()} />
        </>
      }
      top={
        <>
          <MonthHeader
            month={named(month())}
            name={p.t("chooseMonth")}
            sums={p.t("monthSums", { out: yuan(totals().outCents), in: yuan(totals().inCents) })}
            link={p.t("analysis")}
            onMonth={() => p.act.months()}
            onLink={() => p.act.analysis()}
          />
          <FilterBar>
            <Pills
              options={[
                { id: "all", label: p.t("all") },
                { id: "out", label: p.t("expenses") },
                { id: "in", label: p.t("income") },
                ...(p.view.category ? [{ id: "category", label: `${p.t(`cat_${p.view.category}`)} ×` }] : []),
              ]}
              chosen={p.view.side as string}
              onPick={(id) =>
                id === "category" ? p.act.category({ category: null }) : p.act.side({ side: id as "all" })
              }
            />
          </FilterBar>
        </>
      }
      overlays={
        <>
          <HalfSheet open={p.view.open === "month"} title={p.t("chooseMonth")}>
            <OptionGrid
              options={lastMonths(p.now, p.offsetMin, 12).map((id) => ({ id, label: named(id) }))}
              chosen={month()}
              onPick={(id) => p.act.month({ month: id })}
            />
          </HalfSheet>
          <HalfSheet open={p.view.open === "filter"} title={p.t("filter")}>
            <OptionGrid
              options={[
                { id: "all", label: p.t("allKinds") },
                ...categories.map((id) => ({ id: id as string, label: p.t(`cat_${id}`) })),
              ]}
              chosen={p.view.category ?? "all"}
              onPick={(id) => p.act.category({ category: id === "all" ? null : (id as "food") })}
            />
          </HalfSheet>
        </>
      }
    >
      <Show when={budget() > 0}>
        <Cells>
          <Tap class="cell" role="listitem" name={p.t("budget")} onTap={() => p.act.budget()}>
            <div class="cell-text">
              <p class="cell-sub">
                {p.t("budgetLine", { sum: yuan(budget()), left: yuan(Math.max(0, budget() - totals().outCents)) })}
              </p>
              <ProgressBar
                share={totals().outCents / budget()}
                tint={totals().outCents > budget() ? "var(--red)" : "var(--accent)"}
              />
            </div>
          </Tap>
        </Cells>
      </Show>
      <Show when={shown().length > 0} fallback={<EmptyState icon={none} text={p.t("noBills")} />}>
        <Cells>
          <For each={shown()}>{(e) => <Bill at={p} entry={e} onTap={() => p.act.open({ id: e.id })} />}</For>
        </Cells>
        <Paragraph dim small center pad>
          {p.t("billsCount", { n: shown().length })}
        </Paragraph>
      </Show>
    </PageFrame>
  );
});
