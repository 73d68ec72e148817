import none from "@material-symbols/svg-400/rounded/event_repeat.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { dateText, momentText } from "../../../../../os/format.ts";
import { billsOf } from "../../../accounts.ts";
import { sumText } from "../../../../../os/money/read.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Acts, Big, Cell, Cells, Panel, Said } from "../../../looks/cells.tsx";
import { Leaf, None } from "../../../looks/page.tsx";
import { Pair, PersonMid } from "../../../looks/rows.tsx";
import { Half } from "../../../looks/sheet.tsx";
import { Bill } from "../../bills/screens/parts/bill.tsx";
import { MethodRows, methodTitle } from "./parts/method.tsx";
import { partyIn } from "./parts/party.ts";
import { Sign } from "../../bills/screens/parts/sign.tsx";

export default page("mandate", (p) => {
  const mandate = createMemo(() => p.state.mandates[p.params.id]);
  const charges = createMemo(() => {
    const party = partyIn(mandate()?.to ?? "");
    return billsOf(p.os)
      .filter((e) => e.party === party && e.cents === mandate()?.cents)
      .slice(0, 6);
  });
  return (
    <Leaf
      title={p.t("mandate")}
      overlays={
        <Half open={p.view.open === "method"} title={p.t("chooseMethod")}>
          <Cells>
            <MethodRows
              at={p}
              kinds={["balance", "fund", "credit", "debit", "creditCard"]}
              chosen={mandate()?.method ?? null}
              onPick={(method) => p.act.choose({ method })}
            />
          </Cells>
        </Half>
      }
    >
      <Show when={mandate()} fallback={<None icon={none} text={p.t("mandate-missing")} />}>
        {(m) => (
          <>
            <PersonMid lead={<Sign of={partyIn(m().to)} size={56} radius={28} />} name={m().payee} note={m().title} />
            <Panel>
              <Pair name={p.t("sumEach")} value={`${sumText(m().to, m().cents)} / ${p.t(`per_${m().period}`)}`} />
              <Pair name={p.t("since")} value={dateText(m().since, p.os, p.now)} />
              <Show when={m().on} fallback={<Pair name={p.t("state")} value={p.t("mandateEnded")} />}>
                <Pair name={p.t("nextChargeName")} value={momentText(m().next, p.os, p.now)} />
              </Show>
            </Panel>
            <Show when={m().failed}>
              <Said red small pad>
                {p.t("chargeFailed")}
              </Said>
            </Show>
            <Show when={m().on}>
              <Cells>
                <Cell title={p.t("payBy")} value={methodTitle(p, m().method)} onTap={() => p.act.method()} />
              </Cells>
            </Show>
            <Show when={charges().length > 0}>
              <Cells title={p.t("charges")}>
                <For each={charges()}>{(e) => <Bill at={p} entry={e} onTap={() => p.act.bill({ id: e.id })} />}</For>
              </Cells>
            </Show>
            <Show when={m().on}>
              <Acts>
                <Big kind="red" label={p.t("mandateOff")} onTap={() => p.act.cancel()} />
              </Acts>
            </Show>
          </>
        )}
      </Show>
    </Leaf>
  );
});
