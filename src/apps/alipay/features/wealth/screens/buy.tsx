import { Show } from "solid-js";
import merchants from "#world/merchants/index.ts";
import { queryWorld } from "#ui/world.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Paragraph } from "#apps/alipay/looks/cells.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";
import { AmountField, AmountKeypad } from "#apps/alipay/looks/keypads.tsx";
import { typedCents, yuan } from "#apps/alipay/sums.ts";

export default page("buy", (p) => {
  const fund = queryWorld(merchants.queries.fund, () => ({ id: p.params.id }));
  const cents = () => typedCents(p.view.sum) ?? 0;
  const low = () => cents() > 0 && fund() !== undefined && cents() < (fund()?.minimumCents ?? 0);
  return (
    <PageFrame
      ground="white"
      title={p.t("buyFund")}
      sub={fund() ? (p.lang === "en" ? fund()!.name.en : fund()!.name.zh) : undefined}
      footer={
        <AmountKeypad
          go={p.t("buyFund")}
          can={p.can("go") && !low()}
          onKey={(key) => p.act.key({ key })}
          onGo={() => p.act.go()}
        />
      }
    >
      <AmountField
        label={p.t("buySum")}
        sum={p.view.sum}
        bad={low()}
        note={
          low() ? p.t("fund-minimum") : fund() ? p.t("fromMinimum", { sum: yuan(fund()!.minimumCents) }) : undefined
        }
      />
      <Show when={fund() && cents() > 0}>
        <Paragraph dim small>
          {p.t("feeIs", { sum: yuan(Math.round((cents() * fund()!.buyFee) / 10_000)) })}
        </Paragraph>
      </Show>
      <Paragraph dim small pad>
        {p.t("riskNote")}
      </Paragraph>
    </PageFrame>
  );
});
