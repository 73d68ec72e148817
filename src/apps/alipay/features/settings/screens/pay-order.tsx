import up from "@material-symbols/svg-400/rounded/arrow_upward.svg?raw";
import { For } from "solid-js";
import { methodsOf } from "#apps/alipay/accounts.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cells, SwitchRow, Cell } from "#apps/alipay/looks/cells.tsx";
import { HeaderIcon, PageFrame } from "#apps/alipay/looks/page.tsx";
import { methodLook, methodNote, methodTitle } from "../../cashier/screens/parts/method.tsx";

export default page("payOrder", (p) => (
  <PageFrame title={p.t("payOrder")}>
    <Cells note={p.t("byOrderNote")}>
      <SwitchRow title={p.t("byOrder")} on={p.state.pay.byOrder} onTap={() => p.act.byOrder()} />
    </Cells>
    <Cells title={p.t("orderTitle")}>
      <For each={methodsOf(p.os, p.state.pay.order)}>
        {(method, i) => (
          <Cell
            icon={methodLook(method).icon}
            tint={methodLook(method).tint}
            title={`${i() + 1}. ${methodTitle(p, method)}`}
            sub={methodNote(p, method)}
            trailing={
              i() === 0 ? undefined : (
                <HeaderIcon
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
  </PageFrame>
));
