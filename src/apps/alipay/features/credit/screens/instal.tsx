import { page } from "../../../screens/parts/draw.tsx";
import { Pills, Said } from "../../../looks/cells.tsx";
import { Leaf } from "../../../looks/page.tsx";
import { HugeSum, SumPad } from "../../../looks/pads.tsx";
import { Pair } from "../../../looks/rows.tsx";
import { typedCents, yuan } from "../../../sums.ts";
import { feeOfMonth, partsOf } from "../commands.ts";

export default page("instal", (p) => {
  const cents = () => typedCents(p.view.sum) ?? 0;
  const fee = () => feeOfMonth(cents(), p.view.months);
  const bad = () =>
    cents() > p.state.credit.billedCents ? "instal-more" : cents() > 0 && cents() < 10_000 ? "instal-less" : null;
  return (
    <Leaf
      ground="white"
      title={p.t("instal")}
      foot={
        <SumPad
          go={p.t("confirm")}
          can={p.can("go") && bad() === null}
          onKey={(key) => p.act.key({ key })}
          onGo={() => p.act.go()}
        />
      }
    >
      <HugeSum
        label={p.t("instalSum")}
        sum={p.view.sum}
        note={bad() ? p.t(bad()!) : p.t("instalUpTo", { sum: yuan(p.state.credit.billedCents) })}
        bad={bad() !== null}
      />
      <Pills
        as="wrap"
        options={([3, 6, 9, 12] as const).map((n) => ({ id: n, label: p.t("months", { n }) }))}
        chosen={p.view.months}
        onPick={(months) => p.act.months({ months })}
      />
      <Pair name={p.t("firstPart")} value={yuan((partsOf(cents(), p.view.months)[0] ?? 0) + fee())} />
      <Pair name={p.t("feeMonth")} value={yuan(fee())} />
      <Said dim small>
        {p.t("instalNote")}
      </Said>
    </Leaf>
  );
});
