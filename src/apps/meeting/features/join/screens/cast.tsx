import { screen } from "../../../../../ui/bind.tsx";
import meeting from "../../../index.ts";
import { Acts, MainAct } from "../../../looks/acts.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { Card, FieldLine } from "../../../looks/rows.tsx";
import { strings } from "../../../strings.ts";

export default screen(meeting, strings, "cast", (p) => (
  <Frame back title={p.t("castTitle")}>
    <Card note={p.t("castNote")}>
      <FieldLine
        word={p.t("numberWord")}
        at={p.field("number")}
        label={p.t("numberWord")}
        placeholder={p.t("numberHint")}
        kind="number"
        enter="next"
      />
      <FieldLine
        word={p.t("passwordFact")}
        at={p.field("password")}
        label={p.t("passwordFact")}
        placeholder={p.t("castPassword")}
        kind="number"
      />
    </Card>
    <Acts>
      <MainAct label={p.t("castAct")} disabled={!p.can("start")} onTap={() => p.act.start()} />
    </Acts>
  </Frame>
));
