import finger from "@material-symbols/svg-400/outlined/fingerprint.svg?raw";
import { Show } from "solid-js";
import { titleOf } from "../../../../../ui/apps.ts";
import { screen } from "../../../../../ui/bind.tsx";
import { Icon } from "../../../../../ui/kit/icon.tsx";
import { Tap } from "../../../../../ui/kit/tap.tsx";
import { amountText, entryOf, sumText } from "../../../../../os/money/read.ts";
import wechat from "../../../index.ts";
import { BillHead, Paid, PayNote } from "../../../looks/bill.tsx";
import { Cell, Remark } from "../../../looks/cells.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { HalfSheet } from "../../../looks/over.tsx";
import { NumberPad, SixBoxes } from "../../../looks/pad.tsx";
import { strings } from "../../../strings.ts";
import { wrongMost } from "../../pay/prove.ts";
import { billFor } from "../bills.ts";
import { firstMethod, methodAt } from "../queries.ts";
import { methodName, Methods } from "./parts/methods.tsx";

export default screen(wechat, strings, "cashier", (p) => {
  const bill = () => (p.view.done === null ? billFor(p.state, p.os, p.params) : null);
  const paid = () => entryOf(p.os, p.view.done ?? "");
  const from = () => bill()?.from ?? p.view.from ?? firstMethod(p.state, p.os).account;
  const locked = () => p.state.pay.lockedUntil !== null && p.now < p.state.pay.lockedUntil;
  return (
    <Frame
      back="close"
      white
      title={p.t("cashierTitle")}
      bottom={
        <Show when={bill()}>
          <NumberPad onDigit={(digit) => p.act.digit({ digit: digit as "1" })} onErase={() => p.act.erase()} />
        </Show>
      }
      overlays={
        <HalfSheet open={p.view.open === "methods"} title={p.t("billMethod")}>
          <Methods os={p.os} t={p.t} chosen={from()} onPick={(account) => p.act.chooseMethod({ account })} />
          <Cell title={p.t("addCardWord")} leads onTap={() => p.act.addCard()} />
        </HalfSheet>
      }
    >
      <Show when={paid()}>
        {(entry) => (
          <Paid
            title={p.t("billDone")}
            amount={sumText(entry().to, entry().toCents)}
            note={entry().title}
            done={p.t("done")}
            onDone={() => p.act.finish()}
          />
        )}
      </Show>
      <Show
        when={bill()}
        fallback={
          <Show when={!paid()}>
            <Remark big>{p.t("cashierGone")}</Remark>
          </Show>
        }
      >
        {(b) => (
          <>
            <BillHead
              what={`${p.t(`purpose_${p.params.purpose}`)} · ${titleOf(b().payee, p.lang) || b().title}`}
              amount={sumText(b().to, b().cents)}
            />
            <Show when={b().feeCents > 0}>
              <Remark>{p.t("cashierFee", { fee: amountText(b().feeCents) })}</Remark>
            </Show>
            <Cell
              title={p.t("billMethod")}
              value={methodName(p.t, methodAt(p.os, from()))}
              leads={b().from === null}
              onTap={b().from === null ? () => p.act.methods() : undefined}
            />
            <SixBoxes filled={p.view.pin.length} name={p.t("payPasswordRow")} />
            <Show when={p.view.wrong}>
              <PayNote>{locked() ? p.t("pay-locked") : p.t("wrongLeft", { n: wrongMost - p.state.pay.wrong })}</PayNote>
            </Show>
            <Show when={p.state.pay.finger}>
              <Tap class="pay-finger" name={p.t("fingerRow")} onTap={() => p.act.finger()}>
                <Icon of={finger} />
                <span>{p.t("fingerRow")}</span>
              </Tap>
            </Show>
          </>
        )}
      </Show>
    </Frame>
  );
});
