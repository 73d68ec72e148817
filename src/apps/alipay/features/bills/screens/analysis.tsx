import none from "@material-symbols/svg-400/rounded/pie_chart.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { installed, titleOf } from "../../../../../ui/apps.ts";
import { amountText } from "../../../../../os/money/read.ts";
import { page, type Word } from "../../../screens/parts/draw.tsx";
import { Cell, Cells, Panel, Pills, Said } from "../../../looks/cells.tsx";
import { Bars, Ring } from "../../../looks/figures.tsx";
import { HeadWord, Leaf, None, TopTabs } from "../../../looks/page.tsx";
import { Num } from "../../../looks/pads.tsx";
import { Disc } from "../../../looks/rows.tsx";
import { yuan } from "../../../sums.ts";
import { billsWhere, lastMonths, monthOr, partsOf, totalsOf } from "../queries.ts";
import { categories } from "../state.ts";
import { categoryLooks } from "./parts/bill.tsx";
import { Sign } from "./parts/sign.tsx";

const shades = ["#1677ff", "#36a3d9", "#00b578", "#f7a328", "#8a5cf6", "#ff5a6e", "#14b8c4", "#ff8f1f", "#8c9aab"];
const monthsShown = 5;
const partWord = (id: string): Word => ((categories as readonly string[]).includes(id) ? `cat_${id}` : id) as Word;
export default page("analysis", (p) => {
  const month = () => monthOr(p.view.month, p.now, p.offsetMin);
  const bills = createMemo(() => billsWhere(p.state, p.os, p.offsetMin, { month: month() }));
  const totals = createMemo(() => totalsOf(p.state, p.os, bills()));
  const parts = createMemo(() => partsOf(p.state, p.os, bills(), p.view.side, p.view.by));
  const whole = () =>
    Math.max(
      1,
      parts().reduce((sum, part) => sum + part.cents, 0),
    );
  const tint = (id: string, i: number) =>
    p.view.by === "category" ? categoryLooks[id as "food"].tint : shades[i % shades.length]!;
  const months = createMemo(() =>
    lastMonths(p.now, p.offsetMin, monthsShown)
      .toReversed()
      .map((id) => {
        const sums = totalsOf(p.state, p.os, billsWhere(p.state, p.os, p.offsetMin, { month: id }));
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
    <Leaf
      title={p.t("analysis")}
      right={<HeadWord label={p.t("budget")} onTap={() => p.act.budget()} />}
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
        <Said dim small>
          {p.t(p.view.side === "out" ? "spentInMonth" : "cameInMonth")}
        </Said>
        <Num of={yuan(p.view.side === "out" ? totals().outCents : totals().inCents)} size={32} />
        <Bars bars={months()} chosen={month()} onPick={(id) => p.act.month({ month: id })} />
      </Panel>
      <Show when={parts().length > 0} fallback={<None icon={none} text={p.t("noBills")} />}>
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
          <Ring
            slices={parts()
              .slice(0, 9)
              .map((part, i) => ({ share: part.cents / whole(), tint: tint(part.id, i) }))}
          >
            <span>{p.t("parts", { n: parts().length })}</span>
            <Num of={amountText(whole())} size={17} />
          </Ring>
        </Panel>
        <Cells>
          <For each={parts()}>
            {(part, i) => (
              <Cell
                lead={
                  p.view.by === "category" ? (
                    <Disc icon={categoryLooks[part.id as "food"].icon} tint={tint(part.id, i())} />
                  ) : (
                    <Sign of={part.id} size={36} radius={18} />
                  )
                }
                title={
                  p.view.by === "category"
                    ? p.t(partWord(part.id))
                    : installed(part.id)
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
    </Leaf>
  );
});
