import { createMemo, For } from "solid-js";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cell, Cells, Panel, Paragraph } from "#apps/alipay/looks/cells.tsx";
import { RingChart, ProgressBar } from "#apps/alipay/looks/figures.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";
import { Digits } from "#apps/alipay/looks/keypads.tsx";
import { scoreOf } from "../score.ts";

export default page("score", (p) => {
  const score = createMemo(() => scoreOf(p.state, p.os));
  return (
    <PageFrame title={p.t("score")}>
      <Panel>
        <RingChart slices={[{ share: (score().sum - 350) / 600, tint: "#00b578" }]}>
          <Digits of={String(score().sum)} size={36} />
          <span>{p.t(score().sum >= 700 ? "scoreHigh" : score().sum >= 600 ? "scoreGood" : "scoreLow")}</span>
        </RingChart>
      </Panel>
      <Cells title={p.t("scoreParts")}>
        <For each={score().parts}>
          {(part) => (
            <div class="cell">
              <div class="cell-text">
                <p class="cell-title">{p.t(`score_${part.id}`)}</p>
                <ProgressBar share={part.share} tint="#00b578" />
              </div>
              <p class="cell-value">{`+${part.points}`}</p>
            </div>
          )}
        </For>
      </Cells>
      <Cells>
        <Cell title={p.t("credit")} onTap={() => p.act.credit()} />
        <Cell title={p.t("bills")} onTap={() => p.act.bills()} />
      </Cells>
      <Paragraph dim small pad>
        {p.t("scoreNote")}
      </Paragraph>
    </PageFrame>
  );
});
