import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { dayText } from "#apps/spotify/format.ts";
import { Hero, PlanCard } from "#apps/spotify/looks/form.tsx";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { Note, Pill } from "#apps/spotify/looks/rows.tsx";
import { Foot } from "#apps/spotify/screens/parts/foot.tsx";
import { planCents, priceText } from "../plans.ts";
import { isPremium } from "../queries.ts";
import { plans } from "../state.ts";

const colours = { individual: "#ffd2d7", duo: "#ffc862", family: "#a5bbd1", student: "#c4b1d4" } as const;
export default screen(app, strings, "premium", (p) => (
  <Leaf bare tint="#4b2a3a" bottom={<Foot host={p} on="premium" />}>
    <Show when={isPremium(p.state, p.now)} fallback={<Hero title={p.t("premiumTitle")} text={p.t("premiumText")} />}>
      <Hero
        title={p.t("premiumHave", { plan: p.t(`plan_${p.state.subscription!.plan}`) })}
        text={p.t(p.state.subscription!.renews ? "renewsOn" : "endsOn", {
          day: dayText(p.state.subscription!.until, p.os, p.now),
        })}
      />
      <Pill kind="white" wide label={p.t("managePlan")} onTap={() => p.act.openPlan()} />
    </Show>
    <For each={plans}>
      {(plan) => (
        <PlanCard
          mark={p.t("premiumMark")}
          colour={colours[plan]}
          title={p.t(`plan_${plan}`)}
          price={p.t("perMonth", { price: priceText(planCents[plan]) })}
          lines={[p.t(`plan_${plan}_who`), p.t("planSkips"), p.t("planDownloads"), p.t("planCancel")]}
        >
          <Pill
            kind="white"
            label={p.t("choosePlan", { plan: p.t(`plan_${plan}`) })}
            disabled={p.state.subscription !== null && p.state.subscription.renews}
            onTap={() => p.act.choose({ plan })}
          />
        </PlanCard>
      )}
    </For>
    <Note text={p.t("premiumTerms")} />
  </Leaf>
));
