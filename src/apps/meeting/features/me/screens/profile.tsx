import { screen } from "#ui/screen-binding.tsx";
import { me } from "#apps/meeting/ids.ts";
import meeting from "#apps/meeting/index.ts";
import { Frame, NavTextButton } from "#apps/meeting/looks/frame.tsx";
import { PersonHeader } from "#apps/meeting/looks/person-header.tsx";
import { Card, FieldRow, ListRow } from "#apps/meeting/looks/rows.tsx";
import { strings } from "#apps/meeting/strings.ts";

export default screen(meeting, strings, "profile", (p) => (
  <Frame
    title={p.t("profileTitle")}
    cancel={p.t("cancel")}
    actions={<NavTextButton label={p.t("done")} disabled={!p.can("save")} onTap={() => p.act.save()} />}
  >
    <PersonHeader of={me} name={p.state.account.name} note={p.state.account.note} />
    <Card>
      <FieldRow word={p.t("nameWord")} at={p.field("name")} label={p.t("nameWord")} caps="words" />
      <FieldRow word={p.t("noteWord")} at={p.field("note")} label={p.t("noteWord")} placeholder={p.t("noteHint")} />
      <ListRow title={p.t("phoneOf")} value={p.state.account.phone} />
    </Card>
  </Frame>
));
