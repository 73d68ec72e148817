/** What is to be paid by when, and ways to pay: apps that take bills, and points where they may. */
import { durationText } from "../../../../os/format.ts";
import { Choices } from "../../looks/panel.tsx";
import { Act, Acts, PayFoot } from "../../looks/parts.tsx";
import type { payApps } from "../../merchant.ts";
import type { Any } from "./draw.tsx";
import { yuan } from "./telling.ts";

/** How long there is left to pay. */
export const payWithin = (p: Any, payBy: number | null): string =>
  p.t("payWithin", { left: durationText(Math.max(0, (payBy ?? p.now) - p.now)) });

/** Under an order of any kind: what it comes to, and the two things to do with it while it is unpaid. */
export function DueFoot(p: {
  readonly on: Any;
  readonly label: string;
  readonly cents: number;
  readonly cancel: string;
  readonly onCancel: () => void;
  readonly onPay: () => void;
}) {
  return (
    <PayFoot label={p.label} sum={yuan(p.cents)}>
      <Acts>
        <Act kind="line" label={p.cancel} onTap={() => p.onCancel()} />
        <Act kind="orange" label={p.on.t("payNow")} onTap={() => p.onPay()} />
      </Acts>
    </PayFoot>
  );
}

export function PayChoices(p: {
  readonly on: Any;
  readonly open: boolean;
  readonly cents: number;
  readonly points?: { readonly note: string; readonly enough: boolean; readonly onTap: () => void } | undefined;
  readonly onPay: (through: (typeof payApps)[number]) => void;
}) {
  return (
    <Choices
      open={p.open}
      title={p.on.t("payTitle", { sum: yuan(p.cents) })}
      items={[
        { label: p.on.t("payAlipay"), onTap: () => p.onPay("alipay") },
        { label: p.on.t("payWechat"), onTap: () => p.onPay("weixin") },
        ...(p.points
          ? [
              {
                label: p.on.t("payPoints"),
                note: p.points.note,
                disabled: !p.points.enough,
                onTap: () => p.points!.onTap(),
              },
            ]
          : []),
      ]}
    />
  );
}
