import { dateText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/weread/index.ts";
import { Pill } from "#apps/weread/looks/cells.tsx";
import { Card, Leaf } from "#apps/weread/looks/frame.tsx";
import { ActSheet } from "#apps/weread/looks/overlays.tsx";
import { OfferGrid } from "#apps/weread/looks/wallet.tsx";
import { isMember } from "#apps/weread/reading.ts";
import { strings } from "#apps/weread/strings.ts";
import { payApps, planIds, plans } from "../state.ts";

export default screen(app, strings, "membership", (p) => (
  <Leaf
    back
    title={p.t("membership")}
    overlays={
      <ActSheet
        open={p.view.open === "pay"}
        items={payApps.map((through) => ({ label: p.t(`payWith_${through}`), onTap: () => p.act.pay({ through }) }))}
      />
    }
  >
    <div class="member-card">
      <h2>{p.state.profile.name}</h2>
      <p>
        {isMember(p.state, p.now)
          ? p.t("memberTill", { date: dateText(p.state.memberUntil!, p.os, p.now) })
          : p.t("notMember")}
      </p>
    </div>
    <Card>
      <p>{p.t("perk1")}</p>
      <p>{p.t("perk2")}</p>
    </Card>
    <Card>
      <OfferGrid
        offers={planIds.map((id) => ({
          id,
          title: p.t(`plan_${id}`),
          note: p.t("planDays", { n: plans[id].days }),
          price: p.t("yuan", { sum: (plans[id].cents / 100).toFixed(2) }),
        }))}
        chosen={p.view.plan}
        onPick={(plan) => p.act.choose({ plan })}
      />
      <Pill
        wide
        kind="blue"
        label={p.t("payNow", { sum: (plans[p.view.plan].cents / 100).toFixed(2) })}
        onTap={() => p.act.join()}
      />
    </Card>
  </Leaf>
));
