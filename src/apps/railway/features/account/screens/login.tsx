import { Show } from "solid-js";
import { Frame } from "../../../looks/frame.tsx";
import { Act, Acts, Card, FieldRow, Says, Word } from "../../../looks/parts.tsx";
import { page } from "../../../screens/parts/draw.tsx";

export default page("login", (p) => (
  <Frame title={p.t("logIn")}>
    <Card>
      <FieldRow at={p.field("name")} label={p.t("account")} placeholder={p.t("accountHint")} caps="none" />
      <FieldRow at={p.field("password")} label={p.t("passwordWord")} kind="password" onEnter={() => p.act.enter()} />
    </Card>
    <Acts>
      <Act label={p.t("logIn")} onTap={() => p.act.enter()} />
    </Acts>
    <Show when={p.state.prefs.finger && p.state.account.open}>
      <Acts>
        <Act kind="line" label={p.t("byFinger")} onTap={() => p.act.finger()} />
      </Acts>
    </Show>
    <div class="two-words">
      <Word label={p.t("register")} onTap={() => p.act.register()} />
      <Word label={p.t("forgotPassword")} onTap={() => p.act.forgot()} />
    </div>
    <Says small tone="dim" center>
      {p.t("logInNote")}
    </Says>
  </Frame>
));
