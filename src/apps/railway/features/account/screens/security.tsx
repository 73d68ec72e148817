import { Frame } from "../../../looks/frame.tsx";
import { Card, Flip, Row } from "../../../looks/parts.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { masked } from "../masked.ts";

export default page("security", (p) => (
  <Frame title={p.t("security")}>
    <Card>
      <Row title={p.t("changePassword")} onTap={() => p.act.password()} />
      <Row title={p.t("changePhone")} value={masked(p.state.account.phone)} onTap={() => p.act.phone()} />
      <Flip
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
