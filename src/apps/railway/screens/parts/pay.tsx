/**
 * The footer of unpaid orders, and the choice of a payment method: the apps that can pay and, for payments that allow
 * points, the points.
 */
import { durationText } from "#os/format.ts";
import { ActionSheet } from "../../looks/panel.tsx";
import { Button, ButtonRow, PayFooter } from "../../looks/parts.tsx";
import type { payApps } from "../../payment.ts";
import type { ScreenContext } from "./page.tsx";
import { yuan } from "./labels.ts";

/** Describes the remaining time for the payment. */
export const remainingPayTimeText = (p: ScreenContext, payBy: number | null): string =>
  p.t("payWithin", { left: durationText(Math.max(0, (payBy ?? p.now) - p.now)) });

/** The footer of an unpaid order: the sum, a cancel button and a pay button. */
export function UnpaidFooter(p: {
  readonly on: ScreenContext;
  readonly label: string;
  readonly cents: number;
  readonly cancel: string;
  readonly onCancel: () => void;
  readonly onPay: () => void;
}) {
  return (
    <PayFooter label={p.label} sum={yuan(p.cents)}>
      <ButtonRow>
        <Button kind="line" label={p.cancel} onTap={() => p.onCancel()} />
        <Button kind="orange" label={p.on.t("payNow")} onTap={() => p.onPay()} />
      </ButtonRow>
    </PayFooter>
  );
}

export function PaymentSheet(p: {
  readonly on: ScreenContext;
  readonly open: boolean;
  readonly cents: number;
  readonly points?: { readonly note: string; readonly enough: boolean; readonly onTap: () => void } | undefined;
  readonly onPay: (through: (typeof payApps)[number]) => void;
}) {
  return (
    <ActionSheet
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
