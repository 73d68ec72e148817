import history from "@material-symbols/svg-400/rounded/history.svg?raw";
import records from "@material-symbols/svg-400/rounded/video_library.svg?raw";
import personal from "@material-symbols/svg-400/rounded/meeting_room.svg?raw";
import settings from "@material-symbols/svg-400/rounded/settings.svg?raw";
import sound from "@material-symbols/svg-400/rounded/mic.svg?raw";
import { Show } from "solid-js";
import { me, spaced } from "../../../../ids.ts";
import { HomeHead } from "../../../../looks/home.tsx";
import { Card, Line } from "../../../../looks/rows.tsx";
import { hasNews } from "../../notices.ts";
import type { Main } from "./props.ts";

export function MeTab(p: { readonly host: Main }) {
  const host = () => p.host;
  const news = () => hasNews(host().state, host().now);
  return (
    <>
      <HomeHead
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
          <Line
            icon={personal}
            title={host().t("myRoom")}
            note={spaced(host().state.personal.number)}
            leads
            onTap={() => host().act.personalRoom()}
          />
          <Line
            icon={records}
            title={host().t("myRecords")}
            value={String(Object.keys(host().state.records).length)}
            leads
            onTap={() => host().act.records()}
          />
          <Line icon={history} title={host().t("historyTitle")} leads onTap={() => host().act.history()} />
        </Card>
      </Show>
      <Card>
        <Line
          icon={sound}
          title={host().t("audioVideo")}
          leads
          onTap={() => host().act.prefs({ page: "audioVideo" })}
        />
        <Line icon={settings} title={host().t("mySettings")} leads onTap={() => host().act.settings()} />
      </Card>
    </>
  );
}
