import none from "@material-symbols/svg-400/rounded/credit_card.svg?raw";
import { createMemo, For, Show } from "solid-js";
import merchants from "#world/merchants/index.ts";
import { queryWorld } from "#ui/world.ts";
import { balanceOf, lastFour } from "#os/money/read.ts";
import { billsOf, findCard } from "#apps/alipay/accounts.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { ButtonRow, BigButton, Cell, Cells } from "#apps/alipay/looks/cells.tsx";
import { PageFrame, EmptyState } from "#apps/alipay/looks/page.tsx";
import { AmountField, AmountKeypad } from "#apps/alipay/looks/keypads.tsx";
import { PassCard } from "#apps/alipay/looks/rows.tsx";
import { HalfSheet } from "#apps/alipay/looks/sheet.tsx";
import { yuan } from "#apps/alipay/sums.ts";
import { Bill } from "../../bills/screens/parts/bill.tsx";
import { binOf } from "../numbers.ts";

export default page("card", (p) => {
  const card = createMemo(() => findCard(p.os, p.params.id));
  const found = queryWorld(merchants.queries.issuer, () => (card() ? { bin: binOf(card()!.number) } : null));
  const bank = () => found()?.rows[0];
  const bills = createMemo(() =>
    billsOf(p.os)
      .filter((e) => e.from === card()?.account || e.to === card()?.account)
      .slice(0, 8),
  );
  const limit = () => p.state.cardLimits[p.params.id];
  const owed = () => Math.max(0, -balanceOf(p.os, card()?.account ?? ""));
  return (
    <PageFrame
      title={p.t("card")}
      overlays={
        <HalfSheet
          open={p.view.open === "limit"}
          title={p.t("cardLimit")}
          foot={
            <AmountKeypad
              go={p.t("save")}
              can={p.can("setLimit")}
              onKey={(key) => p.act.key({ key })}
              onGo={() => p.act.setLimit()}
            />
          }
        >
          <AmountField label={p.t("limitEach")} sum={p.view.sum} />
        </HalfSheet>
      }
    >
      <Show when={card()} fallback={<EmptyState icon={none} text={p.t("card-unknown")} />}>
        {(c) => (
          <>
            <PassCard
              title={c().bank}
              text={p.t(c().kind === "credit" ? "creditCard" : "debitCard")}
              number={`••••  ••••  ••••  ${lastFour(c())}`}
              tint={bank() ? `linear-gradient(120deg, ${bank()!.colours[0]}, ${bank()!.colours[1]})` : "#4a5f7d"}
            />
            <Cells>
              <Cell
                title={p.t("cardLimit")}
                value={limit() === undefined ? p.t("noOwnLimit") : yuan(limit()!)}
                onTap={() => p.act.limit()}
              />
              <Show when={bank()}>
                {(b) => (
                  <>
                    <Cell title={p.t("bankLimitEach")} value={yuan(b().paymentLimitCents)} />
                    <Cell title={p.t("bankLimitDay")} value={yuan(b().dayLimitCents)} />
                    <Cell title={p.t("bankPhoneLine")} value={b().phone} />
                  </>
                )}
              </Show>
              <Show when={c().kind === "credit"}>
                <Cell title={p.t("owedCard")} value={yuan(owed())} onTap={() => p.act.repay()} />
              </Show>
            </Cells>
            <Show when={bills().length > 0}>
              <Cells title={p.t("cardBills")}>
                <For each={bills()}>{(e) => <Bill at={p} entry={e} onTap={() => p.act.records({ id: e.id })} />}</For>
              </Cells>
            </Show>
            <ButtonRow>
              <BigButton kind="red" label={p.t("removeCard")} onTap={() => p.act.remove()} />
            </ButtonRow>
          </>
        )}
      </Show>
    </PageFrame>
  );
});
