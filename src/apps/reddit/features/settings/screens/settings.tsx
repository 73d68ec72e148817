import bell from "@material-symbols/svg-400/outlined/notifications.svg?raw";
import eye from "@material-symbols/svg-400/outlined/visibility.svg?raw";
import person from "@material-symbols/svg-400/outlined/person.svg?raw";
import shield from "@material-symbols/svg-400/outlined/shield.svg?raw";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/reddit/index.ts";
import { Cell, Cells } from "#apps/reddit/looks/cells.tsx";
import { Frame } from "#apps/reddit/looks/frame.tsx";
import { strings } from "#apps/reddit/strings.ts";

export default screen(app, strings, "settings", (p) => (
  <Frame back title={p.t("settings")}>
    <Cells title={p.t("generalSection")}>
      <Cell
        icon={person}
        title={p.t("editProfile")}
        value={`u/${p.state.profile.name}`}
        onTap={() => p.act.editProfile()}
      />
      <Cell icon={shield} title={p.t("accountPrefs")} onTap={() => p.act.openPage({ page: "accountPrefs" })} />
      <Cell icon={bell} title={p.t("notificationPrefs")} onTap={() => p.act.openPage({ page: "notificationPrefs" })} />
      <Cell icon={eye} title={p.t("feedPrefs")} onTap={() => p.act.openPage({ page: "feedPrefs" })} />
    </Cells>
  </Frame>
));
