import { For, Show } from "solid-js";
import merchants from "#world/merchants/index.ts";
import { queryWorld } from "#ui/world.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cell, Cells, Pills, SearchField } from "#apps/alipay/looks/cells.tsx";
import { FilterBar } from "#apps/alipay/looks/month.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";
import { yuan } from "#apps/alipay/sums.ts";
import { findUnpaidBill } from "../commands.ts";
import { PartyPortrait } from "../../bills/screens/parts/party-portrait.tsx";

const kinds = ["all", "water", "power", "gas", "heating", "broadband", "landline", "tv", "property"] as const;
export default page("billers", (p) => {
  const all = queryWorld(merchants.queries.billers, () => ({}));
  const found = queryWorld(merchants.queries.billers, () => ({
    ...(p.view.query.trim() === "" ? {} : { q: p.view.query.trim() }),
    ...(p.view.kind === "all" ? {} : { kind: p.view.kind }),
  }));
  const biller = (id: string) => all()?.rows.find((b) => b.id === id);
  const name = (id: string) => {
    const b = biller(id);
    return b ? (p.lang === "en" ? b.name.en : b.name.zh) : "";
  };
  const due = (id: string) => {
    const household = p.state.households[id]!;
    const b = biller(household.biller);
    const bill = b ? findUnpaidBill(b, household, p.now, p.offsetMin) : null;
    return bill ? yuan(bill.cents) : p.t("nothingToPay");
  };
  return (
    <PageFrame
      title={p.t("billers")}
      top={
        <>
          <SearchField at={p.field("query")} label={p.t("searchBillers")} />
          <FilterBar>
            <Pills
              options={kinds.map((id) => ({ id, label: p.t(id === "all" ? "allKinds" : `biller_${id}`) }))}
              chosen={p.view.kind}
              onPick={(kind) => p.act.kind({ kind })}
            />
          </FilterBar>
        </>
      }
    >
      <Show when={p.view.query === "" && Object.keys(p.state.households).length > 0}>
        <Cells title={p.t("myHouseholds")}>
          <For each={Object.values(p.state.households)}>
            {(h) => (
              <Cell
                leading={<PartyPortrait of={h.biller} about={biller(h.biller)?.kind} size={36} radius={18} />}
                title={name(h.biller)}
                sub={[h.label, h.number].filter((x) => x !== "").join(" · ")}
                value={due(h.id)}
                onTap={() => p.act.household({ id: h.id })}
              />
            )}
          </For>
        </Cells>
      </Show>
      <Cells title={p.t("addNewHousehold")}>
        <For each={found()?.rows ?? []}>
          {(b) => (
            <Cell
              leading={<PartyPortrait of={b.id} about={b.kind} size={36} radius={18} />}
              title={p.lang === "en" ? b.name.en : b.name.zh}
              sub={p.lang === "en" ? b.about.en : b.about.zh}
              onTap={() => p.act.open({ id: b.id })}
            />
          )}
        </For>
      </Cells>
    </PageFrame>
  );
});
