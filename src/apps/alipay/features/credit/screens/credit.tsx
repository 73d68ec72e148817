import { Show } from "solid-js";
import { balanceOf } from "#os/money/read.ts";
import { dateText } from "#os/format.ts";
import { creditAccount, availableCents } from "#apps/alipay/accounts.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { ButtonRow, BigButton, Cell, Cells, SwitchRow, Paragraph } from "#apps/alipay/looks/cells.tsx";
import { ProgressBar } from "#apps/alipay/looks/figures.tsx";
import { HeaderLink, PageFrame } from "#apps/alipay/looks/page.tsx";
import { Tile, Tiles, AmountHeader } from "#apps/alipay/looks/rows.tsx";
import { yuan } from "#apps/alipay/sums.ts";

export default page("credit", (p) => {
  const owed = () => Math.max(0, -balanceOf(p.os, creditAccount));
  const c = () => p.state.credit;
  return (
    <PageFrame
      ground="pale"
      title={p.t("credit")}
      right={<HeaderLink label={p.t("details")} onTap={() => p.act.records()} />}
    >
      <AmountHeader
        above={p.t("toRepayNow")}
        sum={yuan(c().billedCents)}
        below={c().payBy === null ? p.t("nothingDue") : p.t("payUntil", { date: dateText(c().payBy!, p.os, p.now) })}
        tone={c().overdue ? "red" : undefined}
      />
      <Show when={c().overdue}>
        <Paragraph red small center>
          {p.t("overdue")}
        </Paragraph>
      </Show>
      <ButtonRow abreast>
        <BigButton kind="line" label={p.t("instal")} disabled={!p.can("instal")} onTap={() => p.act.instal()} />
        <BigButton label={p.t("repay")} onTap={() => p.act.repay()} />
      </ButtonRow>
      <Tiles>
        <Tile label={p.t("creditLeft")} sum={yuan(availableCents(p.os, creditAccount))} />
        <Tile label={p.t("creditLimit")} sum={yuan(c().limitCents)} />
      </Tiles>
      <ProgressBar share={owed() / c().limitCents} />
      <Paragraph dim small pad>
        {p.t("owedAll", { sum: yuan(owed()) })}
      </Paragraph>
      <Cells>
        <Cell title={p.t("statement")} value={p.t("billDayIs", { n: c().billDay })} onTap={() => p.act.statement()} />
        <Cell title={p.t("score")} onTap={() => p.act.score()} />
        <SwitchRow
          title={p.t("autoRepay")}
          sub={p.t("autoRepayNote", { n: c().dueDay })}
          on={c().autoRepay}
          onTap={() => p.act.setAutoRepay()}
        />
        <SwitchRow title={p.t("creditOn")} sub={p.t("creditOnNote")} on={c().on} onTap={() => p.act.switchCredit()} />
      </Cells>
    </PageFrame>
  );
});
