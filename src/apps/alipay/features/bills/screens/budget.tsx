import { Show } from "solid-js";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Paragraph, LinkButton } from "#apps/alipay/looks/cells.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";
import { AmountField, AmountKeypad } from "#apps/alipay/looks/keypads.tsx";
import { yuan } from "#apps/alipay/sums.ts";

export default page("budget", (p) => (
  <PageFrame
    ground="white"
    title={p.t("budget")}
    footer={
      <AmountKeypad
        go={p.t("save")}
        can={p.can("save")}
        onKey={(key) => p.act.key({ key })}
        onGo={() => p.act.save()}
      />
    }
  >
    <AmountField label={p.t("budgetMonth")} sum={p.view.sum} />
    <Paragraph dim small>
      {p.state.budgetCents > 0 ? p.t("budgetNow", { sum: yuan(p.state.budgetCents) }) : p.t("budgetNone")}
    </Paragraph>
    <Show when={p.state.budgetCents > 0}>
      <LinkButton label={p.t("budgetRemove")} onTap={() => p.act.none()} />
    </Show>
  </PageFrame>
));
