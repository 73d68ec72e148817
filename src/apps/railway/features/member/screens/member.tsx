import { Show } from "solid-js";
import { pointsAYuan } from "../points.ts";
import { Frame } from "../../../looks/frame.tsx";
import { MemberCard } from "../../../looks/front.tsx";
import { Act, Acts, Card, Hints, Row } from "../../../looks/parts.tsx";
import { page } from "../../../screens/parts/draw.tsx";
import { Guest } from "../../../screens/parts/guest.tsx";
import { Foot } from "../../../screens/parts/tabs.tsx";
import { yuan } from "../../../screens/parts/telling.ts";

export default page("member", (p) => (
  <Frame
    title={p.t("tabMember")}
    noBack
    foot={
      <Foot
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
    <Show when={p.state.account.loggedIn} fallback={<Guest on={p} onLogIn={() => p.act.login()} />}>
      <Show
        when={p.state.joined}
        fallback={
          <>
            <MemberCard label={p.t("joinTitle")} points="—" note={p.t("joinNote")} />
            <Acts>
              <Act label={p.t("joinDo")} onTap={() => p.act.join()} />
            </Acts>
          </>
        }
      >
        <MemberCard
          label={p.t("pointsYours")}
          points={String(p.state.points)}
          note={p.t("pointsWorth", { sum: yuan(Math.floor(p.state.points / pointsAYuan) * 100) })}
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
