import { Frame } from "#apps/railway/looks/frame.tsx";
import { Button, ButtonRow, Card, FieldRow, Hints } from "#apps/railway/looks/parts.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";

export default page("password", (p) => (
  <Frame title={p.t("changePassword")}>
    <Card>
      <FieldRow at={p.field("password")} label={p.t("oldPassword")} kind="password" />
      <FieldRow at={p.field("next")} label={p.t("newPassword")} kind="password" />
      <FieldRow at={p.field("again")} label={p.t("passwordAgain")} kind="password" />
    </Card>
    <ButtonRow>
      <Button label={p.t("save")} onTap={() => p.act.save()} />
    </ButtonRow>
    <Hints title={p.t("hints")} lines={[p.t("passwordRule")]} />
  </Frame>
));
