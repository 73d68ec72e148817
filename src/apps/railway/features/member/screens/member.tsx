import { Show } from "solid-js";
import { pointsPerYuan } from "../points.ts";
import { Frame } from "#apps/railway/looks/frame.tsx";
import { MemberCard } from "#apps/railway/looks/front.tsx";
import { Button, ButtonRow, Card, Hints, Row } from "#apps/railway/looks/parts.tsx";
import { page } from "#apps/railway/screens/parts/page.tsx";
import { LogInPrompt } from "#apps/railway/screens/parts/log-in-prompt.tsx";
import { BottomBar } from "#apps/railway/screens/parts/tabs.tsx";
import { yuan } from "#apps/railway/screens/parts/labels.ts";

export default page("member", (p) => (
  <Frame
    title={p.t("tabMember")}
    noBack
    foot={
      <BottomBar
        on={p}
        at="member"
        go={(to) =>
          to === "home"
            ? p.act.goHome()
            : to === "travel"
              ? p.act.goTravel()
              : to === "orders"
                ? p.act.goOrders()
                : p.act.goMe()
        }
      />
    }
  >
    <Show when={p.state.account.loggedIn} fallback={<LogInPrompt on={p} onLogIn={() => p.act.login()} />}>
      <Show
        when={p.state.joined}
        fallback={
          <>
            <MemberCard label={p.t("joinTitle")} points="—" note={p.t("joinNote")} />
            <ButtonRow>
              <Button label={p.t("joinDo")} onTap={() => p.act.join()} />
            </ButtonRow>
          </>
        }
      >
        <MemberCard
          label={p.t("pointsYours")}
          points={String(p.state.points)}
          note={p.t("pointsWorth", { sum: yuan(Math.floor(p.state.points / pointsPerYuan) * 100) })}
        />
        <Card>
          <Row title={p.t("pointsLines")} onTap={() => p.act.points()} />
          <Row title={p.t("redeem")} sub={p.t("redeemNote")} onTap={() => p.act.redeem()} />
          <Row title={p.t("pointsRules")} onTap={() => p.act.rules()} />
        </Card>
      </Show>
      <Hints title={p.t("hints")} lines={[p.t("memberHint1"), p.t("memberHint2"), p.t("memberHint3")]} />
    </Show>
  </Frame>
));
