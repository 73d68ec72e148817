import add from "@material-symbols/svg-400/rounded/add.svg?raw";
import { createMemo, For, Show } from "solid-js";
import merchants from "#world/merchants/index.ts";
import { queryWorld } from "#ui/world.ts";
import { cardsBoundTo, lastFour } from "#os/money/read.ts";
import { appId } from "#apps/alipay/accounts.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cell, Cells } from "#apps/alipay/looks/cells.tsx";
import { HeaderIcon, PageFrame } from "#apps/alipay/looks/page.tsx";
import { PassCard } from "#apps/alipay/looks/rows.tsx";

export default page("cards", (p) => {
  const cards = createMemo(() => cardsBoundTo(p.os, appId));
  const banks = queryWorld(merchants.queries.banks, () => ({}));
  const tint = (bank: string) => {
    const found = banks()?.rows.find((b) => b.name.en === bank || b.name.zh === bank)?.colours;
    return found ? `linear-gradient(120deg, ${found[0]}, ${found[1]})` : "#4a5f7d";
  };
  return (
    <PageFrame
      title={p.t("cards")}
      right={<HeaderIcon icon={add} name={p.t("addCard")} onTap={() => p.act.addCard()} />}
    >
      <For each={cards()}>
        {(c) => (
          <PassCard
            title={c.bank}
            text={p.t(c.kind === "credit" ? "creditCard" : "debitCard")}
            number={`••••  ••••  ${lastFour(c)}`}
            tint={tint(c.bank)}
            onTap={() => p.act.open({ id: c.id })}
          />
        )}
      </For>
      <Cells>
        <Show when={p.state.adding}>
          {(adding) => <Cell title={p.t("goOnAdding")} sub={adding().bank} onTap={() => p.act.goOn()} />}
        </Show>
        <Cell icon={add} title={p.t("addCard")} onTap={() => p.act.addCard()} />
        <Cell title={p.t("payOrder")} onTap={() => p.act.payOrder()} />
      </Cells>
    </PageFrame>
  );
});
