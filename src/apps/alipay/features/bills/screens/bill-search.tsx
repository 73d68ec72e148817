import none from "@material-symbols/svg-400/rounded/search_off.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { page } from "../../../screens/parts/draw.tsx";
import { Cells, Pills, Seek } from "../../../looks/cells.tsx";
import { Filters } from "../../../looks/month.tsx";
import { Leaf, None } from "../../../looks/page.tsx";
import { billsWhere } from "../queries.ts";
import { categories } from "../state.ts";
import { Bill } from "./parts/bill.tsx";

const most = 40;
export default page("billSearch", (p) => {
  const found = createMemo(() => {
    const { query, category } = p.view;
    return query.trim() === "" && category === null
      ? []
      : billsWhere(p.state, p.os, p.offsetMin, { query, category }).slice(0, most);
  });
  return (
    <Leaf
      title={p.t("searchBills")}
      flush
      top={
        <>
          <Seek at={p.field("query")} label={p.t("searchBillsHint")} />
          <Filters>
            <Pills
              options={[
                { id: "all", label: p.t("allKinds") },
                ...categories.map((id) => ({ id: id as string, label: p.t(`cat_${id}`) })),
              ]}
              chosen={p.view.category ?? "all"}
              onPick={(id) => p.act.category({ category: id === "all" ? null : (id as "food") })}
            />
          </Filters>
        </>
      }
    >
      <Show
        when={found().length > 0}
        fallback={<None icon={none} text={p.t(p.view.query === "" ? "searchBillsHint" : "noBills")} />}
      >
        <Cells>
          <For each={found()}>{(e) => <Bill at={p} entry={e} onTap={() => p.act.open({ id: e.id })} />}</For>
        </Cells>
      </Show>
    </Leaf>
  );
});
