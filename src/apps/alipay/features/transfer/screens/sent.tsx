import none from "@material-symbols/svg-400/rounded/swap_horiz.svg?raw";
import { createMemo, Show } from "solid-js";
import { momentText } from "../../../../../os/format.ts";
import { cardBound, cardTitle } from "../../../accounts.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Acts, Big, Panel } from "../../../looks/cells.tsx";
import { HeadWord, Leaf, None } from "../../../looks/page.tsx";
import { Pair, TopSum } from "../../../looks/rows.tsx";
import { yuan } from "../../../sums.ts";
import { payeeName } from "../../cashier/deals.ts";

export default page("sent", (p) => {
  const sent = createMemo(() => p.state.transfers[p.params.id]);
  const own = () => sent()?.payee.startsWith("card_") === true;
  const name = () => {
    const id = sent()?.payee ?? "";
    const card = own() ? cardBound(p.os, id) : null;
    return card ? cardTitle(card) : (payeeName(p.state, id, p.lang) ?? p.t("goneCard"));
  };
  const state = () => {
    const { status } = sent()!;
    if (status === "back") return p.t("sentBack");
    if (status === "arrived") return p.t(own() ? "withdrawn" : "sentArrived");
    return p.t(own() ? "withdrawWay" : "sentWay");
  };
  return (
    <Leaf
      title={p.t(own() ? "deal_withdraw" : "transferDetail")}
      right={<HeadWord label={p.t("done")} onTap={() => p.act.home()} />}
    >
      <Show when={sent()} fallback={<None icon={none} text={p.t("transfer-missing")} />}>
        {(t) => (
          <>
            <TopSum
              mark={t().status === "arrived" ? "done" : t().status === "way" ? "wait" : "back"}
              above={state()}
              sum={yuan(t().cents)}
            />
            <Panel>
              <Pair name={p.t("payee")} value={name()} />
              <Show when={t().note !== ""}>
                <Pair name={p.t("note")} value={t().note} />
              </Show>
              <Pair name={p.t("sentAt")} value={momentText(t().at, p.os, p.now)} />
              <Show when={t().status !== "back"}>
                <Pair
                  name={p.t(t().status === "way" ? "arrivesAt" : "arrivedAt")}
                  value={momentText(t().arrives, p.os, p.now)}
                />
              </Show>
            </Panel>
            <Acts>
              <Show when={p.can("takeBack")}>
                <Big kind="line" label={p.t("takeBack")} onTap={() => p.act.takeBack()} />
              </Show>
              <Show when={!own() && payeeName(p.state, t().payee, p.lang) !== null}>
                <Big label={p.t("sendAgain")} onTap={() => p.act.again({ payee: t().payee as "mum" })} />
              </Show>
              <Big kind="line" label={p.t("seeBill")} onTap={() => p.act.bill({ id: t().entry })} />
            </Acts>
          </>
        )}
      </Show>
    </Leaf>
  );
});
