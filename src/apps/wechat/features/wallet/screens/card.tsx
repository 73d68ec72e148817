import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { cardsBoundTo, lastFour } from "#os/money/read.ts";
import wechat from "#apps/wechat/index.ts";
import { Cell, Cells, Remark } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { BankCard } from "#apps/wechat/looks/wallet.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { PaySheet } from "../../pay/screens/parts/pay-sheet.tsx";
import { maxWrongPasswords } from "../../pay/payment-proof.ts";
import { appId } from "../queries.ts";

export default screen(wechat, strings, "card", (p) => {
  const card = () => cardsBoundTo(p.os, appId).find(({ id }) => id === p.params.card);
  return (
    <Frame
      back
      title={p.t("cardTitle")}
      overlays={
        <PaySheet
          open={p.view.open === "prove"}
          title={p.t("payPasswordRow")}
          what={p.t("cardRemoveTitle")}
          amount={card() ? lastFour(card()!) : ""}
          method={card()?.bank ?? ""}
          methodName={p.t("cardTitle")}
          filled={p.view.pin.length}
          boxesName={p.t("payPasswordRow")}
          problem={p.view.wrong ? p.t("wrongLeft", { n: maxWrongPasswords - p.state.pay.wrong }) : undefined}
          fingerName={p.state.pay.finger ? p.t("fingerRow") : undefined}
          onDigit={(digit) => p.act.digit({ digit: digit as "1" })}
          onErase={() => p.act.erase()}
          onFinger={() => p.act.finger()}
        />
      }
    >
      <Show when={card()} fallback={<Remark big>{p.t("method-unknown")}</Remark>}>
        {(c) => (
          <>
            <BankCard bank={c().bank} kind={p.t(c().kind)} last={lastFour(c())} tone={c().id} />
            <Cells note={p.t("cardLimit")}>
              <Cell title={p.t("billsRow")} leads onTap={() => p.act.bills()} />
            </Cells>
            <Cells>
              <Cell act="danger" title={p.t("cardRemove")} onTap={() => p.act.remove()} />
            </Cells>
          </>
        )}
      </Show>
    </Frame>
  );
});
