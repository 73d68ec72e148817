import { createMemo, For } from "solid-js";
import { page } from "../../../screens/parts/draw.tsx";
import { Cell, Cells, Panel, Said } from "../../../looks/cells.tsx";
import { Ring, Share } from "../../../looks/figures.tsx";
import { Leaf } from "../../../looks/page.tsx";
import { Num } from "../../../looks/pads.tsx";
import { scoreOf } from "../score.ts";

export default page("score", (p) => {
  const score = createMemo(() => scoreOf(p.state, p.os));
  return (
    <Leaf title={p.t("score")}>
      <Panel>
        <Ring slices={[{ share: (score().sum - 350) / 600, tint: "#00b578" }]}>
          <Num of={String(score().sum)} size={36} />
          <span>{p.t(score().sum >= 700 ? "scoreHigh" : score().sum >= 600 ? "scoreGood" : "scoreLow")}</span>
        </Ring>
      </Panel>
      <Cells title={p.t("scoreParts")}>
        <For each={score().parts}>
          {(part) => (
            <div class="cell">
              <div class="cell-text">
                <p class="cell-title">{p.t(`score_${part.id}`)}</p>
                <Share share={part.share} tint="#00b578" />
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
      <Said dim small pad>
        {p.t("scoreNote")}
      </Said>
    </Leaf>
  );
});
