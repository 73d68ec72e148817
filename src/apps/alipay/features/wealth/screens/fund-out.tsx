import { createMemo, For } from "solid-js";
import { balanceOf, cardsBoundTo } from "#os/money/read.ts";
import { appId, findCard, cardTitle, fundAccount } from "#apps/alipay/accounts.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cell, Cells, PickCell, LinkButton } from "#apps/alipay/looks/cells.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";
import { AmountField, AmountKeypad } from "#apps/alipay/looks/keypads.tsx";
import { HalfSheet } from "#apps/alipay/looks/sheet.tsx";
import { decimalText, yuan } from "#apps/alipay/sums.ts";

export default page("fundOut", (p) => {
  const there = () => balanceOf(p.os, fundAccount);
  const debit = createMemo(() => cardsBoundTo(p.os, appId).filter((c) => c.kind === "debit"));
  const goal = () =>
    p.view.card === null
      ? p.t("balance")
      : cardTitle(findCard(p.os, p.view.card) ?? ({ bank: "—", number: "0000" } as never));
  return (
    <PageFrame
      ground="white"
      title={p.t("deal_fundOut")}
      footer={
        <AmountKeypad
          go={p.t("moveOut")}
          can={p.can("go")}
          onKey={(key) => p.act.key({ key })}
          onGo={() => p.act.go()}
        />
      }
      overlays={
        <HalfSheet open={p.view.open === "card"} title={p.t("moveOutTo")}>
          <Cells>
            <PickCell
              title={p.t("balance")}
              sub={p.t("atOnce")}
              on={p.view.card === null}
              onTap={() => p.act.card({ card: null })}
            />
            <For each={debit()}>
              {(c) => (
                <PickCell
                  title={cardTitle(c)}
                  sub={p.t("atOnce")}
                  on={p.view.card === c.id}
                  onTap={() => p.act.card({ card: c.id })}
                />
              )}
            </For>
          </Cells>
        </HalfSheet>
      }
    >
      <Cells>
        <Cell title={p.t("moveOutTo")} value={goal()} onTap={() => p.act.cards()} />
      </Cells>
      <AmountField label={p.t("moveOutSum")} sum={p.view.sum} note={p.t("canMoveOut", { sum: yuan(there()) })} />
      <LinkButton
        label={p.t("takeAll")}
        onTap={() => p.act.all({ sum: decimalText(Math.min(there(), 999_999_999)) })}
      />
    </PageFrame>
  );
});
