import { Show } from "solid-js";
import merchants from "../../../../../world/merchants/index.ts";
import { world } from "../../../../../ui/world.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Said } from "../../../looks/cells.tsx";
import { Leaf } from "../../../looks/page.tsx";
import { HugeSum, SumPad } from "../../../looks/pads.tsx";
import { typedCents, yuan } from "../../../sums.ts";

export default page("buy", (p) => {
  const fund = world(merchants.queries.fund, () => ({ id: p.params.id }));
  const cents = () => typedCents(p.view.sum) ?? 0;
  const low = () => cents() > 0 && fund() !== undefined && cents() < (fund()?.minimumCents ?? 0);
  return (
    <Leaf
      ground="white"
      title={p.t("buyFund")}
      sub={fund() ? (p.lang === "en" ? fund()!.name.en : fund()!.name.zh) : undefined}
      foot={
        <SumPad
          go={p.t("buyFund")}
          can={p.can("go") && !low()}
          onKey={(key) => p.act.key({ key })}
          onGo={() => p.act.go()}
        />
      }
    >
      <HugeSum
        label={p.t("buySum")}
        sum={p.view.sum}
        bad={low()}
        note={
          low() ? p.t("fund-minimum") : fund() ? p.t("fromMinimum", { sum: yuan(fund()!.minimumCents) }) : undefined
        }
      />
      <Show when={fund() && cents() > 0}>
        <Said dim small>
          {p.t("feeIs", { sum: yuan(Math.round((cents() * fund()!.buyFee) / 10_000)) })}
        </Said>
      </Show>
      <Said dim small pad>
        {p.t("riskNote")}
      </Said>
    </Leaf>
  );
});
