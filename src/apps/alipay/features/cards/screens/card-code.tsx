import { Show } from "solid-js";
import { page, type Word } from "../../../screens/parts/draw.tsx";
import { Acts, Big, Cells, FieldCell, Said, Word as Words } from "../../../looks/cells.tsx";
import { Leaf } from "../../../looks/page.tsx";
import { TopSum } from "../../../looks/rows.tsx";
import { masked } from "../../../people.ts";

export default page("cardCode", (p) => (
  <Leaf title={p.t("codeTitle")}>
    <Show
      when={p.state.adding}
      fallback={
        <>
          <TopSum mark="done" above={p.t("cardBound")} sum="" />
          <Big label={p.t("done")} onTap={() => p.act.done()} />
        </>
      }
    >
      {(adding) => (
        <>
          <Said dim small pad>
            {p.t("codeTo", { number: masked(adding().phone) })}
          </Said>
          <Cells>
            <FieldCell at={p.field("code")} label={p.t("code")} kind="number" placeholder={p.t("sixDigits")} />
          </Cells>
          <Show when={p.view.problem}>
            {(problem) => (
              <Said red small pad>
                {p.t(problem() as Word)}
              </Said>
            )}
          </Show>
          <Words label={p.t("sendAgainCode")} onTap={() => p.act.again()} />
          <Acts>
            <Big label={p.t("bind")} disabled={!p.can("bind")} onTap={() => p.act.bind()} />
          </Acts>
        </>
      )}
    </Show>
  </Leaf>
));
