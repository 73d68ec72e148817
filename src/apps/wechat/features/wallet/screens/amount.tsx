import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { amountText, balanceOf, cardsBoundTo, parseCents, lastFour } from "#os/money/read.ts";
import wechat from "#apps/wechat/index.ts";
import { BigButton, Cell, Cells, Remark, RadioCell, TextLink } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { HalfSheet } from "#apps/wechat/looks/overlays.tsx";
import { NumberKeypad } from "#apps/wechat/looks/keypad.tsx";
import { AmountLine } from "#apps/wechat/looks/wallet.tsx";
import { balanceAccount } from "#apps/wechat/ledger-accounts.ts";
import { strings } from "#apps/wechat/strings.ts";
import { appId, withdrawalFee } from "../queries.ts";

export default screen(wechat, strings, "amount", (p) => {
  const out = () => p.params.purpose === "withdraw";
  const cards = () => cardsBoundTo(p.os, appId);
  const card = () => cards().find(({ id }) => id === p.view.card) ?? cards()[0];
  const cents = () => parseCents(p.view.typed) ?? 0;
  const fee = () => withdrawalFee(cents(), p.state.freeCents);
  const all = () => (balanceOf(p.os, balanceAccount) / 100).toFixed(2).slice(0, 9);
  return (
    <Frame
      back
      title={p.t(out() ? "withdrawWord" : "topUpWord")}
      bottom={<NumberKeypad point onDigit={(key) => p.act.key({ key: key as "1" })} onErase={() => p.act.erase()} />}
      overlays={
        <HalfSheet open={p.view.open === "cards"} title={p.t("cardsRow")}>
          <For each={cards()}>
            {(c) => (
              <RadioCell
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
      <AmountLine title={p.t("sumField")} typed={p.view.typed} />
      <Show when={out()}>
        <Remark>
          {p.t("availableNow", { sum: amountText(balanceOf(p.os, balanceAccount)) })}
          {" · "}
          {fee() > 0 ? p.t("feeNote", { fee: amountText(fee()), free: amountText(p.state.freeCents) }) : p.t("noFee")}
        </Remark>
        <TextLink label={p.t("allOf")} onTap={() => p.act.all({ typed: all() })} />
      </Show>
      <BigButton
        label={p.t(out() ? "withdrawWord" : "topUpWord")}
        disabled={!p.can("next") || card() === undefined}
        onTap={() => p.act.next()}
      />
    </Frame>
  );
});
