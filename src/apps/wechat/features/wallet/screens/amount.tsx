import { For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { amountText, balanceOf, cardsOf, centsOf, lastFour } from "../../../../../os/money/read.ts";
import wechat from "../../../index.ts";
import { BigButton, Cell, Cells, Remark, TickCell, WordLink } from "../../../looks/cells.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { HalfSheet } from "../../../looks/over.tsx";
import { NumberPad } from "../../../looks/pad.tsx";
import { SumLine } from "../../../looks/wallet.tsx";
import { balance } from "../../../purse.ts";
import { strings } from "../../../strings.ts";
import { appId, feeOf } from "../queries.ts";

export default screen(wechat, strings, "amount", (p) => {
  const out = () => p.params.purpose === "withdraw";
  const cards = () => cardsOf(p.os, appId);
  const card = () => cards().find(({ id }) => id === p.view.card) ?? cards()[0];
  const cents = () => centsOf(p.view.typed) ?? 0;
  const fee = () => feeOf(cents(), p.state.freeCents);
  const all = () => (balanceOf(p.os, balance) / 100).toFixed(2).slice(0, 9);
  return (
    <Frame
      back
      title={p.t(out() ? "withdrawWord" : "topUpWord")}
      bottom={<NumberPad point onDigit={(key) => p.act.key({ key: key as "1" })} onErase={() => p.act.erase()} />}
      overlays={
        <HalfSheet open={p.view.open === "cards"} title={p.t("cardsRow")}>
          <For each={cards()}>
            {(c) => (
              <TickCell
                title={`${c.bank} (${lastFour(c)})`}
                on={card()?.id === c.id}
                onTap={() => p.act.chooseCard({ card: c.id })}
              />
            )}
          </For>
          <Cell title={p.t("addCardWord")} leads onTap={() => p.act.addCard()} />
        </HalfSheet>
      }
    >
      <Cells first>
        <Cell
          title={p.t(out() ? "toCard" : "fromCard")}
          value={card() ? `${card()!.bank} (${lastFour(card()!)})` : p.t("noCards")}
          leads
          onTap={() => p.setView({ open: "cards" })}
        />
      </Cells>
      <SumLine title={p.t("sumField")} typed={p.view.typed} />
      <Show when={out()}>
        <Remark>
          {p.t("availableNow", { sum: amountText(balanceOf(p.os, balance)) })}
          {" · "}
          {fee() > 0 ? p.t("feeNote", { fee: amountText(fee()), free: amountText(p.state.freeCents) }) : p.t("noFee")}
        </Remark>
        <WordLink label={p.t("allOf")} onTap={() => p.act.all({ typed: all() })} />
      </Show>
      <BigButton
        label={p.t(out() ? "withdrawWord" : "topUpWord")}
        disabled={!p.can("next") || card() === undefined}
        onTap={() => p.act.next()}
      />
    </Frame>
  );
});
