import none from "@material-symbols/svg-400/rounded/swap_horiz.svg?raw";
import { createMemo, Show } from "solid-js";
import { momentText } from "#os/format.ts";
import { findCard, cardTitle } from "#apps/alipay/accounts.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { ButtonRow, BigButton, Panel } from "#apps/alipay/looks/cells.tsx";
import { HeaderLink, PageFrame, EmptyState } from "#apps/alipay/looks/page.tsx";
import { LabeledValue, AmountHeader } from "#apps/alipay/looks/rows.tsx";
import { yuan } from "#apps/alipay/sums.ts";
import { payeeName } from "../../cashier/deals.ts";

export default page("sent", (p) => {
  const sent = createMemo(() => p.state.transfers[p.params.id]);
  const own = () => sent()?.payee.startsWith("card_") === true;
  const name = () => {
    const id = sent()?.payee ?? "";
    const card = own() ? findCard(p.os, id) : null;
    return card ? cardTitle(card) : (payeeName(p.state, id, p.lang) ?? p.t("goneCard"));
  };
  const state = () => {
    const { status } = sent()!;
    if (status === "back") return p.t("sentBack");
    if (status === "arrived") return p.t(own() ? "withdrawn" : "sentArrived");
    return p.t(own() ? "withdrawWay" : "sentWay");
  };
  return (
    <PageFrame
      title={p.t(own() ? "deal_withdraw" : "transferDetail")}
      right={<HeaderLink label={p.t("done")} onTap={() => p.act.home()} />}
    >
      <Show when={sent()} fallback={<EmptyState icon={none} text={p.t("transfer-missing")} />}>
        {(t) => (
          <>
            <AmountHeader
              mark={t().status === "arrived" ? "done" : t().status === "way" ? "wait" : "back"}
              above={state()}
              sum={yuan(t().cents)}
            />
            <Panel>
              <LabeledValue name={p.t("payee")} value={name()} />
              <Show when={t().note !== ""}>
                <LabeledValue name={p.t("note")} value={t().note} />
              </Show>
              <LabeledValue name={p.t("sentAt")} value={momentText(t().at, p.os, p.now)} />
              <Show when={t().status !== "back"}>
                <LabeledValue
                  name={p.t(t().status === "way" ? "arrivesAt" : "arrivedAt")}
                  value={momentText(t().arrives, p.os, p.now)}
                />
              </Show>
            </Panel>
            <ButtonRow>
              <Show when={p.can("takeBack")}>
                <BigButton kind="line" label={p.t("takeBack")} onTap={() => p.act.takeBack()} />
              </Show>
              <Show when={!own() && payeeName(p.state, t().payee, p.lang) !== null}>
                <BigButton label={p.t("sendAgain")} onTap={() => p.act.again({ payee: t().payee as "mum" })} />
              </Show>
              <BigButton kind="line" label={p.t("seeBill")} onTap={() => p.act.bill({ id: t().entry })} />
            </ButtonRow>
          </>
        )}
      </Show>
    </PageFrame>
  );
});
