import anime from "@material-symbols/svg-400/outlined/live_tv.svg?raw";
import bag from "@material-symbols/svg-400/outlined/receipt_long.svg?raw";
import coin from "@material-symbols/svg-400/outlined/paid.svg?raw";
import crown from "@material-symbols/svg-400/outlined/workspace_premium.svg?raw";
import gear from "@material-symbols/svg-400/outlined/settings.svg?raw";
import late from "@material-symbols/svg-400/outlined/schedule.svg?raw";
import load from "@material-symbols/svg-400/outlined/download.svg?raw";
import mail from "@material-symbols/svg-400/outlined/mail.svg?raw";
import past from "@material-symbols/svg-400/outlined/history.svg?raw";
import says from "@material-symbols/svg-400/outlined/subtitles.svg?raw";
import star from "@material-symbols/svg-400/outlined/star.svg?raw";
import { screen } from "#ui/screen-binding.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import app from "#apps/bilibili/index.ts";
import { dayText } from "#apps/bilibili/format.ts";
import { me } from "#apps/bilibili/ids.ts";
import { BarButton, Leaf } from "#apps/bilibili/looks/frame.tsx";
import { MeHead, Services } from "#apps/bilibili/looks/me.tsx";
import { FootTabs } from "#apps/bilibili/looks/tabs.tsx";
import { strings } from "#apps/bilibili/strings.ts";
import { isMember } from "#apps/bilibili/ties.ts";

export default screen(app, strings, "me", (p) => (
  <Leaf
    grey
    actions={
      <>
        <BarButton icon={mail} name={p.t("messages")} onTap={() => p.act.messages()} />
        <BarButton icon={gear} name={p.t("settings")} onTap={() => p.act.settings()} />
      </>
    }
    bottom={
      <FootTabs
        labels={{ home: p.t("home"), following: p.t("followingTab"), shop: p.t("shop"), me: p.t("meTab") }}
        plus={p.t("compose")}
        on="me"
        dot={p.state.newUploads > 0}
        onTab={(tab) => {
          if (tab === "home") p.act.goHome();
          else if (tab === "following") p.act.goFollowing();
          else if (tab === "shop") p.act.goShop();
          else p.act.goMe();
        }}
        onPlus={() => p.act.plus()}
      />
    }
  >
    <MeHead
      face={<Face of={me} own={p.state.profile.face} files={p.os.files} size={60} />}
      name={p.state.profile.name}
      level={p.t("level", { n: p.state.profile.level })}
      premium={
        isMember(p.state, p.now)
          ? `${p.t("premiumMember")} ${p.t("premiumUntil", { date: dayText(p.state.memberUntil!, p.os) })}`
          : p.t("notPremium")
      }
      coins={p.t("coinsWord", { n: p.state.coins })}
      space={p.t("personalSpace")}
      onSpace={() => p.act.mySpace()}
      onCoins={() => p.act.coins()}
      onPremium={() => p.act.membership()}
      counts={[
        {
          label: p.t("postsWord"),
          count: String(Object.keys(p.state.posts).length),
          onTap: () => p.act.mySpace(),
        },
        {
          label: p.t("followsWord"),
          count: String(Object.keys(p.state.follows).length),
          onTap: () => p.act.openTies({ kind: "following" }),
        },
        {
          label: p.t("fansWord"),
          count: String(Object.keys(p.state.followers).length),
          onTap: () => p.act.openTies({ kind: "fans" }),
        },
      ]}
    />
    <Services
      large
      items={[
        { label: p.t("downloads"), icon: load, onTap: () => p.act.downloads() },
        { label: p.t("history"), icon: past, onTap: () => p.act.history() },
        { label: p.t("favourites"), icon: star, onTap: () => p.act.favourites() },
        { label: p.t("later"), icon: late, onTap: () => p.act.later() },
      ]}
    />
    <Services
      items={[
        { label: p.t("tracked"), icon: anime, onTap: () => p.act.tracked() },
        { label: p.t("coinsTitle"), icon: coin, onTap: () => p.act.coins() },
        { label: p.t("myDanmaku"), icon: says, onTap: () => p.act.myDanmaku() },
        { label: p.t("premium"), icon: crown, onTap: () => p.act.membership() },
        { label: p.t("myOrders"), icon: bag, onTap: () => p.act.orders() },
        { label: p.t("settings"), icon: gear, onTap: () => p.act.settings() },
      ]}
    />
  </Leaf>
));
