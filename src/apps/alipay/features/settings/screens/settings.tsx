import { Portrait } from "#ui/kit/portrait.tsx";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { ButtonRow, BigButton, Cell, Cells } from "#apps/alipay/looks/cells.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";
import { maskNumber, ownName, ownNumber } from "#apps/alipay/people.ts";

export default page("settings", (p) => (
  <PageFrame title={p.t("settings")}>
    <Cells>
      <Cell
        leading={<Portrait of="me" size={44} radius={8} />}
        title={ownName(p.lang)}
        sub={maskNumber(ownNumber)}
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
    <ButtonRow>
      <BigButton kind="red" label={p.t("logOut")} onTap={() => p.act.logOut()} />
    </ButtonRow>
  </PageFrame>
));
