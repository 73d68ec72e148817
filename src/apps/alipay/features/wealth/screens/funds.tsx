import none from "@material-symbols/svg-400/rounded/search_off.svg?raw";
import { For, Show } from "solid-js";
import merchants from "../../../../../world/merchants/index.ts";
import { changeOf, yearlyRateOf } from "../../../../../world/merchants/finance.ts";
import { world, worldPages } from "../../../../../ui/world.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Big, Cell, Cells, Pills, Seek } from "../../../looks/cells.tsx";
import { Filters } from "../../../looks/month.tsx";
import { Leaf, None } from "../../../looks/page.tsx";
import { dayOf } from "../rules.ts";
import { percent } from "./parts/holdings.tsx";

const kinds = ["all", "watched", "money", "bond", "mixed", "index", "stock", "gold"] as const;
export default page("funds", (p) => {
  const found = worldPages(
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
  const watched = world(merchants.queries.funds, () =>
    p.view.kind === "watched" && p.state.watched.length > 0 ? { ids: [...p.state.watched] } : null,
  );
  const rows = () => (p.view.kind === "watched" ? (p.state.watched.length === 0 ? [] : watched()) : found()?.rows);
  const day = () => dayOf(p.now, p.offsetMin) - 1;
  return (
    <Leaf
      title={p.t("funds")}
      top={
        <>
          <Seek at={p.field("query")} label={p.t("searchFunds")} />
          <Filters>
            <Pills
              options={kinds.map((id) => ({ id, label: p.t(id === "all" ? "allKinds" : `fund_${id}`) }))}
              chosen={p.view.kind}
              onPick={(kind) => p.act.kind({ kind })}
            />
          </Filters>
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
      <Show when={(rows()?.length ?? 1) > 0} fallback={<None icon={none} text={p.t("noFunds")} />}>
        <Cells>
          <For each={rows() ?? []}>
            {(f) => (
              <Cell
                title={p.lang === "en" ? f.name.en : f.name.zh}
                sub={`${f.code} · ${p.t(`fund_${f.kind}`)} · ${p.t("risk", { n: f.risk })}`}
                value={
                  f.kind === "money" ? `${(yearlyRateOf(f, day()) / 1000).toFixed(3)}%` : percent(changeOf(f, day()))
                }
                onTap={() => p.act.open({ id: f.id })}
              />
            )}
          </For>
        </Cells>
        <Show when={p.view.kind !== "watched" && found()?.more === true}>
          <Big kind="line" label={p.t("showMore")} onTap={() => p.act.more()} />
        </Show>
      </Show>
    </Leaf>
  );
});
