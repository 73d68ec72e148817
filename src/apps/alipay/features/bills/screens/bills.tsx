import filter from "@material-symbols/svg-400/rounded/filter_list.svg?raw";
import none from "@material-symbols/svg-400/rounded/receipt_long.svg?raw";
import search from "@material-symbols/svg-400/rounded/search.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { monthText } from "../../../../../os/format.ts";
import { Tap } from "../../../../../ui/kit/tap.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { Cells, Pills, Said } from "../../../looks/cells.tsx";
import { Share } from "../../../looks/figures.tsx";
import { Choices, Filters, MonthTop } from "../../../looks/month.tsx";
import { HeadIcon, Leaf, None } from "../../../looks/page.tsx";
import { Half } from "../../../looks/sheet.tsx";
import { yuan } from "../../../sums.ts";
import { billsWhere, lastMonths, monthOr, totalsOf } from "../queries.ts";
import { categories } from "../state.ts";
import { Bill } from "./parts/bill.tsx";

export default page("bills", (p) => {
  const month = () => monthOr(p.view.month, p.now, p.offsetMin);
  const whole = createMemo(() => billsWhere(p.state, p.os, p.offsetMin, { month: month() }));
  const shown = createMemo(() =>
    billsWhere(p.state, p.os, p.offsetMin, { month: month(), side: p.view.side, category: p.view.category }),
  );
  const totals = createMemo(() => totalsOf(p.state, p.os, whole()));
  const named = (key: string) => monthText(Number(key.slice(0, 4)), Number(key.slice(5)), p.lang);
  const budget = () => p.state.budgetCents;
  return (
    <Leaf
      title={p.t("bills")}
      flush
      right={
        <>
          <HeadIcon icon={search} name={p.t("searchBills")} onTap={() => p.act.billSearch()} />
          <HeadIcon icon={filter} name={p.t("filter")} onTap={() => p.act.filter()} />
        </>
      }
      top={
        <>
          <MonthTop
            month={named(month())}
            name={p.t("chooseMonth")}
            sums={p.t("monthSums", { out: yuan(totals().outCents), in: yuan(totals().inCents) })}
            link={p.t("analysis")}
            onMonth={() => p.act.months()}
            onLink={() => p.act.analysis()}
          />
          <Filters>
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
          </Filters>
        </>
      }
      overlays={
        <>
          <Half open={p.view.open === "month"} title={p.t("chooseMonth")}>
            <Choices
              options={lastMonths(p.now, p.offsetMin, 12).map((id) => ({ id, label: named(id) }))}
              chosen={month()}
              onPick={(id) => p.act.month({ month: id })}
            />
          </Half>
          <Half open={p.view.open === "filter"} title={p.t("filter")}>
            <Choices
              options={[
                { id: "all", label: p.t("allKinds") },
                ...categories.map((id) => ({ id: id as string, label: p.t(`cat_${id}`) })),
              ]}
              chosen={p.view.category ?? "all"}
              onPick={(id) => p.act.category({ category: id === "all" ? null : (id as "food") })}
            />
          </Half>
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
              <Share
                share={totals().outCents / budget()}
                tint={totals().outCents > budget() ? "var(--red)" : "var(--accent)"}
              />
            </div>
          </Tap>
        </Cells>
      </Show>
      <Show when={shown().length > 0} fallback={<None icon={none} text={p.t("noBills")} />}>
        <Cells>
          <For each={shown()}>{(e) => <Bill at={p} entry={e} onTap={() => p.act.open({ id: e.id })} />}</For>
        </Cells>
        <Said dim small center pad>
          {p.t("billsCount", { n: shown().length })}
        </Said>
      </Show>
    </Leaf>
  );
});
