/** Ways to pay: apps that take bills, and points where they may. */
import { Choices } from "../../looks/panel.tsx";
import type { payApps } from "../../merchant.ts";
import type { Any } from "./draw.tsx";

export function PayChoices(p: {
  readonly on: Any;
  readonly open: boolean;
  readonly title: string;
  readonly points?: { readonly note: string; readonly enough: boolean; readonly onTap: () => void } | undefined;
  readonly onPay: (through: (typeof payApps)[number]) => void;
}) {
  return (
    <Choices
      open={p.open}
      title={p.title}
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
