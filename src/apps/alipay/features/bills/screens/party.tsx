import none from "@material-symbols/svg-400/rounded/receipt_long.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { isInstalled, titleOf } from "#ui/apps.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cells } from "#apps/alipay/looks/cells.tsx";
import { PageFrame, EmptyState } from "#apps/alipay/looks/page.tsx";
import { PersonHeader, Tile, Tiles } from "#apps/alipay/looks/rows.tsx";
import { nameOf, findPerson } from "#apps/alipay/people.ts";
import { yuan } from "#apps/alipay/sums.ts";
import { filterBills, totalsOf } from "../queries.ts";
import { Bill } from "./parts/bill.tsx";
import { PartyPortrait } from "./parts/party-portrait.tsx";

export default page("party", (p) => {
  const bills = createMemo(() => filterBills(p.state, p.os, p.offsetMin, { party: p.params.party }));
  const totals = createMemo(() => totalsOf(p.state, p.os, bills()));
  const name = () => {
    const person = findPerson(p.params.party);
    if (person) return nameOf(person, p.lang);
    const { party } = p.params;
    return isInstalled(party) ? titleOf(party, p.lang) : (bills()[0]?.title ?? p.t("nobody"));
  };
  return (
    <PageFrame title={p.t("dealings")}>
      <PersonHeader
        lead={<PartyPortrait of={p.params.party} size={56} radius={28} />}
        name={name()}
        note={p.t("billsCount", { n: bills().length })}
      />
      <Show when={bills().length > 0} fallback={<EmptyState icon={none} text={p.t("noBills")} />}>
        <Tiles>
          <Tile label={p.t("expenses")} sum={yuan(totals().outCents)} />
          <Tile label={p.t("income")} sum={yuan(totals().inCents)} tone="orange" />
        </Tiles>
        <Cells>
          <For each={bills()}>{(e) => <Bill at={p} entry={e} onTap={() => p.act.open({ id: e.id })} />}</For>
        </Cells>
      </Show>
    </PageFrame>
  );
});
