import { createMemo, For, Show } from "solid-js";
import { hometown } from "../../../../../world/hometown.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Big, Cell, Cells, Panel, Said } from "../../../looks/cells.tsx";
import { Square } from "../../../looks/figures.tsx";
import { Leaf, TopTabs } from "../../../looks/page.tsx";
import { billsOf } from "../../../accounts.ts";
import { yuan } from "../../../sums.ts";
import { Bill } from "../../bills/screens/parts/bill.tsx";
import { monthKey } from "../../bills/queries.ts";
import { methodsFor } from "../../cashier/deals.ts";
import { methodFor } from "../../cashier/commands.ts";
import { methodTitle, TillMethods } from "../../cashier/screens/parts/method.tsx";
import { fareOf } from "../commands.ts";

export default page("transport", (p) => {
  const method = () => p.view.method ?? methodFor(p.state, p.os, methodsFor.till, 400) ?? "balance";
  const rides = () => (p.state.ride.month === monthKey(p.now, p.offsetMin) ? p.state.ride.rides : 0);
  const recent = createMemo(() =>
    billsOf(p.os)
      .filter((e) => e.party === "merch_larkhaven_transit")
      .slice(0, 4),
  );
  return (
    <Leaf
      ground="blue"
      title={p.t("rideCode")}
      top={
        <TopTabs
          tabs={[
            { id: "metro", label: p.t("metro") },
            { id: "bus", label: p.t("bus") },
          ]}
          chosen={p.state.ride.line}
          onPick={(line) => p.act.chooseLine({ line: line as "bus" })}
        />
      }
      overlays={
        <TillMethods
          at={p}
          open={p.view.open === "method"}
          chosen={method()}
          onPick={(m) => p.act.choose({ method: m })}
        />
      }
    >
      <Panel>
        <Said center>{p.lang === "en" ? hometown.name.en : hometown.name.zh}</Said>
        <Square
          of={`${p.state.ride.line} ${p.state.ride.month} ${p.state.ride.rides}`}
          size={190}
          name={p.t("rideCode")}
        />
        <Said dim small center>
          {p.t("holdToReader", { sum: yuan(fareOf(p.state.ride.line, rides())) })}
        </Said>
        <Big label={p.t("goThrough")} onTap={() => p.act.ride()} />
      </Panel>
      <Cells>
        <Cell title={p.t("payBy")} value={methodTitle(p, method())} onTap={() => p.act.methods()} />
        <Cell title={p.t("ridesMonth")} value={String(rides())} sub={p.t("ridesNote")} />
      </Cells>
      <Show when={recent().length > 0}>
        <Cells>
          <For each={recent()}>{(e) => <Bill at={p} entry={e} onTap={() => p.act.bill({ id: e.id })} />}</For>
        </Cells>
      </Show>
    </Leaf>
  );
});
