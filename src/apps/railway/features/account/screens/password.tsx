import { Frame } from "../../../looks/frame.tsx";
import { Act, Acts, Card, FieldRow, Hints } from "../../../looks/parts.tsx";
import { page } from "../../../screens/parts/draw.tsx";

export default page("password", (p) => (
  <Frame title={p.t("changePassword")}>
    <Card>
      <FieldRow at={p.field("password")} label={p.t("oldPassword")} kind="password" />
      <FieldRow at={p.field("next")} label={p.t("newPassword")} kind="password" />
      <FieldRow at={p.field("again")} label={p.t("passwordAgain")} kind="password" />
    </Card>
    <Acts>
      <Act label={p.t("save")} onTap={() => p.act.save()} />
    </Acts>
    <Hints title={p.t("hints")} lines={[p.t("passwordRule")]} />
  </Frame>
));
