import lock from "@material-symbols/svg-400/rounded/lock.svg?raw";
import { Show } from "solid-js";
import { page, type Word } from "../../../screens/parts/draw.tsx";
import { Acts, Big, Cells, FieldCell, Said } from "../../../looks/cells.tsx";
import { Leaf } from "../../../looks/page.tsx";
import { Disc, PersonMid } from "../../../looks/rows.tsx";

export default page("freeze", (p) => (
  <Leaf title={p.t("freezeTitle")}>
    <PersonMid
      lead={<Disc icon={lock} tint={p.state.pay.frozen ? "#ff3141" : "#8c9aab"} />}
      name={p.t(p.state.pay.frozen ? "isFrozenNow" : "notFrozenNow")}
      note={p.t("freezeText")}
    />
    <Show
      when={p.state.pay.frozen}
      fallback={
        <Acts>
          <Big kind="red" label={p.t("freezeAct")} onTap={() => p.act.freeze()} />
        </Acts>
      }
    >
      <Show
        when={p.can("unfreeze")}
        fallback={
          <>
            <Cells>
              <FieldCell at={p.field("code")} label={p.t("code")} kind="number" placeholder={p.t("sixDigits")} />
            </Cells>
            <Said red small pad>
              {p.view.problem === null ? "" : p.t(p.view.problem as Word)}
            </Said>
            <Acts>
              <Big kind="line" label={p.t("getCode")} onTap={() => p.act.sendCode()} />
              <Big label={p.t("next")} disabled={!p.can("check")} onTap={() => p.act.check()} />
            </Acts>
          </>
        }
      >
        <Acts>
          <Big label={p.t("unfreeze")} onTap={() => p.act.unfreeze()} />
        </Acts>
      </Show>
    </Show>
  </Leaf>
));
