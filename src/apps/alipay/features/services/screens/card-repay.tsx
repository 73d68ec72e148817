import add from "@material-symbols/svg-400/rounded/add.svg?raw";
import { createMemo, For } from "solid-js";
import { balanceOf, cardsOf, lastFour } from "../../../../../os/money/read.ts";
import { appId } from "../../../accounts.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Cell, Cells, Said } from "../../../looks/cells.tsx";
import { Leaf } from "../../../looks/page.tsx";
import { PassCard } from "../../../looks/rows.tsx";
import { yuan } from "../../../sums.ts";

export default page("cardRepay", (p) => {
  const cards = createMemo(() => cardsOf(p.os, appId).filter((c) => c.kind === "credit"));
  return (
    <Leaf title={p.t("cardRepay")}>
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
      <Said dim small pad>
        {p.t("cardRepayNote")}
      </Said>
    </Leaf>
  );
});
