import { Show } from "solid-js";
import { Frame } from "#apps/railway/looks/frame.tsx";
import { Button, ButtonRow, Card, FieldRow, Paragraph, TextLink } from "#apps/railway/looks/parts.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";

export default page("login", (p) => (
  <Frame title={p.t("logIn")}>
    <Card>
      <FieldRow at={p.field("name")} label={p.t("account")} placeholder={p.t("accountHint")} caps="none" />
      <FieldRow at={p.field("password")} label={p.t("passwordWord")} kind="password" onEnter={() => p.act.enter()} />
    </Card>
    <ButtonRow>
      <Button label={p.t("logIn")} onTap={() => p.act.enter()} />
    </ButtonRow>
    <Show when={p.state.prefs.finger && p.state.account.open}>
      <ButtonRow>
        <Button kind="line" label={p.t("byFinger")} onTap={() => p.act.finger()} />
      </ButtonRow>
    </Show>
    <div class="two-words">
      <TextLink label={p.t("register")} onTap={() => p.act.register()} />
      <TextLink label={p.t("forgotPassword")} onTap={() => p.act.forgot()} />
    </div>
    <Paragraph small tone="dim" center>
      {p.t("logInNote")}
    </Paragraph>
  </Frame>
));
