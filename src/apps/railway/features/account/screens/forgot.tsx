import { Show } from "solid-js";
import { Frame } from "#apps/railway/looks/frame.tsx";
import { Button, ButtonRow, Card, FieldRow, Hints } from "#apps/railway/looks/parts.tsx";
import { CodeRow, Problem } from "#apps/railway/screens/parts/code-row.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";

export default page("forgot", (p) => (
  <Frame title={p.t("forgotTitle")}>
    <Card>
      <FieldRow at={p.field("phone")} label={p.t("mobile")} kind="phone" />
      <CodeRow on={p} at={p.field("code")} onSend={() => p.act.sendCode()} />
      <FieldRow at={p.field("next")} label={p.t("newPassword")} kind="password" />
      <FieldRow at={p.field("again")} label={p.t("passwordAgain")} kind="password" />
    </Card>
    <Problem on={p} problem={p.view.problem} />
    <Show when={p.state.check === null}>
      <Hints title={p.t("hints")} lines={[p.t("forgotHint"), p.t("passwordRule")]} />
    </Show>
    <ButtonRow>
      <Button label={p.t("resetPassword")} onTap={() => p.act.reset()} />
    </ButtonRow>
  </Frame>
));
