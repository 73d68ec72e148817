import up from "@material-symbols/svg-400/rounded/arrow_upward.svg?raw";
import { For } from "solid-js";
import { methodsOf } from "../../../accounts.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Cells, FlipCell, Cell } from "../../../looks/cells.tsx";
import { HeadIcon, Leaf } from "../../../looks/page.tsx";
import { methodLook, methodNote, methodTitle } from "../../cashier/screens/parts/method.tsx";

export default page("payOrder", (p) => (
  <Leaf title={p.t("payOrder")}>
    <Cells note={p.t("byOrderNote")}>
      <FlipCell title={p.t("byOrder")} on={p.state.pay.byOrder} onTap={() => p.act.byOrder()} />
    </Cells>
    <Cells title={p.t("orderTitle")}>
      <For each={methodsOf(p.os, p.state.pay.order)}>
        {(method, i) => (
          <Cell
            icon={methodLook(method).icon}
            tint={methodLook(method).tint}
            title={`${i() + 1}. ${methodTitle(p, method)}`}
            sub={methodNote(p, method)}
            tail={
              i() === 0 ? undefined : (
                <HeadIcon
                  icon={up}
                  name={p.t("earlierName", { name: methodTitle(p, method) })}
                  onTap={() => p.act.earlier({ method })}
                />
              )
            }
          />
        )}
      </For>
    </Cells>
  </Leaf>
));
