import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/rednote/index.ts";
import { Cell, Cells } from "#apps/rednote/looks/cells.tsx";
import { Leaf } from "#apps/rednote/looks/frame.tsx";
import { strings } from "#apps/rednote/strings.ts";

export default screen(app, strings, "settings", (p) => (
  <Leaf grey back title={p.t("settings")}>
    <Cells title={p.t("accountSection")}>
      <Cell title={p.t("editProfile")} onTap={() => p.act.editProfile()} />
      <Cell title={p.t("privacy")} onTap={() => p.act.openPage({ page: "privacy" })} />
    </Cells>
    <Cells>
      <Cell title={p.t("notifications")} onTap={() => p.act.openPage({ page: "notifications" })} />
      <Cell title={p.t("feedPrefs")} onTap={() => p.act.openPage({ page: "feedPrefs" })} />
      <Cell title={p.t("general")} onTap={() => p.act.openPage({ page: "general" })} />
      <Cell
        title={p.t("teenMode")}
        value={p.t(p.state.prefs.teen ? "teenOn" : "teenOff")}
        onTap={() => p.act.teenMode()}
      />
    </Cells>
    <Cells>
      <Cell title={p.t("about")} onTap={() => p.act.about()} />
    </Cells>
  </Leaf>
));
