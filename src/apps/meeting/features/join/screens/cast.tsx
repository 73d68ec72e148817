import { screen } from "#ui/screen-binding.tsx";
import meeting from "#apps/meeting/index.ts";
import { ButtonGroup, MainButton } from "#apps/meeting/looks/buttons.tsx";
import { Frame } from "#apps/meeting/looks/frame.tsx";
import { Card, FieldRow } from "#apps/meeting/looks/rows.tsx";
import { strings } from "#apps/meeting/strings.ts";

export default screen(meeting, strings, "cast", (p) => (
  <Frame back title={p.t("castTitle")}>
    <Card note={p.t("castNote")}>
      <FieldRow
        word={p.t("numberWord")}
        at={p.field("number")}
        label={p.t("numberWord")}
        placeholder={p.t("numberHint")}
        kind="number"
        enter="next"
      />
      <FieldRow
        word={p.t("passwordFact")}
        at={p.field("password")}
        label={p.t("passwordFact")}
        placeholder={p.t("castPassword")}
        kind="number"
      />
    </Card>
    <ButtonGroup>
      <MainButton label={p.t("castAct")} disabled={!p.can("start")} onTap={() => p.act.start()} />
    </ButtonGroup>
  </Frame>
));
