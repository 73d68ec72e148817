import { For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { Cell } from "#apps/spotify/looks/rows.tsx";
import { prefPages } from "../prefs.ts";

export default screen(app, strings, "settings", (p) => (
  <Leaf back title={p.t("settings")}>
    <Cell title={p.state.account.name} note={p.t("viewProfile")} onTap={() => p.act.profile()} />
    <Cell title={p.t("account")} note={p.t("accountPageNote")} onTap={() => p.act.account()} />
    <For each={prefPages}>
      {(page) => (
        <Cell title={p.t(`page_${page}`)} note={p.t(`page_${page}_note`)} onTap={() => p.act.openPage({ page })} />
      )}
    </For>
    <Cell title={p.t("devicesPage")} note={p.t("devicesPageNote")} onTap={() => p.act.devices()} />
    <Cell title={p.t("storagePage")} note={p.t("storagePageNote")} onTap={() => p.act.storage()} />
    <Cell title={p.t("infoPage")} note={p.t("infoPageNote")} onTap={() => p.act.info()} />
    <Cell danger title={p.t("logOut")} onTap={() => p.act.logOut()} />
  </Leaf>
));
