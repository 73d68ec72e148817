import { For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { monthText, momentText } from "../../../../../os/format.ts";
import { amountText } from "../../../../../os/money/read.ts";
import wechat from "../../../index.ts";
import { Remark } from "../../../looks/cells.tsx";
import { Frame, NavWord } from "../../../looks/frame.tsx";
import { ActionSheet } from "../../../looks/over.tsx";
import { BillRow, MonthHead } from "../../../looks/wallet.tsx";
import { SearchLine } from "../../../looks/forms.tsx";
import { strings } from "../../../strings.ts";
import { billFilters, billsOf, categoryOf, directionOf, monthOf, passes, totalsOf } from "../queries.ts";

export default screen(wechat, strings, "bills", (p) => {
  const shown = () => {
    const q = p.view.q.trim().toLowerCase();
    return billsOf(p.os).filter(
      (e) =>
        passes(e, p.view.filter) &&
        (q === "" || `${e.title} ${p.state.billNotes[e.id] ?? ""}`.toLowerCase().includes(q)),
    );
  };
  const months = () => [...Map.groupBy(shown(), (e) => monthOf(e.at, p.offsetMin))];
  const named = (month: string) => monthText(Number(month.slice(0, 4)), Number(month.slice(5)), p.lang);
  const sums = (month: string) => {
    const t = totalsOf(p.os, month, p.offsetMin);
    return p.t("monthSpent", { out: amountText(t.out), in: amountText(t.in) });
  };
  return (
    <Frame
      back
      white
      title={p.t("billsTitle")}
      actions={<NavWord label={p.t("statistics")} onTap={() => p.act.billStats()} />}
      top={
        <SearchLine
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
              <MonthHead month={named(month)} sums={sums(month)} />
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
