import { Show } from "solid-js";
import { page } from "../../../screens/parts/draw.tsx";
import { Said, Word } from "../../../looks/cells.tsx";
import { Leaf } from "../../../looks/page.tsx";
import { HugeSum, SumPad } from "../../../looks/pads.tsx";
import { yuan } from "../../../sums.ts";

export default page("budget", (p) => (
  <Leaf
    ground="white"
    title={p.t("budget")}
    foot={<SumPad go={p.t("save")} can={p.can("save")} onKey={(key) => p.act.key({ key })} onGo={() => p.act.save()} />}
  >
    <HugeSum label={p.t("budgetMonth")} sum={p.view.sum} />
    <Said dim small>
      {p.state.budgetCents > 0 ? p.t("budgetNow", { sum: yuan(p.state.budgetCents) }) : p.t("budgetNone")}
    </Said>
    <Show when={p.state.budgetCents > 0}>
      <Word label={p.t("budgetRemove")} onTap={() => p.act.none()} />
    </Show>
  </Leaf>
));
