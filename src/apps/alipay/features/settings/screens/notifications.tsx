import { page } from "../../../screens/parts/draw.tsx";
import { Cells, FlipCell } from "../../../looks/cells.tsx";
import { Leaf } from "../../../looks/page.tsx";
import { noticeKinds } from "../prefs.ts";

export default page("notifications", (p) => (
  <Leaf title={p.t("notifications")}>
    <Cells note={p.t("notificationsNote")}>
      {noticeKinds.map((kind) => (
        <FlipCell
          title={p.t(kind)}
          sub={p.t(`${kind}Note`)}
          on={p.state.prefs[kind]}
          onTap={() => p.act.configure({ [kind]: !p.state.prefs[kind] })}
        />
      ))}
    </Cells>
  </Leaf>
));
