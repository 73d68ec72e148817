import { Show } from "solid-js";
import { Frame } from "#apps/railway/looks/frame.tsx";
import { Button, ButtonRow, Banner, Card, FieldRow, Hints } from "#apps/railway/looks/parts.tsx";
import { CodeRow, Problem } from "#apps/railway/screens/parts/code-row.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";

export default page("close", (p) => (
  <Frame title={p.t("closeAccount")}>
    <Show when={p.state.account.open} fallback={<Banner tone="grey" title={p.t("closedSaid")} />}>
      <Hints title={p.t("closeBefore")} lines={[p.t("closeHint1"), p.t("closeHint2"), p.t("closeHint3")]} />
      <Card>
        <FieldRow at={p.field("password")} label={p.t("passwordWord")} kind="password" />
        <CodeRow on={p} at={p.field("code")} onSend={() => p.act.sendCode()} />
      </Card>
      <Problem on={p} problem={p.view.problem} />
      <ButtonRow>
        <Button kind="red" label={p.t("closeAccount")} onTap={() => p.act.close()} />
      </ButtonRow>
    </Show>
  </Frame>
));
