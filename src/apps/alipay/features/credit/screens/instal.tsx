import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Pills, Paragraph } from "#apps/alipay/looks/cells.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";
import { AmountField, AmountKeypad } from "#apps/alipay/looks/keypads.tsx";
import { LabeledValue } from "#apps/alipay/looks/rows.tsx";
import { typedCents, yuan } from "#apps/alipay/sums.ts";
import { monthlyFeeCents, splitInstalments } from "../commands.ts";

export default page("instal", (p) => {
  const cents = () => typedCents(p.view.sum) ?? 0;
  const fee = () => monthlyFeeCents(cents(), p.view.months);
  const bad = () =>
    cents() > p.state.credit.billedCents ? "instal-more" : cents() > 0 && cents() < 10_000 ? "instal-less" : null;
  return (
    <PageFrame
      ground="white"
      title={p.t("instal")}
      footer={
        <AmountKeypad
          go={p.t("confirm")}
          can={p.can("go") && bad() === null}
          onKey={(key) => p.act.key({ key })}
          onGo={() => p.act.go()}
        />
      }
    >
      <AmountField
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
      <LabeledValue name={p.t("firstPart")} value={yuan((splitInstalments(cents(), p.view.months)[0] ?? 0) + fee())} />
      <LabeledValue name={p.t("feeMonth")} value={yuan(fee())} />
      <Paragraph dim small>
        {p.t("instalNote")}
      </Paragraph>
    </PageFrame>
  );
});
