import { Show } from "solid-js";
import { balanceOf } from "../../../../../os/money/read.ts";
import { dateText } from "../../../../../os/format.ts";
import { creditAccount, roomIn } from "../../../accounts.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Acts, Big, Cell, Cells, FlipCell, Said } from "../../../looks/cells.tsx";
import { Share } from "../../../looks/figures.tsx";
import { HeadWord, Leaf } from "../../../looks/page.tsx";
import { Tile, Tiles, TopSum } from "../../../looks/rows.tsx";
import { yuan } from "../../../sums.ts";

export default page("credit", (p) => {
  const owed = () => Math.max(0, -balanceOf(p.os, creditAccount));
  const c = () => p.state.credit;
  return (
    <Leaf ground="pale" title={p.t("credit")} right={<HeadWord label={p.t("details")} onTap={() => p.act.records()} />}>
      <TopSum
        above={p.t("toRepayNow")}
        sum={yuan(c().billedCents)}
        below={c().payBy === null ? p.t("nothingDue") : p.t("payUntil", { date: dateText(c().payBy!, p.os, p.now) })}
        tone={c().overdue ? "red" : undefined}
      />
      <Show when={c().overdue}>
        <Said red small center>
          {p.t("overdue")}
        </Said>
      </Show>
      <Acts abreast>
        <Big kind="line" label={p.t("instal")} disabled={!p.can("instal")} onTap={() => p.act.instal()} />
        <Big label={p.t("repay")} onTap={() => p.act.repay()} />
      </Acts>
      <Tiles>
        <Tile label={p.t("creditLeft")} sum={yuan(roomIn(p.os, creditAccount))} />
        <Tile label={p.t("creditLimit")} sum={yuan(c().limitCents)} />
      </Tiles>
      <Share share={owed() / c().limitCents} />
      <Said dim small pad>
        {p.t("owedAll", { sum: yuan(owed()) })}
      </Said>
      <Cells>
        <Cell title={p.t("statement")} value={p.t("billDayIs", { n: c().billDay })} onTap={() => p.act.statement()} />
        <Cell title={p.t("score")} onTap={() => p.act.score()} />
        <FlipCell
          title={p.t("autoRepay")}
          sub={p.t("autoRepayNote", { n: c().dueDay })}
          on={c().autoRepay}
          onTap={() => p.act.setAutoRepay()}
        />
        <FlipCell title={p.t("creditOn")} sub={p.t("creditOnNote")} on={c().on} onTap={() => p.act.switchCredit()} />
      </Cells>
    </Leaf>
  );
});
