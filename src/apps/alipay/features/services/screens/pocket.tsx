import none from "@material-symbols/svg-400/rounded/style.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { cardsOf } from "../../../../../os/money/read.ts";
import { dateText } from "../../../../../os/format.ts";
import { appId } from "../../../accounts.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Cell, Cells } from "../../../looks/cells.tsx";
import { Leaf, None, TopTabs } from "../../../looks/page.tsx";
import { PassCard } from "../../../looks/rows.tsx";

export default page("pocket", (p) => {
  const shown = createMemo(() =>
    Object.values(p.state.passes).filter((x) => p.view.kind === "all" || x.kind === p.view.kind),
  );
  return (
    <Leaf
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
            value={p.t("cardsCount", { n: cardsOf(p.os, appId).length })}
            onTap={() => p.act.cards()}
          />
          <Cell title={p.t("rideCode")} onTap={() => p.act.transport()} />
        </Cells>
      </Show>
      <Show when={shown().length > 0} fallback={<None icon={none} text={p.t("noPasses")} />}>
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
    </Leaf>
  );
});
