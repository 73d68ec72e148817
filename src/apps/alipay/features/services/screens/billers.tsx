import { For, Show } from "solid-js";
import merchants from "../../../../../world/merchants/index.ts";
import { world } from "../../../../../ui/world.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Cell, Cells, Pills, Seek } from "../../../looks/cells.tsx";
import { Filters } from "../../../looks/month.tsx";
import { Leaf } from "../../../looks/page.tsx";
import { yuan } from "../../../sums.ts";
import { openBill } from "../commands.ts";
import { Sign } from "../../bills/screens/parts/sign.tsx";

const kinds = ["all", "water", "power", "gas", "heating", "broadband", "landline", "tv", "property"] as const;
export default page("billers", (p) => {
  const all = world(merchants.queries.billers, () => ({}));
  const found = world(merchants.queries.billers, () => ({
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
    const bill = b ? openBill(b, household, p.now, p.offsetMin) : null;
    return bill ? yuan(bill.cents) : p.t("nothingToPay");
  };
  return (
    <Leaf
      title={p.t("billers")}
      top={
        <>
          <Seek at={p.field("query")} label={p.t("searchBillers")} />
          <Filters>
            <Pills
              options={kinds.map((id) => ({ id, label: p.t(id === "all" ? "allKinds" : `biller_${id}`) }))}
              chosen={p.view.kind}
              onPick={(kind) => p.act.kind({ kind })}
            />
          </Filters>
        </>
      }
    >
      <Show when={p.view.query === "" && Object.keys(p.state.households).length > 0}>
        <Cells title={p.t("myHouseholds")}>
          <For each={Object.values(p.state.households)}>
            {(h) => (
              <Cell
                lead={<Sign of={h.biller} about={biller(h.biller)?.kind} size={36} radius={18} />}
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
              lead={<Sign of={b.id} about={b.kind} size={36} radius={18} />}
              title={p.lang === "en" ? b.name.en : b.name.zh}
              sub={p.lang === "en" ? b.about.en : b.about.zh}
              onTap={() => p.act.open({ id: b.id })}
            />
          )}
        </For>
      </Cells>
    </Leaf>
  );
});
