import { Show } from "solid-js";
import { Frame } from "#apps/railway/looks/frame.tsx";
import { Button, ButtonRow, Banner, Card, FieldRow, Hints } from "#apps/railway/looks/parts.tsx";
import { CodeRow, Problem } from "#apps/railway/screens/parts/code-row.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";

export default page("register", (p) => (
  <Frame title={p.t("register")}>
    <Show
      when={!p.state.account.loggedIn}
      fallback={
        <>
          <Banner tone="green" title={p.t("registered")} sub={p.state.account.username} />
          <ButtonRow>
            <Button label={p.t("goHome")} onTap={() => p.act.goHome()} />
          </ButtonRow>
        </>
      }
    >
      <Card>
        <FieldRow at={p.field("username")} label={p.t("username")} placeholder={p.t("usernameHint")} caps="none" />
        <FieldRow at={p.field("password")} label={p.t("passwordWord")} kind="password" />
        <FieldRow at={p.field("again")} label={p.t("passwordAgain")} kind="password" />
      </Card>
      <Card>
        <FieldRow at={p.field("name")} label={p.t("name")} placeholder={p.t("nameAsOnId")} caps="words" />
        <FieldRow at={p.field("idNumber")} label={p.t("id-idCard")} placeholder={p.t("idNumberHint")} caps="none" />
        <FieldRow at={p.field("phone")} label={p.t("mobile")} kind="phone" />
        <CodeRow on={p} at={p.field("code")} onSend={() => p.act.sendCode()} />
      </Card>
      <Problem on={p} problem={p.view.problem} />
      <ButtonRow>
        <Button label={p.t("register")} onTap={() => p.act.register()} />
      </ButtonRow>
      <Hints title={p.t("hints")} lines={[p.t("usernameRule"), p.t("passwordRule")]} />
    </Show>
  </Frame>
));
