import { createMemo, For, Show } from "solid-js";
import { hometown } from "#world/hometown.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { BigButton, Cell, Cells, Panel, Paragraph } from "#apps/alipay/looks/cells.tsx";
import { QrCode } from "#apps/alipay/looks/figures.tsx";
import { PageFrame, TopTabs } from "#apps/alipay/looks/page.tsx";
import { billsOf } from "#apps/alipay/accounts.ts";
import { yuan } from "#apps/alipay/sums.ts";
import { Bill } from "../../bills/screens/parts/bill.tsx";
import { monthKey } from "../../bills/queries.ts";
import { methodKindsByDeal } from "../../cashier/deals.ts";
import { chooseMethod } from "../../cashier/commands.ts";
import { methodTitle, TillMethodSheet } from "../../cashier/screens/parts/method.tsx";
import { fareOf } from "../commands.ts";

export default page("transport", (p) => {
  const method = () => p.view.method ?? chooseMethod(p.state, p.os, methodKindsByDeal.till, 400) ?? "balance";
  const rides = () => (p.state.ride.month === monthKey(p.now, p.offsetMin) ? p.state.ride.rides : 0);
  const recent = createMemo(() =>
    billsOf(p.os)
      .filter((e) => e.party === "merch_larkhaven_transit")
      .slice(0, 4),
  );
  return (
    <PageFrame
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
        <TillMethodSheet
          at={p}
          open={p.view.open === "method"}
          chosen={method()}
          onPick={(m) => p.act.choose({ method: m })}
        />
      }
    >
      <Panel>
        <Paragraph center>{p.lang === "en" ? hometown.name.en : hometown.name.zh}</Paragraph>
        <QrCode
          of={`${p.state.ride.line} ${p.state.ride.month} ${p.state.ride.rides}`}
          size={190}
          name={p.t("rideCode")}
        />
        <Paragraph dim small center>
          {p.t("holdToReader", { sum: yuan(fareOf(p.state.ride.line, rides())) })}
        </Paragraph>
        <BigButton label={p.t("goThrough")} onTap={() => p.act.ride()} />
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
    </PageFrame>
  );
});
