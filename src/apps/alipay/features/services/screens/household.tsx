import none from "@material-symbols/svg-400/rounded/bolt.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { Field } from "../../../../../ui/kit/fields.tsx";
import merchants from "../../../../../world/merchants/index.ts";
import { world } from "../../../../../ui/world.ts";
import { billsOf } from "../../../accounts.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Acts, Big, Cell, Cells, FlipCell, Panel } from "../../../looks/cells.tsx";
import { Leaf, None } from "../../../looks/page.tsx";
import { Pair, TopSum } from "../../../looks/rows.tsx";
import { Plate } from "../../../looks/sheet.tsx";
import { yuan } from "../../../sums.ts";
import { Bill } from "../../bills/screens/parts/bill.tsx";
import { openBill } from "../commands.ts";
import { Sign } from "../../bills/screens/parts/sign.tsx";

export default page("household", (p) => {
  const household = createMemo(() => p.state.households[p.params.id]);
  const biller = world(merchants.queries.biller, () => (household() ? { id: household()!.biller } : null));
  const told = (text: { en: string; zh: string }) => (p.lang === "en" ? text.en : text.zh);
  const due = createMemo(() =>
    biller() && household() ? openBill(biller()!, household()!, p.now, p.offsetMin) : null,
  );
  const owner = () => biller()?.households.find((h) => h.number === household()?.number);
  const paid = createMemo(() =>
    billsOf(p.os)
      .filter((e) => e.party === household()?.biller)
      .slice(0, 6),
  );
  return (
    <Leaf
      title={biller() ? told(biller()!.name) : p.t("billers")}
      overlays={
        <Plate
          open={p.view.open === "label"}
          title={p.t("label")}
          ok={p.t("save")}
          cancel={p.t("cancel")}
          onOk={() => p.act.saveName()}
        >
          <Field at={p.field("label")} label={p.t("label")} placeholder={p.t("labelHint")} bare="body" line />
        </Plate>
      }
    >
      <Show when={household()} fallback={<None icon={none} text={p.t("household-missing")} />}>
        {(h) => (
          <>
            <TopSum
              lead={<Sign of={h().biller} about={biller()?.kind} size={48} radius={24} />}
              above={due() ? p.t("dueFor", { month: due()!.month }) : p.t("allPaid")}
              sum={yuan(due()?.cents ?? 0)}
              below={due() ? p.t("payUntil", { date: due()!.payBy }) : undefined}
            />
            <Panel>
              <Pair name={p.t("householdNumber")} value={h().number} />
              <Show when={owner()}>
                {(o) => <Pair name={p.t("holderWord")} value={`${told(o().holder)} · ${told(o().address)}`} />}
              </Show>
              <Show when={due()?.readings}>
                {(r) => (
                  <Pair
                    name={p.t("meter")}
                    value={`${r().from} → ${r().to} (${due()!.units} ${biller() ? told(biller()!.unit) : ""})`}
                  />
                )}
              </Show>
            </Panel>
            <Show when={due()}>
              {(d) => (
                <Acts>
                  <Big label={p.t("payNow")} onTap={() => p.act.pay({ month: d().month, cents: d().cents })} />
                </Acts>
              )}
            </Show>
            <Cells title={p.t("manage")}>
              <Cell title={p.t("label")} value={h().label} onTap={() => p.act.name()} />
              <FlipCell title={p.t("remindBill")} on={h().remind} onTap={() => p.act.remind()} />
              <FlipCell title={p.t("autoBill")} sub={p.t("autoBillNote")} on={h().auto} onTap={() => p.act.auto()} />
            </Cells>
            <Show when={paid().length > 0}>
              <Cells title={p.t("paidBills")}>
                <For each={paid()}>{(e) => <Bill at={p} entry={e} onTap={() => p.act.bill({ id: e.id })} />}</For>
              </Cells>
            </Show>
            <Acts>
              <Big kind="red" label={p.t("removeHousehold")} onTap={() => p.act.remove()} />
            </Acts>
          </>
        )}
      </Show>
    </Leaf>
  );
});
