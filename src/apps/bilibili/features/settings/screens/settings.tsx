import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/bilibili/index.ts";
import { Cell, Cells } from "#apps/bilibili/looks/cells.tsx";
import { Leaf } from "#apps/bilibili/looks/frame.tsx";
import { strings } from "#apps/bilibili/strings.ts";

export default screen(app, strings, "settings", (p) => (
  <Leaf grey back title={p.t("settings")}>
    <Cells>
      <Cell title={p.t("account")} onTap={() => p.act.editProfile()} />
      <Cell title={p.t("privacy")} onTap={() => p.act.openPage({ page: "privacy" })} />
      <Cell title={p.t("notifications")} onTap={() => p.act.openPage({ page: "notifications" })} />
    </Cells>
    <Cells>
      <Cell title={p.t("playback")} onTap={() => p.act.openPage({ page: "playback" })} />
      <Cell title={p.t("danmakuPage")} onTap={() => p.act.openPage({ page: "danmakuPage" })} />
      <Cell title={p.t("content")} onTap={() => p.act.openPage({ page: "content" })} />
    </Cells>
    <Cells>
      <Cell
        title={p.t("teenMode")}
        value={p.t(p.state.prefs.teen ? "teenOn" : "teenOff")}
        onTap={() => p.act.teenMode()}
      />
      <Cell title={p.t("about")} onTap={() => p.act.about()} />
    </Cells>
  </Leaf>
));
