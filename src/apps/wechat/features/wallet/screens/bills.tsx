import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { monthText, momentText } from "#os/format.ts";
import { amountText } from "#os/money/read.ts";
import wechat from "#apps/wechat/index.ts";
import { Remark } from "#apps/wechat/looks/cells.tsx";
import { Frame, NavTextButton } from "#apps/wechat/looks/frame.tsx";
import { ActionSheet } from "#apps/wechat/looks/overlays.tsx";
import { BillRow, MonthHeader } from "#apps/wechat/looks/wallet.tsx";
import { FilterSearchBar } from "#apps/wechat/looks/forms.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { billFilters, listBills, categoryOf, directionOf, monthOf, matchesFilter, monthTotals } from "../queries.ts";

export default screen(wechat, strings, "bills", (p) => {
  const shown = () => {
    const q = p.view.q.trim().toLowerCase();
    return listBills(p.os).filter(
      (e) =>
        matchesFilter(e, p.view.filter) &&
        (q === "" || `${e.title} ${p.state.billNotes[e.id] ?? ""}`.toLowerCase().includes(q)),
    );
  };
  const months = () => [...Map.groupBy(shown(), (e) => monthOf(e.at, p.offsetMin))];
  const named = (month: string) => monthText(Number(month.slice(0, 4)), Number(month.slice(5)), p.lang);
  const sums = (month: string) => {
    const t = monthTotals(p.os, month, p.offsetMin);
    return p.t("monthSpent", { out: amountText(t.out), in: amountText(t.in) });
  };
  return (
    <Frame
      back
      white
      title={p.t("billsTitle")}
      actions={<NavTextButton label={p.t("statistics")} onTap={() => p.act.billStats()} />}
      top={
        <FilterSearchBar
          at={p.field("q")}
          placeholder={p.t("searchBills")}
          word={p.t(`filter_${p.view.filter}`)}
          onWord={() => p.setView({ open: "filter" })}
        />
      }
      overlays={
        <ActionSheet
          open={p.view.open === "filter"}
          title={p.t("billFilter")}
          items={billFilters.map((filter) => ({
            label: p.t(`filter_${filter}`),
            on: p.view.filter === filter,
            onTap: () => p.act.choose({ filter }),
          }))}
        />
      }
    >
      <Show when={shown().length > 0} fallback={<Remark big>{p.t("noBills")}</Remark>}>
        <For each={months()}>
          {([month, entries]) => (
            <>
              <MonthHeader month={named(month)} sums={sums(month)} />
              <For each={entries}>
                {(e) => (
                  <BillRow
                    category={categoryOf(e)}
                    title={e.title || p.t(`category_${categoryOf(e)}`)}
                    when={momentText(e.at, p.os, p.now)}
                    note={p.state.billNotes[e.id]}
                    sum={`${directionOf(p.os, e) > 0 ? "+" : directionOf(p.os, e) < 0 ? "-" : ""}${amountText(directionOf(p.os, e) > 0 ? e.toCents : e.cents)}`}
                    income={directionOf(p.os, e) > 0}
                    onTap={() => p.act.openBill({ entry: e.id })}
                  />
                )}
              </For>
            </>
          )}
        </For>
      </Show>
    </Frame>
  );
});
