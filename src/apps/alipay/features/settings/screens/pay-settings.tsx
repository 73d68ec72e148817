import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cell, Cells, SwitchRow, PickCell } from "#apps/alipay/looks/cells.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";
import { HalfSheet } from "#apps/alipay/looks/sheet.tsx";
import { yuan } from "#apps/alipay/sums.ts";

const fastLimitOptions = [0, 5_000, 20_000, 50_000, 100_000] as const;
export default page("paySettings", (p) => {
  const fast = (cents: number) => (cents === 0 ? p.t("off") : p.t("upTo", { sum: yuan(cents) }));
  return (
    <PageFrame
      title={p.t("paySettings")}
      overlays={
        <HalfSheet open={p.view.open === "fast"} title={p.t("fastPay")}>
          <Cells>
            {fastLimitOptions.map((cents) => (
              <PickCell
                title={fast(cents)}
                on={p.state.pay.fastCents === cents}
                onTap={() => p.act.setFast({ fastCents: cents })}
              />
            ))}
          </Cells>
        </HalfSheet>
      }
    >
      <Cells>
        <Cell title={p.t("payOrder")} onTap={() => p.act.payOrder()} />
        <Cell title={p.t("limits")} onTap={() => p.act.limits()} />
        <Cell title={p.t("mandates")} onTap={() => p.act.mandates()} />
      </Cells>
      <Cells note={p.t("biometricsNote")}>
        <SwitchRow title={p.t("biometrics")} on={p.state.pay.biometrics} onTap={() => p.act.biometrics()} />
        <Cell
          title={p.t("fastPay")}
          sub={p.t("fastPayNote")}
          value={fast(p.state.pay.fastCents)}
          onTap={() => p.act.fast()}
        />
        <Cell title={p.t("payPassword")} onTap={() => p.act.payPassword()} />
      </Cells>
      <Cells>
        <Cell title={p.t("freezeTitle")} onTap={() => p.act.freeze()} />
      </Cells>
    </PageFrame>
  );
});
