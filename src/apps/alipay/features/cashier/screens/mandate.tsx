import none from "@material-symbols/svg-400/rounded/event_repeat.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { dateText, momentText } from "#os/format.ts";
import { billsOf } from "#apps/alipay/accounts.ts";
import { sumText } from "#os/money/read.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { ButtonRow, BigButton, Cell, Cells, Panel, Paragraph } from "#apps/alipay/looks/cells.tsx";
import { PageFrame, EmptyState } from "#apps/alipay/looks/page.tsx";
import { LabeledValue, PersonHeader } from "#apps/alipay/looks/rows.tsx";
import { HalfSheet } from "#apps/alipay/looks/sheet.tsx";
import { Bill } from "../../bills/screens/parts/bill.tsx";
import { MethodRows, methodTitle } from "./parts/method.tsx";
import { partyOfAccount } from "./parts/party.ts";
import { PartyPortrait } from "../../bills/screens/parts/party-portrait.tsx";

export default page("mandate", (p) => {
  const mandate = createMemo(() => p.state.mandates[p.params.id]);
  const charges = createMemo(() => {
    const party = partyOfAccount(mandate()?.to ?? "");
    return billsOf(p.os)
      .filter((e) => e.party === party && e.cents === mandate()?.cents)
      .slice(0, 6);
  });
  return (
    <PageFrame
      title={p.t("mandate")}
      overlays={
        <HalfSheet open={p.view.open === "method"} title={p.t("chooseMethod")}>
          <Cells>
            <MethodRows
              at={p}
              kinds={["balance", "fund", "credit", "debit", "creditCard"]}
              chosen={mandate()?.method ?? null}
              onPick={(method) => p.act.choose({ method })}
            />
          </Cells>
        </HalfSheet>
      }
    >
      <Show when={mandate()} fallback={<EmptyState icon={none} text={p.t("mandate-missing")} />}>
        {(m) => (
          <>
            <PersonHeader
              lead={<PartyPortrait of={partyOfAccount(m().to)} size={56} radius={28} />}
              name={m().payee}
              note={m().title}
            />
            <Panel>
              <LabeledValue
                name={p.t("sumEach")}
                value={`${sumText(m().to, m().cents)} / ${p.t(`per_${m().period}`)}`}
              />
              <LabeledValue name={p.t("since")} value={dateText(m().since, p.os, p.now)} />
              <Show when={m().on} fallback={<LabeledValue name={p.t("state")} value={p.t("mandateEnded")} />}>
                <LabeledValue name={p.t("nextChargeName")} value={momentText(m().next, p.os, p.now)} />
              </Show>
            </Panel>
            <Show when={m().failed}>
              <Paragraph red small pad>
                {p.t("chargeFailed")}
              </Paragraph>
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
              <ButtonRow>
                <BigButton kind="red" label={p.t("mandateOff")} onTap={() => p.act.cancel()} />
              </ButtonRow>
            </Show>
          </>
        )}
      </Show>
    </PageFrame>
  );
});
