/** The drawer that the user's portrait opens, and the portrait in the bar. */
import bookmark from "@material-symbols/svg-400/outlined/bookmark.svg?raw";
import draft from "@material-symbols/svg-400/outlined/edit_note.svg?raw";
import gear from "@material-symbols/svg-400/outlined/settings.svg?raw";
import list from "@material-symbols/svg-400/outlined/list_alt.svg?raw";
import people from "@material-symbols/svg-400/outlined/person_add.svg?raw";
import person from "@material-symbols/svg-400/outlined/person.svg?raw";
import requests from "@material-symbols/svg-400/outlined/how_to_reg.svg?raw";
import { Show } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import { countText } from "../../format.ts";
import { me } from "../../ids.ts";
import { FaceButton } from "#ui/kit/social/face.tsx";
import { Drawer } from "#ui/kit/social/overlay.tsx";
import { DrawerItem } from "../../looks/overlays.tsx";
import type { DrawerHost } from "./host.ts";

export function MeButton(p: { readonly host: DrawerHost }) {
  return (
    <FaceButton
      of={me}
      own={p.host.state.profile.face}
      files={p.host.os.files}
      size={32}
      name={p.host.t("menu")}
      onTap={() => p.host.act.openDrawer()}
    />
  );
}
export function SideDrawer(p: { readonly host: DrawerHost }) {
  const profile = () => p.host.state.profile;
  const count = (all: object) => Object.keys(all).length;
  const link = (n: number, label: string, onTap: () => void) => (
    <Tap class="count-link" role="link" name={label} value={String(n)} onTap={onTap}>
      <b>{countText(n, p.host.lang)}</b> {label}
    </Tap>
  );
  const following = () => count(p.host.state.follows);
  const followers = () => count(p.host.state.followers);
  return (
    <Drawer open={p.host.view.open === "drawer"}>
      <div class="drawer-me">
        <FaceButton
          of={me}
          own={profile().face}
          files={p.host.os.files}
          size={44}
          name={profile().name}
          onTap={() => p.host.act.openProfile()}
        />
        <p class="drawer-name">{profile().name}</p>
        <p class="drawer-handle">@{profile().handle}</p>
        <div class="drawer-counts">
          {link(following(), p.host.t("followingCount"), () => p.host.act.openFollowing())}
          {link(followers(), p.host.t("followersCount", { n: followers() }), () => p.host.act.openFollowers())}
        </div>
      </div>
      <DrawerItem icon={person} label={p.host.t("profile")} onTap={() => p.host.act.openProfile()} />
      <DrawerItem icon={bookmark} label={p.host.t("bookmarks")} onTap={() => p.host.act.openBookmarks()} />
      <DrawerItem icon={list} label={p.host.t("lists")} onTap={() => p.host.act.openLists()} />
      <DrawerItem icon={draft} label={p.host.t("drafts")} onTap={() => p.host.act.openDrafts()} />
      <DrawerItem icon={people} label={p.host.t("connectDrawer")} onTap={() => p.host.act.openConnect()} />
      <Show when={p.host.state.prefs.protect || count(p.host.state.requests) > 0}>
        <DrawerItem
          icon={requests}
          label={p.host.t("requestsDrawer")}
          badge={count(p.host.state.requests)}
          onTap={() => p.host.act.openRequests()}
        />
      </Show>
      <div class="rule" />
      <DrawerItem small icon={gear} label={p.host.t("settings")} onTap={() => p.host.act.openSettings()} />
    </Drawer>
  );
}
