import { createMemo, For } from "solid-js";
import { balanceOf, cardsOf } from "../../../../../os/money/read.ts";
import { appId, cardBound, cardTitle, fundAccount } from "../../../accounts.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Cell, Cells, PickCell, Word } from "../../../looks/cells.tsx";
import { Leaf } from "../../../looks/page.tsx";
import { HugeSum, SumPad } from "../../../looks/pads.tsx";
import { Half } from "../../../looks/sheet.tsx";
import { plain, yuan } from "../../../sums.ts";

export default page("fundOut", (p) => {
  const there = () => balanceOf(p.os, fundAccount);
  const debit = createMemo(() => cardsOf(p.os, appId).filter((c) => c.kind === "debit"));
  const goal = () =>
    p.view.card === null
      ? p.t("balance")
      : cardTitle(cardBound(p.os, p.view.card) ?? ({ bank: "—", number: "0000" } as never));
  return (
    <Leaf
      ground="white"
      title={p.t("deal_fundOut")}
      foot={
        <SumPad go={p.t("moveOut")} can={p.can("go")} onKey={(key) => p.act.key({ key })} onGo={() => p.act.go()} />
      }
      overlays={
        <Half open={p.view.open === "card"} title={p.t("moveOutTo")}>
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
        </Half>
      }
    >
      <Cells>
        <Cell title={p.t("moveOutTo")} value={goal()} onTap={() => p.act.cards()} />
      </Cells>
      <HugeSum label={p.t("moveOutSum")} sum={p.view.sum} note={p.t("canMoveOut", { sum: yuan(there()) })} />
      <Word label={p.t("takeAll")} onTap={() => p.act.all({ sum: plain(Math.min(there(), 999_999_999)) })} />
    </Leaf>
  );
});
