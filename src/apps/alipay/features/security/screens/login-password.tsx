import { page } from "../../../screens/parts/draw.tsx";
import { Acts, Big, Cells, FieldCell, Said } from "../../../looks/cells.tsx";
import { Leaf } from "../../../looks/page.tsx";

export default page("loginPassword", (p) => (
  <Leaf title={p.t("loginPassword")}>
    <Cells note={p.t("login-weak")}>
      <FieldCell at={p.field("loginPassword")} label={p.t("present")} kind="password" />
      <FieldCell at={p.field("next")} label={p.t("newOne")} kind="password" />
      <FieldCell at={p.field("again")} label={p.t("onceMore")} kind="password" />
    </Cells>
    <Said red small pad>
      {p.view.again !== "" && p.view.again !== p.view.next ? p.t("secrets-differ") : ""}
    </Said>
    <Acts>
      <Big label={p.t("save")} disabled={!p.can("save")} onTap={() => p.act.save()} />
    </Acts>
  </Leaf>
));
