import { For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/bilibili/index.ts";
import { dayText, priceText } from "#apps/bilibili/format.ts";
import { Cell, Cells, Pill } from "#apps/bilibili/looks/cells.tsx";
import { BarWord, Leaf } from "#apps/bilibili/looks/frame.tsx";
import { Heading } from "#apps/bilibili/looks/home.tsx";
import { PlanRow, PremiumBand } from "#apps/bilibili/looks/shop.tsx";
import { strings } from "#apps/bilibili/strings.ts";
import { isMember } from "#apps/bilibili/ties.ts";
import { planIds, plans } from "../catalogue.ts";

const perks = ["quality", "episodes", "downloads"] as const;
const months = { month: 1, quarter: 3, year: 12 } as const;
export default screen(app, strings, "membership", (p) => {
  const price = () => priceText(plans[p.view.plan].cents);
  return (
    <Leaf
      back
      title={p.t("membershipTitle")}
      actions={<BarWord label={p.t("myOrders")} onTap={() => p.act.orders()} />}
      bottom={
        <Pill
          wide
          label={p.t(isMember(p.state, p.now) ? "renewFor" : "payFor", { price: price() })}
          onTap={() => p.act.buy()}
        />
      }
    >
      <PremiumBand
        title={p.t("premium")}
        note={
          isMember(p.state, p.now) ? p.t("memberTill", { date: dayText(p.state.memberUntil!, p.os) }) : p.t("notMember")
        }
      />
      <PlanRow
        plans={planIds.map((id) => ({
          id,
          name: p.t(`plan_${id}`),
          price: priceText(plans[id].cents),
          note: p.t("planPerMonth", { price: priceText(Math.round(plans[id].cents / months[id])) }),
        }))}
        chosen={p.view.plan}
        onPick={(plan) => p.act.choose({ plan })}
      />
      <Heading title={p.t("perksTitle")} />
      <Cells note={p.t("planNote")}>
        <For each={perks}>{(perk) => <Cell title={p.t(`perk_${perk}`)} />}</For>
      </Cells>
    </Leaf>
  );
});
