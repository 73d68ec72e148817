import add from "@material-symbols/svg-400/rounded/add.svg?raw";
import { createMemo, For } from "solid-js";
import { balanceOf, cardsBoundTo, lastFour } from "#os/money/read.ts";
import { appId } from "#apps/alipay/accounts.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Cell, Cells, Paragraph } from "#apps/alipay/looks/cells.tsx";
import { PageFrame } from "#apps/alipay/looks/page.tsx";
import { PassCard } from "#apps/alipay/looks/rows.tsx";
import { yuan } from "#apps/alipay/sums.ts";

export default page("cardRepay", (p) => {
  const cards = createMemo(() => cardsBoundTo(p.os, appId).filter((c) => c.kind === "credit"));
  return (
    <PageFrame title={p.t("cardRepay")}>
      <For each={cards()}>
        {(c) => (
          <PassCard
            title={c.bank}
            text={p.t("owedOn", { four: lastFour(c) })}
            number={yuan(Math.max(0, -balanceOf(p.os, c.account)))}
            tint="linear-gradient(120deg, #3a6fd8, #1d4b9e)"
            onTap={() => p.act.open({ id: c.id })}
          />
        )}
      </For>
      <Cells>
        <Cell icon={add} title={p.t("addCreditCard")} onTap={() => p.act.addCard()} />
      </Cells>
      <Paragraph dim small pad>
        {p.t("cardRepayNote")}
      </Paragraph>
    </PageFrame>
  );
});
