import addPerson from "@material-symbols/svg-400/outlined/person_add.svg?raw";
import newChat from "@material-symbols/svg-400/outlined/maps_ugc.svg?raw";
import money from "@material-symbols/svg-400/outlined/payments.svg?raw";
import scan from "@material-symbols/svg-400/outlined/center_focus_weak.svg?raw";
import { createMemo, Match, Show, Switch } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Frame, NavIconButton } from "#apps/wechat/looks/frame.tsx";
import { plusIcon, searchIcon } from "#apps/wechat/looks/glyphs.ts";
import { RowMenu, Popover } from "#apps/wechat/looks/overlays.tsx";
import { WelcomePage } from "#apps/wechat/looks/login.tsx";
import { Tabs } from "#apps/wechat/looks/tabs.tsx";
import wechat from "#apps/wechat/index.ts";
import { strings } from "#apps/wechat/strings.ts";
import { countUnread } from "../../chats/chat.ts";
import { countNewRequests } from "../../contacts/queries.ts";
import { ContactsIndex, ContactsTab } from "../../contacts/screens/parts/contacts-tab.tsx";
import { DiscoverTab } from "../../discover/screens/parts/discover-tab.tsx";
import { hasNewMoments } from "../../moments/queries.ts";
import { countNewGreetings } from "../../nearby/queries.ts";
import { MeTab } from "../../me/screens/parts/me-tab.tsx";
import { ChatsTab } from "./parts/chats-tab.tsx";

export default screen(wechat, strings, "main", (p) => {
  const unread = createMemo(() => countUnread(p.state));
  const requestCount = createMemo(() => countNewRequests(p.state));
  const hasNews = createMemo(
    () => countNewGreetings(p.state) > 0 || (p.state.prefs.showMoments && hasNewMoments(p.state, p.now)),
  );
  const title = () => {
    if (p.view.tab !== "chats") return p.t(p.view.tab);
    return `${p.t("title")}${unread() > 0 ? `(${unread()})` : ""}`;
  };
  const held = () => (p.view.held === null ? undefined : p.state.chats[p.view.held]);
  const peer = () => ({ peer: p.view.held ?? "person_none" });
  return (
    <Show
      when={p.state.session.on}
      fallback={
        <WelcomePage
          text={p.t("welcome")}
          logIn={p.t("logIn")}
          signUp={p.t("signUp")}
          onLogIn={() => p.act.login()}
          onSignUp={() => p.act.register()}
        />
      }
    >
      <Frame
        title={p.view.tab === "me" ? undefined : title()}
        part={p.view.tab}
        bodyUnderBar={p.view.tab === "me"}
        actions={
          <Show when={p.view.tab !== "me"}>
            <NavIconButton icon={searchIcon} name={p.t("search")} onTap={() => p.act.search()} />
            <NavIconButton icon={plusIcon} name={p.t("more")} onTap={() => p.setView({ open: "more" })} />
          </Show>
        }
        sideOverlay={
          <Show when={p.view.tab === "contacts"}>
            <ContactsIndex host={p} />
          </Show>
        }
        bottom={
          <Tabs
            tabs={[
              {
                id: "chats",
                label: p.t(p.lang === "en" ? "chats" : "title"),
                badge: unread() > 0 ? unread() : undefined,
              },
              { id: "contacts", label: p.t("contacts"), badge: requestCount() > 0 ? requestCount() : undefined },
              { id: "discover", label: p.t("discover"), badge: hasNews() ? "dot" : undefined },
              { id: "me", label: p.t("me") },
            ]}
            chosen={p.view.tab}
            onPick={(tab) => p.setView({ tab, open: null })}
          />
        }
        overlays={
          <>
            <Popover
              open={p.view.open === "more"}
              items={[
                { label: p.t("newChat"), icon: newChat, onTap: () => p.act.newGroup() },
                { label: p.t("addFriends"), icon: addPerson, onTap: () => p.act.addFriends() },
                { label: p.t("scan"), icon: scan, onTap: () => p.act.scan() },
                { label: p.t("moneyBlock"), icon: money, onTap: () => p.act.payCode() },
              ]}
            />
            <RowMenu
              open={p.view.open === "held" && held() !== undefined}
              items={[
                {
                  label: p.t((held()?.unread ?? 0) > 0 || held()?.marked ? "markRead" : "markUnread"),
                  onTap: () => p.act.toggleUnread(peer()),
                },
                { label: p.t(held()?.pinned ? "unpin" : "pin"), onTap: () => p.act.togglePin(peer()) },
                { label: p.t(held()?.muted ? "unmuteChat" : "muteChat"), onTap: () => p.act.toggleMute(peer()) },
                { label: p.t("hideChat"), onTap: () => p.act.hideChat(peer()) },
                { label: p.t("delete"), danger: true, onTap: () => p.act.deleteChat(peer()) },
              ]}
            />
          </>
        }
      >
        <Switch>
          <Match when={p.view.tab === "chats"}>
            <ChatsTab host={p} />
          </Match>
          <Match when={p.view.tab === "contacts"}>
            <ContactsTab host={p} />
          </Match>
          <Match when={p.view.tab === "discover"}>
            <DiscoverTab host={p} />
          </Match>
          <Match when={p.view.tab === "me"}>
            <MeTab host={p} />
          </Match>
        </Switch>
      </Frame>
    </Show>
  );
});
