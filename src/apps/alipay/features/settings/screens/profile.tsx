import { Portrait } from "#ui/kit/portrait.tsx";
import { cardsBoundTo } from "#os/money/read.ts";
import { appId } from "#apps/alipay/accounts.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cell, Cells } from "#apps/alipay/looks/cells.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";
import { PersonHeader } from "#apps/alipay/looks/rows.tsx";
import { maskNumber, ownName, ownNumber } from "#apps/alipay/people.ts";
import { me } from "#world/cast.ts";

export default page("profile", (p) => (
  <PageFrame title={p.t("profile")}>
    <PersonHeader
      lead={<Portrait of="me" size={72} radius={12} />}
      name={ownName(p.lang)}
      note={maskNumber(ownNumber)}
    />
    <Cells>
      <Cell title={p.t("ownAccount")} value={ownNumber} />
      <Cell title={p.t("mail")} value={me.emails[0] ?? ""} />
      <Cell title={p.t("realNameIs")} value={p.t("verified")} />
      <Cell title={p.t("receive")} onTap={() => p.act.receive()} />
    </Cells>
    <Cells>
      <Cell
        title={p.t("cards")}
        value={p.t("cardsCount", { n: cardsBoundTo(p.os, appId).length })}
        onTap={() => p.act.cards()}
      />
      <Cell title={p.t("security")} onTap={() => p.act.security()} />
    </Cells>
  </PageFrame>
));
