import { createMemo, For } from "solid-js";
import { balanceOf, cardsOf } from "../../../../../os/money/read.ts";
import { appId, balanceAccount, cardBound, cardTitle } from "../../../accounts.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Cell, Cells, PickCell, Word } from "../../../looks/cells.tsx";
import { Leaf } from "../../../looks/page.tsx";
import { HugeSum, SumPad } from "../../../looks/pads.tsx";
import { Half } from "../../../looks/sheet.tsx";
import { plain, typedCents, yuan } from "../../../sums.ts";
import { feeOf } from "../rules.ts";

export default page("withdraw", (p) => {
  const there = () => balanceOf(p.os, balanceAccount);
  const cents = () => typedCents(p.view.sum) ?? 0;
  const fee = () => feeOf(cents(), p.state.freeCents);
  const debit = createMemo(() => cardsOf(p.os, appId).filter((c) => c.kind === "debit"));
  const card = () => (p.view.card === null ? null : cardBound(p.os, p.view.card));
  const short = () => cents() + fee() > there();
  return (
    <Leaf
      ground="white"
      title={p.t("withdraw")}
      foot={
        <SumPad
          go={p.t("withdrawAct")}
          can={p.can("go") && !short()}
          onKey={(key) => p.act.key({ key })}
          onGo={() => p.act.go()}
        />
      }
      overlays={
        <Half open={p.view.open === "card"} title={p.t("toWhichCard")}>
          <Cells>
            <For each={debit()}>
              {(c) => (
                <PickCell
                  title={cardTitle(c)}
                  sub={p.t("withinHours")}
                  on={p.view.card === c.id}
                  onTap={() => p.act.card({ card: c.id })}
                />
              )}
            </For>
            <Cell title={p.t("addCard")} onTap={() => p.act.addCard()} />
          </Cells>
        </Half>
      }
    >
      <Cells>
        <Cell
          title={p.t("toCardWord")}
          value={card() ? cardTitle(card()!) : p.t("choosePerson")}
          sub={p.t("withinHours")}
          onTap={() => p.act.cards()}
        />
      </Cells>
      <HugeSum
        label={p.t("withdrawSum")}
        sum={p.view.sum}
        note={
          short()
            ? p.t("funds-short")
            : fee() > 0
              ? p.t("feeIs", { sum: yuan(fee()) })
              : p.t("balanceIs", { sum: yuan(there()) })
        }
        bad={short()}
      />
      <Word
        label={p.t("takeAll")}
        onTap={() => p.act.all({ sum: plain(Math.min(there() - feeOf(there(), p.state.freeCents), 999_999_999)) })}
      />
    </Leaf>
  );
});
