import homeIcon from "@material-symbols/svg-400/rounded/home-fill.svg?raw";
import meIcon from "@material-symbols/svg-400/rounded/person-fill.svg?raw";
import messages from "@material-symbols/svg-400/rounded/chat_bubble-fill.svg?raw";
import video from "@material-symbols/svg-400/rounded/smart_display-fill.svg?raw";
import wealth from "@material-symbols/svg-400/rounded/trending_up.svg?raw";
import { Match, Show, Switch } from "solid-js";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { TabBar } from "#apps/alipay/looks/page.tsx";
import { messagesBadgeCount } from "../../chats/queries.ts";
import { homeTab } from "./parts/home-tab.tsx";
import { loginTab } from "./parts/login-tab.tsx";
import { meTab } from "./parts/me-tab.tsx";
import { messagesTab } from "./parts/messages-tab.tsx";
import { videoTab } from "./parts/video-tab.tsx";
import { wealthTab } from "./parts/wealth-tab.tsx";

export default page("main", (p) => {
  const foot = () => (
    <TabBar
      tabs={[
        { id: "home", label: p.t("tabHome"), icon: homeIcon },
        { id: "wealth", label: p.t("tabWealth"), icon: wealth },
        { id: "video", label: p.t("tabVideo"), icon: video },
        { id: "messages", label: p.t("tabMessages"), icon: messages, count: messagesBadgeCount(p.state, p.os) },
        { id: "me", label: p.t("tabMe"), icon: meIcon },
      ]}
      chosen={p.view.tab}
      onPick={(tab) => p.setView({ tab })}
    />
  );
  return (
    <Show when={p.state.login.in} fallback={loginTab(p)}>
      <Switch>
        <Match when={p.view.tab === "home"}>{homeTab(p, foot)}</Match>
        <Match when={p.view.tab === "wealth"}>{wealthTab(p, foot)}</Match>
        <Match when={p.view.tab === "video"}>{videoTab(p, foot)}</Match>
        <Match when={p.view.tab === "messages"}>{messagesTab(p, foot)}</Match>
        <Match when={p.view.tab === "me"}>{meTab(p, foot)}</Match>
      </Switch>
    </Show>
  );
});
