import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cells, SwitchRow } from "#apps/alipay/looks/cells.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";
import { noticeKinds } from "../prefs.ts";

export default page("notifications", (p) => (
  <PageFrame title={p.t("notifications")}>
    <Cells note={p.t("notificationsNote")}>
      {noticeKinds.map((kind) => (
        <SwitchRow
          title={p.t(kind)}
          sub={p.t(`${kind}Note`)}
          on={p.state.prefs[kind]}
          onTap={() => p.act.configure({ [kind]: !p.state.prefs[kind] })}
        />
      ))}
    </Cells>
  </PageFrame>
));
