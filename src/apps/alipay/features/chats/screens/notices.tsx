import bell from "@material-symbols/svg-400/rounded/notifications.svg?raw";
import gear from "@material-symbols/svg-400/rounded/settings.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { whenText } from "#os/format.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cell, Cells, Panel, Paragraph } from "#apps/alipay/looks/cells.tsx";
import { HeaderIcon, PageFrame, EmptyState } from "#apps/alipay/looks/page.tsx";
import { LabeledValue, AmountHeader } from "#apps/alipay/looks/rows.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { noticesOf } from "../queries.ts";
import { kindText, signedAmountText } from "../../bills/screens/parts/bill.tsx";

export default page("notices", (p) => {
  const all = createMemo(() => noticesOf(p.os));
  return (
    <PageFrame
      title={p.t("notices")}
      right={<HeaderIcon icon={gear} name={p.t("notifications")} onTap={() => p.act.notifications()} />}
    >
      <Show when={all().length > 0} fallback={<EmptyState icon={bell} text={p.t("noBills")} />}>
        <For each={all()}>
          {(e) => (
            <>
              <Paragraph dim small center pad>
                {whenText(e.at, p.os, p.now)}
              </Paragraph>
              <Tap
                name={`${kindText(p, e)}, ${e.title}, ${signedAmountText(p, e)}`}
                onTap={() => p.act.open({ id: e.id })}
              >
                <Panel>
                  <AmountHeader above={kindText(p, e)} sum={signedAmountText(p, e)} />
                  <LabeledValue name={p.t("payee")} value={e.title} />
                </Panel>
              </Tap>
            </>
          )}
        </For>
      </Show>
      <Cells>
        <Cell title={p.t("bills")} onTap={() => p.act.bills()} />
      </Cells>
    </PageFrame>
  );
});
