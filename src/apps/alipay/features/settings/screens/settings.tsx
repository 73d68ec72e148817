import { Portrait } from "../../../../../ui/kit/portrait.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { Acts, Big, Cell, Cells } from "../../../looks/cells.tsx";
import { Leaf } from "../../../looks/page.tsx";
import { masked, ownName, ownNumber } from "../../../people.ts";

export default page("settings", (p) => (
  <Leaf title={p.t("settings")}>
    <Cells>
      <Cell
        lead={<Portrait of="me" size={44} radius={8} />}
        title={ownName(p.lang)}
        sub={masked(ownNumber)}
        onTap={() => p.act.profile()}
      />
    </Cells>
    <Cells>
      <Cell title={p.t("security")} onTap={() => p.act.security()} />
      <Cell title={p.t("paySettings")} onTap={() => p.act.paySettings()} />
      <Cell title={p.t("privacy")} onTap={() => p.act.privacy()} />
    </Cells>
    <Cells>
      <Cell title={p.t("notifications")} onTap={() => p.act.notifications()} />
      <Cell title={p.t("general")} onTap={() => p.act.general()} />
      <Cell title={p.t("homeModules")} onTap={() => p.act.more()} />
      <Cell title={p.t("contacts")} onTap={() => p.act.contacts()} />
    </Cells>
    <Acts>
      <Big kind="red" label={p.t("logOut")} onTap={() => p.act.logOut()} />
    </Acts>
  </Leaf>
));
