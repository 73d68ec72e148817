import history from "@material-symbols/svg-400/rounded/history.svg?raw";
import records from "@material-symbols/svg-400/rounded/video_library.svg?raw";
import personal from "@material-symbols/svg-400/rounded/meeting_room.svg?raw";
import settings from "@material-symbols/svg-400/rounded/settings.svg?raw";
import sound from "@material-symbols/svg-400/rounded/mic.svg?raw";
import { Show } from "solid-js";
import { me, formatNumber } from "#apps/meeting/ids.ts";
import { HomeHeader } from "#apps/meeting/looks/home.tsx";
import { Card, ListRow } from "#apps/meeting/looks/rows.tsx";
import { hasNewNotices } from "../../notices.ts";
import type { MainScreenProps } from "./props.ts";

export function MeTab(p: { readonly host: MainScreenProps }) {
  const host = () => p.host;
  const news = () => hasNewNotices(host().state, host().now);
  return (
    <>
      <HomeHeader
        face={host().state.account.signedIn ? me : null}
        name={host().state.account.signedIn ? host().state.account.name : host().t("notSignedIn")}
        note={host().state.account.signedIn ? host().state.account.note || undefined : host().t("notSignedInNote")}
        bellName={host().t(news() ? "bellNews" : "bell")}
        news={news()}
        onFace={() => (host().state.account.signedIn ? host().act.profile() : host().act.login())}
        onBell={() => host().act.notices()}
      />
      <Show when={host().state.account.signedIn}>
        <Card>
          <ListRow
            icon={personal}
            title={host().t("myRoom")}
            note={formatNumber(host().state.personal.number)}
            leads
            onTap={() => host().act.personalRoom()}
          />
          <ListRow
            icon={records}
            title={host().t("myRecords")}
            value={String(Object.keys(host().state.records).length)}
            leads
            onTap={() => host().act.records()}
          />
          <ListRow icon={history} title={host().t("historyTitle")} leads onTap={() => host().act.history()} />
        </Card>
      </Show>
      <Card>
        <ListRow
          icon={sound}
          title={host().t("audioVideo")}
          leads
          onTap={() => host().act.prefs({ page: "audioVideo" })}
        />
        <ListRow icon={settings} title={host().t("mySettings")} leads onTap={() => host().act.settings()} />
      </Card>
    </>
  );
}
