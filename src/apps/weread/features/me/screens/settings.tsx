import { For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/weread/index.ts";
import { Cell, Cells } from "#apps/weread/looks/cells.tsx";
import { Leaf } from "#apps/weread/looks/frame.tsx";
import { strings } from "#apps/weread/strings.ts";
import { prefPages } from "../prefs.ts";

export default screen(app, strings, "settings", (p) => (
  <Leaf back title={p.t("settings")}>
    <Cells>
      <Cell title={p.t("editProfile")} value={p.state.profile.name} onTap={() => p.act.editProfile()} />
    </Cells>
    <Cells>
      <For each={prefPages}>{(page) => <Cell title={p.t(page)} onTap={() => p.act.openPage({ page })} />}</For>
    </Cells>
    <Cells>
      <Cell title={p.t("language")} value={p.lang === "en" ? "English" : "简体中文"} onTap={() => p.act.language()} />
      <Cell title={p.t("permissions")} onTap={() => p.act.permissions()} />
    </Cells>
  </Leaf>
));
