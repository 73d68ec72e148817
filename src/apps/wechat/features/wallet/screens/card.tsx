import { Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { cardsOf, lastFour } from "../../../../../os/money/read.ts";
import wechat from "../../../index.ts";
import { Cell, Cells, Remark } from "../../../looks/cells.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { BankCard } from "../../../looks/wallet.tsx";
import { strings } from "../../../strings.ts";
import { PaySheet } from "../../pay/screens/parts/pay-sheet.tsx";
import { wrongMost } from "../../pay/prove.ts";
import { appId } from "../queries.ts";

export default screen(wechat, strings, "card", (p) => {
  const card = () => cardsOf(p.os, appId).find(({ id }) => id === p.params.card);
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
          problem={p.view.wrong ? p.t("wrongLeft", { n: wrongMost - p.state.pay.wrong }) : undefined}
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
