import { Frame } from "../../../looks/frame.tsx";
import { Act, Acts, Card, FieldRow, Row } from "../../../looks/parts.tsx";
import { CodeRow, Problem } from "../../../screens/parts/code-row.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { masked } from "../masked.ts";

export default page("phone", (p) => (
  <Frame title={p.t("changePhone")}>
    <Card>
      <Row title={p.t("phoneNow")} value={masked(p.state.account.phone)} />
    </Card>
    <Card>
      <FieldRow at={p.field("password")} label={p.t("passwordWord")} kind="password" />
      <FieldRow at={p.field("phone")} label={p.t("newPhone")} kind="phone" />
      <CodeRow on={p} at={p.field("code")} onSend={() => p.act.sendCode()} />
    </Card>
    <Problem on={p} problem={p.view.problem} />
    <Acts>
      <Act label={p.t("save")} onTap={() => p.act.save()} />
    </Acts>
  </Frame>
));
