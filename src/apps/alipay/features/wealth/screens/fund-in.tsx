import { balanceOf } from "#os/money/read.ts";
import { balanceAccount } from "#apps/alipay/accounts.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Paragraph } from "#apps/alipay/looks/cells.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";
import { AmountField, AmountKeypad } from "#apps/alipay/looks/keypads.tsx";
import { yuan } from "#apps/alipay/sums.ts";

export default page("fundIn", (p) => (
  <PageFrame
    ground="white"
    title={p.t("deal_fundIn")}
    footer={
      <AmountKeypad go={p.t("moveIn")} can={p.can("go")} onKey={(key) => p.act.key({ key })} onGo={() => p.act.go()} />
    }
  >
    <AmountField
      label={p.t("moveInSum")}
      sum={p.view.sum}
      note={p.t("balanceIs", { sum: yuan(balanceOf(p.os, balanceAccount)) })}
    />
    <Paragraph dim small>
      {p.t("moveInNote")}
    </Paragraph>
  </PageFrame>
));
