import none from "@material-symbols/svg-400/rounded/style.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { cardsBoundTo } from "#os/money/read.ts";
import { dateText } from "#os/format.ts";
import { appId } from "#apps/alipay/accounts.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cell, Cells } from "#apps/alipay/looks/cells.tsx";
import { PageFrame, EmptyState, TopTabs } from "#apps/alipay/looks/page.tsx";
import { PassCard } from "#apps/alipay/looks/rows.tsx";

export default page("pocket", (p) => {
  const shown = createMemo(() =>
    Object.values(p.state.passes).filter((x) => p.view.kind === "all" || x.kind === p.view.kind),
  );
  return (
    <PageFrame
      title={p.t("pocket")}
      top={
        <TopTabs
          tabs={(["all", "member", "coupon", "ticket"] as const).map((id) => ({
            id,
            label: p.t(id === "all" ? "all" : `pass_${id}`),
          }))}
          chosen={p.view.kind}
          onPick={(kind) => p.act.kind({ kind })}
        />
      }
    >
      <Show when={p.view.kind === "all"}>
        <Cells>
          <Cell
            title={p.t("cards")}
            value={p.t("cardsCount", { n: cardsBoundTo(p.os, appId).length })}
            onTap={() => p.act.cards()}
          />
          <Cell title={p.t("rideCode")} onTap={() => p.act.transport()} />
        </Cells>
      </Show>
      <Show when={shown().length > 0} fallback={<EmptyState icon={none} text={p.t("noPasses")} />}>
        <For each={shown()}>
          {(x) => (
            <PassCard
              title={x.title}
              text={
                x.until === null
                  ? x.text
                  : `${x.text} · ${p.t(x.kind === "ticket" ? "onDay" : "untilDay", { date: dateText(x.until, p.os, p.now) })}`
              }
              number={x.number}
              tint={x.tint}
              onTap={() => p.act.open({ id: x.id })}
            />
          )}
        </For>
      </Show>
    </PageFrame>
  );
});
