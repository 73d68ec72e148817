import { Portrait } from "../../../../../../ui/kit/portrait.tsx";
import { Acts, Big, Cells, FieldCell } from "../../../../looks/cells.tsx";
import { Leaf } from "../../../../looks/page.tsx";
import { PersonMid } from "../../../../looks/rows.tsx";
import { masked, ownName, ownNumber } from "../../../../people.ts";
import type { P } from "../../../../screens/parts/draw.tsx";

export function loginTab(p: P<"main">) {
  return (
    <Leaf ground="pale" part="login" title={p.t("logIn")} back="none">
      <PersonMid lead={<Portrait of="me" size={72} radius={36} />} name={ownName(p.lang)} note={masked(ownNumber)} />
      <Cells>
        <FieldCell
          at={p.field("loginPassword")}
          label={p.t("loginPassword")}
          kind="password"
          onEnter={() => p.act.logIn()}
        />
      </Cells>
      <Acts>
        <Big label={p.t("logIn")} disabled={p.view.loginPassword === ""} onTap={() => p.act.logIn()} />
      </Acts>
    </Leaf>
  );
}
