import { For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import meeting from "../../../index.ts";
import { Frame } from "../../../looks/frame.tsx";
import { Card, Line } from "../../../looks/rows.tsx";
import { strings } from "../../../strings.ts";

const rows = [
  ["audioVideo", "audioVideo"],
  ["inMeeting", "inMeetingPage"],
  ["ownMeetings", "ownMeetings"],
  ["notifications", "notificationsPage"],
] as const;
export default screen(meeting, strings, "settings", (p) => (
  <Frame back title={p.t("settingsTitle")}>
    <Card>
      <For each={rows}>{([page, word]) => <Line title={p.t(word)} leads onTap={() => p.act.open({ page })} />}</For>
    </Card>
    <Card>
      <Line
        title={p.t("language")}
        value={p.lang === "en" ? "English" : "简体中文"}
        leads
        onTap={() => p.act.language()}
      />
      <Line title={p.t("permissionsRow")} leads onTap={() => p.act.permissions()} />
    </Card>
    <Card>
      <Line title={p.t("about")} value={p.t("version")} />
    </Card>
    <Show when={p.state.account.signedIn}>
      <Card title={p.t("account")}>
        <Line title={p.t("signedInAs", { name: p.state.account.name })} value={p.state.account.phone} />
        <Line role="button" title={p.t("logOut")} danger onTap={() => p.act.logOut()} />
      </Card>
    </Show>
  </Frame>
));
