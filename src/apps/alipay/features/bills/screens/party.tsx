import none from "@material-symbols/svg-400/rounded/receipt_long.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { installed, titleOf } from "../../../../../ui/apps.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Cells } from "../../../looks/cells.tsx";
import { Leaf, None } from "../../../looks/page.tsx";
import { PersonMid, Tile, Tiles } from "../../../looks/rows.tsx";
import { nameOf, personBy } from "../../../people.ts";
import { yuan } from "../../../sums.ts";
import { billsWhere, totalsOf } from "../queries.ts";
import { Bill } from "./parts/bill.tsx";
import { Sign } from "./parts/sign.tsx";

export default page("party", (p) => {
  const bills = createMemo(() => billsWhere(p.state, p.os, p.offsetMin, { party: p.params.party }));
  const totals = createMemo(() => totalsOf(p.state, p.os, bills()));
  const name = () => {
    const person = personBy(p.params.party);
    if (person) return nameOf(person, p.lang);
    const { party } = p.params;
    return installed(party) ? titleOf(party, p.lang) : (bills()[0]?.title ?? p.t("nobody"));
  };
  return (
    <Leaf title={p.t("dealings")}>
      <PersonMid
        lead={<Sign of={p.params.party} size={56} radius={28} />}
        name={name()}
        note={p.t("billsCount", { n: bills().length })}
      />
      <Show when={bills().length > 0} fallback={<None icon={none} text={p.t("noBills")} />}>
        <Tiles>
          <Tile label={p.t("expenses")} sum={yuan(totals().outCents)} />
          <Tile label={p.t("income")} sum={yuan(totals().inCents)} tone="orange" />
        </Tiles>
        <Cells>
          <For each={bills()}>{(e) => <Bill at={p} entry={e} onTap={() => p.act.open({ id: e.id })} />}</For>
        </Cells>
      </Show>
    </Leaf>
  );
});
