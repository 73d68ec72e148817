import none from "@material-symbols/svg-400/rounded/style.svg?raw";
import { createMemo, Show } from "solid-js";
import { momentText } from "../../../../../os/format.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Acts, Big, Panel, Said } from "../../../looks/cells.tsx";
import { Square, Stripes } from "../../../looks/figures.tsx";
import { Leaf, None } from "../../../looks/page.tsx";
import { Pair, PassCard } from "../../../looks/rows.tsx";

export default page("pass", (p) => {
  const pass = createMemo(() => p.state.passes[p.params.id]);
  return (
    <Leaf title={p.t(`pass_${pass()?.kind ?? "member"}`)}>
      <Show when={pass()} fallback={<None icon={none} text={p.t("pass-missing")} />}>
        {(x) => (
          <>
            <PassCard title={x().title} text={x().text} number={x().number} tint={x().tint} />
            <Panel>
              <Show
                when={x().kind === "member"}
                fallback={<Square of={x().number} size={168} name={p.t("codeOfPass")} />}
              >
                <Stripes of={x().number} name={p.t("codeOfPass")} />
              </Show>
              <Said dim small center>
                {p.t("showAtDesk")}
              </Said>
            </Panel>
            <Panel>
              <Pair name={p.t("passNumber")} value={x().number} />
              <Pair
                name={p.t(x().kind === "ticket" ? "onDayName" : "untilName")}
                value={x().until === null ? p.t("noEnd") : momentText(x().until!, p.os, p.now)}
              />
            </Panel>
            <Acts>
              <Big kind="red" label={p.t("removePass")} onTap={() => p.act.remove()} />
            </Acts>
          </>
        )}
      </Show>
    </Leaf>
  );
});
