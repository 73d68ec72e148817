import { createMemo, Show } from "solid-js";
import { page } from "../../../screens/parts/draw.tsx";
import { Acts, Big, FieldCell, Cells, Said } from "../../../looks/cells.tsx";
import { Leaf } from "../../../looks/page.tsx";
import { halfHidden, nameOf, personOfAccount } from "../../../people.ts";
import { digitsOf } from "../../../../../os/numbers.ts";

export default page("toAccount", (p) => {
  const found = createMemo(() => personOfAccount(p.view.account));
  const full = () => digitsOf(p.view.account).length >= 11;
  return (
    <Leaf title={p.t("toAccount")}>
      <Cells note={p.t("accountHint")}>
        <FieldCell
          at={p.field("account")}
          label={p.t("account")}
          kind="phone"
          placeholder={p.t("accountPlaceholder")}
        />
      </Cells>
      <Show when={full()}>
        <Show
          when={found()}
          fallback={
            <Said red small pad>
              {p.t("payee-missing")}
            </Said>
          }
        >
          {(person) => (
            <Said dim small pad>
              {p.t("accountOf", { name: halfHidden(nameOf(person(), p.lang)) })}
            </Said>
          )}
        </Show>
      </Show>
      <Acts>
        <Big label={p.t("next")} disabled={!p.can("next")} onTap={() => p.act.next()} />
      </Acts>
    </Leaf>
  );
});
