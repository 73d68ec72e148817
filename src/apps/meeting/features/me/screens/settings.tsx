import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import meeting from "#apps/meeting/index.ts";
import { Frame } from "#apps/meeting/looks/frame.tsx";
import { Card, ListRow } from "#apps/meeting/looks/rows.tsx";
import { strings } from "#apps/meeting/strings.ts";

const rows = [
  ["audioVideo", "audioVideo"],
  ["inMeeting", "inMeetingPage"],
  ["ownMeetings", "ownMeetings"],
  ["notifications", "notificationsPage"],
] as const;
export default screen(meeting, strings, "settings", (p) => (
  <Frame back title={p.t("settingsTitle")}>
    <Card>
      <For each={rows}>{([page, word]) => <ListRow title={p.t(word)} leads onTap={() => p.act.open({ page })} />}</For>
    </Card>
    <Card>
      <ListRow
        title={p.t("language")}
        value={p.lang === "en" ? "English" : "简体中文"}
        leads
        onTap={() => p.act.language()}
      />
      <ListRow title={p.t("permissionsRow")} leads onTap={() => p.act.permissions()} />
    </Card>
    <Card>
      <ListRow title={p.t("about")} value={p.t("version")} />
    </Card>
    <Show when={p.state.account.signedIn}>
      <Card title={p.t("account")}>
        <ListRow title={p.t("signedInAs", { name: p.state.account.name })} value={p.state.account.phone} />
        <ListRow role="button" title={p.t("logOut")} danger onTap={() => p.act.logOut()} />
      </Card>
    </Show>
  </Frame>
));
