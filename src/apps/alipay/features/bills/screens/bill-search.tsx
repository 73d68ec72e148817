import none from "@material-symbols/svg-400/rounded/search_off.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cells, Pills, SearchField } from "#apps/alipay/looks/cells.tsx";
import { FilterBar } from "#apps/alipay/looks/month.tsx";
import { PageFrame, EmptyState } from "#apps/alipay/looks/page.tsx";
import { filterBills } from "../queries.ts";
import { categories } from "../state.ts";
import { Bill } from "./parts/bill.tsx";

const maxResults = 40;
export default page("billSearch", (p) => {
  const found = createMemo(() => {
    const { query, category } = p.view;
    return query.trim() === "" && category === null
      ? []
      : filterBills(p.state, p.os, p.offsetMin, { query, category }).slice(0, maxResults);
  });
  return (
    <PageFrame
      title={p.t("searchBills")}
      flush
      top={
        <>
          <SearchField at={p.field("query")} label={p.t("searchBillsHint")} />
          <FilterBar>
            <Pills
              options={[
                { id: "all", label: p.t("allKinds") },
                ...categories.map((id) => ({ id: id as string, label: p.t(`cat_${id}`) })),
              ]}
              chosen={p.view.category ?? "all"}
              onPick={(id) => p.act.category({ category: id === "all" ? null : (id as "food") })}
            />
          </FilterBar>
        </>
      }
    >
      <Show
        when={found().length > 0}
        fallback={<EmptyState icon={none} text={p.t(p.view.query === "" ? "searchBillsHint" : "noBills")} />}
      >
        <Cells>
          <For each={found()}>{(e) => <Bill at={p} entry={e} onTap={() => p.act.open({ id: e.id })} />}</For>
        </Cells>
      </Show>
    </PageFrame>
  );
});
