import finger from "@material-symbols/svg-400/outlined/fingerprint.svg?raw";
import { Show } from "solid-js";
import { titleOf } from "#ui/apps.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { amountText, findMoneyEntry, sumText } from "#os/money/read.ts";
import wechat from "#apps/wechat/index.ts";
import { BillHeader, PaidPage, PayNote } from "#apps/wechat/looks/bill.tsx";
import { Cell, Remark } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { HalfSheet } from "#apps/wechat/looks/overlays.tsx";
import { NumberKeypad, PasswordBoxes } from "#apps/wechat/looks/keypad.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { maxWrongPasswords } from "../../pay/payment-proof.ts";
import { findBill } from "../bills.ts";
import { defaultMethod, findMethod } from "../queries.ts";
import { methodName, MethodList } from "./parts/methods.tsx";

export default screen(wechat, strings, "cashier", (p) => {
  const bill = () => (p.view.done === null ? findBill(p.state, p.os, p.params) : null);
  const paid = () => findMoneyEntry(p.os, p.view.done ?? "");
  const from = () => bill()?.from ?? p.view.from ?? defaultMethod(p.state, p.os).account;
  const locked = () => p.state.pay.lockedUntil !== null && p.now < p.state.pay.lockedUntil;
  return (
    <Frame
      back="close"
      white
      title={p.t("cashierTitle")}
      bottom={
        <Show when={bill()}>
          <NumberKeypad onDigit={(digit) => p.act.digit({ digit: digit as "1" })} onErase={() => p.act.erase()} />
        </Show>
      }
      overlays={
        <HalfSheet open={p.view.open === "methods"} title={p.t("billMethod")}>
          <MethodList os={p.os} t={p.t} chosen={from()} onPick={(account) => p.act.chooseMethod({ account })} />
          <Cell title={p.t("addCardWord")} leads onTap={() => p.act.addCard()} />
        </HalfSheet>
      }
    >
      <Show when={paid()}>
        {(entry) => (
          <PaidPage
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
            <BillHeader
              what={`${p.t(`purpose_${p.params.purpose}`)} · ${titleOf(b().payee, p.lang) || b().title}`}
              amount={sumText(b().to, b().cents)}
            />
            <Show when={b().feeCents > 0}>
              <Remark>{p.t("cashierFee", { fee: amountText(b().feeCents) })}</Remark>
            </Show>
            <Cell
              title={p.t("billMethod")}
              value={methodName(p.t, findMethod(p.os, from()))}
              leads={b().from === null}
              onTap={b().from === null ? () => p.act.methods() : undefined}
            />
            <PasswordBoxes filled={p.view.pin.length} name={p.t("payPasswordRow")} />
            <Show when={p.view.wrong}>
              <PayNote>
                {locked() ? p.t("pay-locked") : p.t("wrongLeft", { n: maxWrongPasswords - p.state.pay.wrong })}
              </PayNote>
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
