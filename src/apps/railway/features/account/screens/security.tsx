import { Frame } from "#apps/railway/looks/frame.tsx";
import { Card, SwitchRow, Row } from "#apps/railway/looks/parts.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";
import { maskPhone } from "../mask-phone.ts";

export default page("security", (p) => (
  <Frame title={p.t("security")}>
    <Card>
      <Row title={p.t("changePassword")} onTap={() => p.act.password()} />
      <Row title={p.t("changePhone")} value={maskPhone(p.state.account.phone)} onTap={() => p.act.phone()} />
      <SwitchRow
        title={p.t("byFinger")}
        on={p.state.prefs.finger}
        onTap={() => p.act.configure({ finger: !p.state.prefs.finger })}
      />
    </Card>
    <Card>
      <Row danger title={p.t("closeAccount")} onTap={() => p.act.close()} />
    </Card>
  </Frame>
));
