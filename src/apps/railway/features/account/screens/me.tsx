import bell from "@material-symbols/svg-400/rounded/notifications.svg?raw";
import food from "@material-symbols/svg-400/rounded/restaurant.svg?raw";
import gear from "@material-symbols/svg-400/rounded/settings.svg?raw";
import head from "@material-symbols/svg-400/rounded/description.svg?raw";
import help from "@material-symbols/svg-400/rounded/help.svg?raw";
import paper from "@material-symbols/svg-400/rounded/receipt_long.svg?raw";
import people from "@material-symbols/svg-400/rounded/groups.svg?raw";
import shield from "@material-symbols/svg-400/rounded/shield.svg?raw";
import star from "@material-symbols/svg-400/rounded/card_membership.svg?raw";
import { Show } from "solid-js";
import { BarIcon, Frame } from "#apps/railway/looks/frame.tsx";
import { ProfileHeader, Services } from "#apps/railway/looks/front.tsx";
import { Button, ButtonRow, Card, Row } from "#apps/railway/looks/parts.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";
import { BottomBar } from "#apps/railway/screens/parts/tabs.tsx";
import { maskPhone } from "../mask-phone.ts";

export default page("me", (p) => {
  const own = () => Object.values(p.state.passengers).find((person) => person.own);
  const unread = () => p.state.notices.filter((notice) => notice.unread).length;
  const isIn = () => p.state.account.loggedIn;
  return (
    <Frame
      head={
        <ProfileHeader
          title={isIn() ? (own()?.name ?? p.state.account.username) : p.t("notLoggedIn")}
          sub={isIn() ? maskPhone(p.state.account.phone) : p.t("logInHint")}
          right={
            <>
              <BarIcon icon={bell} name={p.t("notices")} count={unread()} onTap={() => p.act.notices()} />
              <BarIcon icon={gear} name={p.t("settings")} onTap={() => p.act.settings()} />
            </>
          }
        />
      }
      foot={
        <BottomBar
          on={p}
          at="me"
          go={(to) =>
            to === "home"
              ? p.act.goHome()
              : to === "travel"
                ? p.act.goTravel()
                : to === "orders"
                  ? p.act.goOrders()
                  : p.act.goMember()
          }
        />
      }
    >
      <Services
        items={[
          { label: p.t("passengers"), icon: people, tint: "#5a6ee0", onTap: () => p.act.passengers() },
          { label: p.t("invoices"), icon: paper, tint: "#2a9d5c", onTap: () => p.act.invoices() },
          { label: p.t("headersWord"), icon: head, tint: "#2b86e6", onTap: () => p.act.headers() },
          { label: p.t("mealsMine"), icon: food, tint: "#e05a47", onTap: () => p.act.meals() },
          { label: p.t("pointsWord"), icon: star, tint: "#c28a1c", onTap: () => p.act.points() },
        ]}
      />
      <Card>
        <Row
          icon={people}
          title={p.t("profile")}
          sub={isIn() ? p.state.account.username : undefined}
          onTap={() => p.act.profile()}
        />
        <Row icon={shield} title={p.t("security")} onTap={() => p.act.security()} />
        <Row icon={help} title={p.t("help")} onTap={() => p.act.help()} />
      </Card>
      <ButtonRow>
        <Show when={isIn()} fallback={<Button label={p.t("logIn")} onTap={() => p.act.login()} />}>
          <Button kind="red" label={p.t("logOut")} onTap={() => p.act.logOut()} />
        </Show>
      </ButtonRow>
    </Frame>
  );
});
