import { screen } from "../../../../../ui/bind.tsx";
import meeting from "../../../index.ts";
import { Acts, Consent, MainAct, WordAct } from "../../../looks/acts.tsx";
import { TopicHead } from "../../../looks/facts.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { Card, FieldLine } from "../../../looks/rows.tsx";
import { strings } from "../../../strings.ts";

export default screen(meeting, strings, "login", (p) => (
  <Frame back title="" tinted>
    <TopicHead topic={p.t("loginTitle")} note={p.t("loginText")} />
    <Card>
      <FieldLine word={p.t("phoneField")} at={p.field("phone")} label={p.t("phoneField")} kind="phone" />
      <FieldLine
        word={p.t("codeField")}
        at={p.field("code")}
        label={p.t("codeField")}
        kind="number"
        tail={<WordAct label={p.t("getCode")} onTap={() => p.act.sendCode()} />}
      />
    </Card>
    <Consent text={p.t("agree")} on={p.view.agreed} onTap={() => p.act.agree()} />
    <Acts>
      <MainAct label={p.t("logIn")} disabled={!p.can("logIn")} onTap={() => p.act.logIn()} />
    </Acts>
  </Frame>
));
