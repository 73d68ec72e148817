import { screen } from "#ui/screen-binding.tsx";
import meeting from "#apps/meeting/index.ts";
import { ButtonGroup, ConsentCheckbox, MainButton, TextButton } from "#apps/meeting/looks/buttons.tsx";
import { TopicHeader } from "#apps/meeting/looks/facts.tsx";
import { Frame } from "#apps/meeting/looks/frame.tsx";
import { Card, FieldRow } from "#apps/meeting/looks/rows.tsx";
import { strings } from "#apps/meeting/strings.ts";

export default screen(meeting, strings, "login", (p) => (
  <Frame back title="" tinted>
    <TopicHeader topic={p.t("loginTitle")} note={p.t("loginText")} />
    <Card>
      <FieldRow word={p.t("phoneField")} at={p.field("phone")} label={p.t("phoneField")} kind="phone" />
      <FieldRow
        word={p.t("codeField")}
        at={p.field("code")}
        label={p.t("codeField")}
        kind="number"
        tail={<TextButton label={p.t("getCode")} onTap={() => p.act.sendCode()} />}
      />
    </Card>
    <ConsentCheckbox text={p.t("agree")} on={p.view.agreed} onTap={() => p.act.agree()} />
    <ButtonGroup>
      <MainButton label={p.t("logIn")} disabled={!p.can("logIn")} onTap={() => p.act.logIn()} />
    </ButtonGroup>
  </Frame>
));
