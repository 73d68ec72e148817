import { createMemo, For, Show } from "solid-js";
import { momentText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/weread/index.ts";
import { Cell, Cells, Empty, Pill } from "#apps/weread/looks/cells.tsx";
import { Card, Leaf } from "#apps/weread/looks/frame.tsx";
import { ActSheet } from "#apps/weread/looks/overlays.tsx";
import { OfferGrid, SumRow } from "#apps/weread/looks/wallet.tsx";
import { useBooks } from "#apps/weread/screens/parts/titles.ts";
import { strings } from "#apps/weread/strings.ts";
import { packCents, packIds, packs, payApps } from "../state.ts";

export default screen(app, strings, "wallet", (p) => {
  const entries = createMemo(() =>
    Object.values(p.state.coinEntries).toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)),
  );
  const titles = useBooks(() => entries().flatMap(({ book }) => (book === null ? [] : [book])));
  const titleOf = (book: string | null): string => (book === null ? "" : (titles().get(book)?.title ?? ""));
  return (
    <Leaf
      back
      title={p.t("wallet")}
      overlays={
        <ActSheet
          open={p.view.open === "pay"}
          items={payApps.map((through) => ({
            label: p.t(`payWith_${through}`),
            onTap: () => p.act.pay({ through }),
          }))}
        />
      }
    >
      <Card title={p.t("coinBalance")}>
        <p class="stats-sum">{p.state.coins}</p>
      </Card>
      <Card title={p.t("topUpTitle")}>
        <OfferGrid
          offers={packIds.map((id) => ({
            id,
            title: p.t("coinPack", { coins: packs[id] }),
            price: p.t("yuan", { sum: (packCents(id) / 100).toFixed(2) }),
          }))}
          chosen={p.view.pack}
          onPick={(pack) => p.act.choose({ pack })}
        />
        <Pill
          wide
          kind="blue"
          label={p.t("payNow", { sum: (packCents(p.view.pack) / 100).toFixed(2) })}
          onTap={() => p.act.topUp()}
        />
      </Card>
      <Cells>
        <Cell title={p.t("membership")} onTap={() => p.act.membership()} />
      </Cells>
      <Card title={p.t("transactions")}>
        <Show when={entries().length > 0} fallback={<Empty text={p.t("noTransactions")} />}>
          <For each={entries()}>
            {(entry) => (
              <SumRow
                title={[p.t(`coin_${entry.kind}`), titleOf(entry.book)].filter((text) => text !== "").join(" · ")}
                note={momentText(entry.at, p.os, p.now)}
                sum={`${entry.coins > 0 ? "+" : "−"}${Math.abs(entry.coins)}`}
              />
            )}
          </For>
        </Show>
      </Card>
    </Leaf>
  );
});
