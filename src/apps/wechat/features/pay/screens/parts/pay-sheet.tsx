/** The half-sheet of a payment: what it is for, how much, from where, six boxes and the pad. */
import finger from "@material-symbols/svg-400/outlined/fingerprint.svg?raw";
import { Show } from "solid-js";
import { Icon } from "../../../../../../ui/kit/icon.tsx";
import { Tap } from "../../../../../../ui/kit/tap.tsx";
import { Cell } from "../../../../looks/cells.tsx";
import { HalfSheet } from "../../../../looks/over.tsx";
import { NumberPad, SixBoxes } from "../../../../looks/pad.tsx";
import { BillHead, PayNote } from "../../../../looks/bill.tsx";

export function PaySheet(p: {
  readonly open: boolean;
  readonly title: string;
  /** What is paid for. */
  readonly what: string;
  /** Written out: "¥52.00". */
  readonly amount: string;
  /** From where: "Balance", "Meridian Bank (4071)". Without `onMethod` there is no choice. */
  readonly method: string;
  readonly methodName: string;
  readonly onMethod?: (() => void) | undefined;
  readonly filled: number;
  readonly boxesName: string;
  /** What was wrong with the last try. */
  readonly problem?: string | undefined;
  /** Where a finger does: what the button says. */
  readonly fingerName?: string | undefined;
  readonly onDigit: (digit: string) => void;
  readonly onErase: () => void;
  readonly onFinger: () => void;
}) {
  return (
    <HalfSheet
      open={p.open}
      title={p.title}
      foot={<NumberPad onDigit={(digit) => p.onDigit(digit)} onErase={() => p.onErase()} />}
    >
      <BillHead what={p.what} amount={p.amount} />
      <Cell title={p.methodName} value={p.method} leads={p.onMethod !== undefined} onTap={p.onMethod} />
      <SixBoxes filled={p.filled} name={p.boxesName} />
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
