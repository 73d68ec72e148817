/** The payment sheet: purpose, amount, paying account, six boxes and the keypad. */
import finger from "@material-symbols/svg-400/outlined/fingerprint.svg?raw";
import { Show } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { Cell } from "#apps/wechat/looks/cells.tsx";
import { HalfSheet } from "#apps/wechat/looks/overlays.tsx";
import { NumberKeypad, PasswordBoxes } from "#apps/wechat/looks/keypad.tsx";
import { BillHeader, PayNote } from "#apps/wechat/looks/bill.tsx";

export function PaySheet(p: {
  readonly open: boolean;
  readonly title: string;
  /** The purpose of the payment. */
  readonly what: string;
  /** The formatted amount: "¥52.00". */
  readonly amount: string;
  /**
   * The paying account, such as "Balance" or "Meridian Bank (4071)". If `onMethod` is undefined, the account cannot be
   * changed.
   */
  readonly method: string;
  readonly methodName: string;
  readonly onMethod?: (() => void) | undefined;
  readonly filled: number;
  readonly boxesName: string;
  /** The error of the last payment attempt. */
  readonly problem?: string | undefined;
  /** The label of the fingerprint button; undefined if fingerprint payment is off. */
  readonly fingerName?: string | undefined;
  readonly onDigit: (digit: string) => void;
  readonly onErase: () => void;
  readonly onFinger: () => void;
}) {
  return (
    <HalfSheet
      open={p.open}
      title={p.title}
      foot={<NumberKeypad onDigit={(digit) => p.onDigit(digit)} onErase={() => p.onErase()} />}
    >
      <BillHeader what={p.what} amount={p.amount} />
      <Cell title={p.methodName} value={p.method} leads={p.onMethod !== undefined} onTap={p.onMethod} />
      <PasswordBoxes filled={p.filled} name={p.boxesName} />
      <Show when={p.problem}>{(text) => <PayNote>{text()}</PayNote>}</Show>
      <Show when={p.fingerName}>
        {(name) => (
          <Tap class="pay-finger" name={name()} onTap={() => p.onFinger()}>
            <Icon of={finger} />
            <span>{name()}</span>
          </Tap>
        )}
      </Show>
    </HalfSheet>
  );
}
