import { screen } from "../../../../../ui/bind.tsx";
import { me } from "../../../ids.ts";
import meeting from "../../../index.ts";
import { Frame, NavWord } from "../../../looks/frame.tsx";
import { PersonHead } from "../../../looks/person-head.tsx";
import { Card, FieldLine, Line } from "../../../looks/rows.tsx";
import { strings } from "../../../strings.ts";

export default screen(meeting, strings, "profile", (p) => (
  <Frame
    title={p.t("profileTitle")}
    cancel={p.t("cancel")}
    actions={<NavWord label={p.t("done")} disabled={!p.can("save")} onTap={() => p.act.save()} />}
  >
    <PersonHead of={me} name={p.state.account.name} note={p.state.account.note} />
    <Card>
      <FieldLine word={p.t("nameWord")} at={p.field("name")} label={p.t("nameWord")} caps="words" />
      <FieldLine word={p.t("noteWord")} at={p.field("note")} label={p.t("noteWord")} placeholder={p.t("noteHint")} />
      <Line title={p.t("phoneOf")} value={p.state.account.phone} />
    </Card>
  </Frame>
));
