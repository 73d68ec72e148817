import none from "@material-symbols/svg-400/rounded/bolt.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { Field } from "#ui/kit/fields.tsx";
import merchants from "#world/merchants/index.ts";
import { queryWorld } from "#ui/world.ts";
import { billsOf } from "#apps/alipay/accounts.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { ButtonRow, BigButton, Cell, Cells, SwitchRow, Panel } from "#apps/alipay/looks/cells.tsx";
import { PageFrame, EmptyState } from "#apps/alipay/looks/page.tsx";
import { LabeledValue, AmountHeader } from "#apps/alipay/looks/rows.tsx";
import { Dialog } from "#apps/alipay/looks/sheet.tsx";
import { yuan } from "#apps/alipay/sums.ts";
import { Bill } from "../../bills/screens/parts/bill.tsx";
import { findUnpaidBill } from "../commands.ts";
import { PartyPortrait } from "../../bills/screens/parts/party-portrait.tsx";

export default page("household", (p) => {
  const household = createMemo(() => p.state.households[p.params.id]);
  const biller = queryWorld(merchants.queries.biller, () => (household() ? { id: household()!.biller } : null));
  const localize = (text: { en: string; zh: string }) => (p.lang === "en" ? text.en : text.zh);
  const due = createMemo(() =>
    biller() && household() ? findUnpaidBill(biller()!, household()!, p.now, p.offsetMin) : null,
  );
  const owner = () => biller()?.households.find((h) => h.number === household()?.number);
  const paid = createMemo(() =>
    billsOf(p.os)
      .filter((e) => e.party === household()?.biller)
      .slice(0, 6),
  );
  return (
    <PageFrame
      title={biller() ? localize(biller()!.name) : p.t("billers")}
      overlays={
        <Dialog
          open={p.view.open === "label"}
          title={p.t("label")}
          ok={p.t("save")}
          cancel={p.t("cancel")}
          onOk={() => p.act.saveName()}
        >
          <Field at={p.field("label")} label={p.t("label")} placeholder={p.t("labelHint")} bare="body" line />
        </Dialog>
      }
    >
      <Show when={household()} fallback={<EmptyState icon={none} text={p.t("household-missing")} />}>
        {(h) => (
          <>
            <AmountHeader
              lead={<PartyPortrait of={h().biller} about={biller()?.kind} size={48} radius={24} />}
              above={due() ? p.t("dueFor", { month: due()!.month }) : p.t("allPaid")}
              sum={yuan(due()?.cents ?? 0)}
              below={due() ? p.t("payUntil", { date: due()!.payBy }) : undefined}
            />
            <Panel>
              <LabeledValue name={p.t("householdNumber")} value={h().number} />
              <Show when={owner()}>
                {(o) => (
                  <LabeledValue name={p.t("holderWord")} value={`${localize(o().holder)} · ${localize(o().address)}`} />
                )}
              </Show>
              <Show when={due()?.readings}>
                {(r) => (
                  <LabeledValue
                    name={p.t("meter")}
                    value={`${r().from} → ${r().to} (${due()!.units} ${biller() ? localize(biller()!.unit) : ""})`}
                  />
                )}
              </Show>
            </Panel>
            <Show when={due()}>
              {(d) => (
                <ButtonRow>
                  <BigButton label={p.t("payNow")} onTap={() => p.act.pay({ month: d().month, cents: d().cents })} />
                </ButtonRow>
              )}
            </Show>
            <Cells title={p.t("manage")}>
              <Cell title={p.t("label")} value={h().label} onTap={() => p.act.name()} />
              <SwitchRow title={p.t("remindBill")} on={h().remind} onTap={() => p.act.remind()} />
              <SwitchRow title={p.t("autoBill")} sub={p.t("autoBillNote")} on={h().auto} onTap={() => p.act.auto()} />
            </Cells>
            <Show when={paid().length > 0}>
              <Cells title={p.t("paidBills")}>
                <For each={paid()}>{(e) => <Bill at={p} entry={e} onTap={() => p.act.bill({ id: e.id })} />}</For>
              </Cells>
            </Show>
            <ButtonRow>
              <BigButton kind="red" label={p.t("removeHousehold")} onTap={() => p.act.remove()} />
            </ButtonRow>
          </>
        )}
      </Show>
    </PageFrame>
  );
});
