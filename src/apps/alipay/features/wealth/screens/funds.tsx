import none from "@material-symbols/svg-400/rounded/search_off.svg?raw";
import { For, Show } from "solid-js";
import merchants from "#world/merchants/index.ts";
import { dailyChange, yearlyRate } from "#world/merchants/finance.ts";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { BigButton, Cell, Cells, Pills, SearchField } from "#apps/alipay/looks/cells.tsx";
import { FilterBar } from "#apps/alipay/looks/month.tsx";
import { PageFrame, EmptyState } from "#apps/alipay/looks/page.tsx";
import { dayNumber } from "../fund-math.ts";
import { percent } from "./parts/holdings.tsx";

const kinds = ["all", "watched", "money", "bond", "mixed", "index", "stock", "gold"] as const;
export default page("funds", (p) => {
  const found = queryWorldPages(
    merchants.queries.market,
    () => {
      const { query, kind, sort } = p.view;
      if (kind === "watched") return null;
      return {
        ...(query.trim() === "" ? {} : { q: query.trim() }),
        ...(kind === "all" ? {} : { kind }),
        ...(sort === "best" ? {} : { sort }),
      };
    },
    () => p.view.pages,
  );
  const watched = queryWorld(merchants.queries.funds, () =>
    p.view.kind === "watched" && p.state.watched.length > 0 ? { ids: [...p.state.watched] } : null,
  );
  const rows = () => (p.view.kind === "watched" ? (p.state.watched.length === 0 ? [] : watched()) : found()?.rows);
  const day = () => dayNumber(p.now, p.offsetMin) - 1;
  return (
    <PageFrame
      title={p.t("funds")}
      top={
        <>
          <SearchField at={p.field("query")} label={p.t("searchFunds")} />
          <FilterBar>
            <Pills
              options={kinds.map((id) => ({ id, label: p.t(id === "all" ? "allKinds" : `fund_${id}`) }))}
              chosen={p.view.kind}
              onPick={(kind) => p.act.kind({ kind })}
            />
          </FilterBar>
        </>
      }
    >
      <Pills
        as="wrap"
        name="sorts"
        options={(["best", "gain", "size", "safest"] as const).map((id) => ({ id, label: p.t(`sort_${id}`) }))}
        chosen={p.view.sort}
        onPick={(sort) => p.act.sort({ sort })}
      />
      <Show when={(rows()?.length ?? 1) > 0} fallback={<EmptyState icon={none} text={p.t("noFunds")} />}>
        <Cells>
          <For each={rows() ?? []}>
            {(f) => (
              <Cell
                title={p.lang === "en" ? f.name.en : f.name.zh}
                sub={`${f.code} · ${p.t(`fund_${f.kind}`)} · ${p.t("risk", { n: f.risk })}`}
                value={
                  f.kind === "money" ? `${(yearlyRate(f, day()) / 1000).toFixed(3)}%` : percent(dailyChange(f, day()))
                }
                onTap={() => p.act.open({ id: f.id })}
              />
            )}
          </For>
        </Cells>
        <Show when={p.view.kind !== "watched" && found()?.more === true}>
          <BigButton kind="line" label={p.t("showMore")} onTap={() => p.act.more()} />
        </Show>
      </Show>
    </PageFrame>
  );
});
