import { For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { Cell, Cells } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "settings", (p) => (
  <Frame back title={p.t("settingsTitle")}>
    <Cells first>
      <Cell title={p.t("security")} leads onTap={() => p.act.security()} />
    </Cells>
    <Cells>
      <Cell
        title={p.t("minorMode")}
        value={p.t(p.state.minor.on ? "pluginOn" : "pluginOff")}
        leads
        onTap={() => p.act.minor()}
      />
      <Cell
        title={p.t("careMode")}
        value={p.t(p.state.prefs.care ? "pluginOn" : "pluginOff")}
        leads
        onTap={() => p.act.care()}
      />
    </Cells>
    <Cells>
      <For each={["notifications", "chatPrefs", "general"] as const}>
        {(page) => <Cell title={p.t(page)} leads onTap={() => p.act.openPage({ page })} />}
      </For>
    </Cells>
    <Cells>
      <Cell title={p.t("privacy")} leads onTap={() => p.act.openPage({ page: "privacy" })} />
    </Cells>
    <Cells>
      <Cell title={p.t("about")} value={p.t("aboutVersion")} leads onTap={() => p.act.about()} />
    </Cells>
    <Cells>
      <Cell act="plain" title={p.t("logOut")} onTap={() => p.act.logOut()} />
    </Cells>
  </Frame>
));
