import { Portrait } from "../../../../../ui/kit/portrait.tsx";
import { cardsOf } from "../../../../../os/money/read.ts";
import { appId } from "../../../accounts.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Cell, Cells } from "../../../looks/cells.tsx";
import { Leaf } from "../../../looks/page.tsx";
import { PersonMid } from "../../../looks/rows.tsx";
import { masked, ownName, ownNumber } from "../../../people.ts";
import { me } from "../../../../../world/cast.ts";

export default page("profile", (p) => (
  <Leaf title={p.t("profile")}>
    <PersonMid lead={<Portrait of="me" size={72} radius={12} />} name={ownName(p.lang)} note={masked(ownNumber)} />
    <Cells>
      <Cell title={p.t("ownAccount")} value={ownNumber} />
      <Cell title={p.t("mail")} value={me.emails[0] ?? ""} />
      <Cell title={p.t("realNameIs")} value={p.t("verified")} />
      <Cell title={p.t("receive")} onTap={() => p.act.receive()} />
    </Cells>
    <Cells>
      <Cell
        title={p.t("cards")}
        value={p.t("cardsCount", { n: cardsOf(p.os, appId).length })}
        onTap={() => p.act.cards()}
      />
      <Cell title={p.t("security")} onTap={() => p.act.security()} />
    </Cells>
  </Leaf>
));
