import { Frame } from "#apps/railway/looks/frame.tsx";
import { Button, ButtonRow, Card, FieldRow, Row } from "#apps/railway/looks/parts.tsx";
import { CodeRow, Problem } from "#apps/railway/screens/parts/code-row.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";
import { maskPhone } from "../mask-phone.ts";

export default page("phone", (p) => (
  <Frame title={p.t("changePhone")}>
    <Card>
      <Row title={p.t("phoneNow")} value={maskPhone(p.state.account.phone)} />
    </Card>
    <Card>
      <FieldRow at={p.field("password")} label={p.t("passwordWord")} kind="password" />
      <FieldRow at={p.field("phone")} label={p.t("newPhone")} kind="phone" />
      <CodeRow on={p} at={p.field("code")} onSend={() => p.act.sendCode()} />
    </Card>
    <Problem on={p} problem={p.view.problem} />
    <ButtonRow>
      <Button label={p.t("save")} onTap={() => p.act.save()} />
    </ButtonRow>
  </Frame>
));
