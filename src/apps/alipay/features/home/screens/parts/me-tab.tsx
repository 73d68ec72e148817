import gear from "@material-symbols/svg-400/rounded/settings.svg?raw";
import { Portrait } from "#ui/kit/portrait.tsx";
import { balanceOf, cardsBoundTo } from "#os/money/read.ts";
import { appId, balanceAccount, creditAccount, fundAccount, availableCents } from "#apps/alipay/accounts.ts";
import { Cell, Cells } from "#apps/alipay/looks/cells.tsx";
import { MeHeader } from "#apps/alipay/looks/home.tsx";
import { HeaderIcon, PageFrame } from "#apps/alipay/looks/page.tsx";
import { maskNumber, ownName, ownNumber } from "#apps/alipay/people.ts";
import { yuan } from "#apps/alipay/sums.ts";
import { filterBills, monthOrCurrent, totalsOf } from "#apps/alipay/features/bills/queries.ts";
import { scoreOf } from "#apps/alipay/features/credit/score.ts";
import { serviceLook } from "./services.tsx";
import type { TabProps } from "./tab.tsx";

export function meTab(p: TabProps["screenProps"], foot: TabProps["footer"]) {
  const shown = (cents: number) => (p.state.prefs.hideSums ? "****" : yuan(cents));
  const row = (name: Parameters<typeof serviceLook>[0]) => {
    const { icon, tint } = serviceLook(name);
    return { icon, tint, title: p.t(name) };
  };
  const spent = () =>
    totalsOf(p.state, p.os, filterBills(p.state, p.os, p.offsetMin, { month: monthOrCurrent("", p.now, p.offsetMin) }))
      .outCents;
  return (
    <PageFrame
      ground="pale"
      part="me"
      header={
        <MeHeader
          face={<Portrait of="me" size={56} radius={28} />}
          name={ownName(p.lang)}
          note={maskNumber(ownNumber)}
          onTap={() => p.act.profile()}
        >
          <HeaderIcon icon={gear} name={p.t("settings")} onTap={() => p.act.settings()} />
        </MeHeader>
      }
      footer={foot()}
    >
      <Cells>
        <Cell {...row("bills")} value={p.t("spentSum", { sum: shown(spent()) })} onTap={() => p.act.bills()} />
        <Cell {...row("assets")} onTap={() => p.act.assets()} />
      </Cells>
      <Cells>
        <Cell {...row("balance")} value={shown(balanceOf(p.os, balanceAccount))} onTap={() => p.act.balance()} />
        <Cell {...row("yuebao")} value={shown(balanceOf(p.os, fundAccount))} onTap={() => p.act.yuebao()} />
        <Cell
          {...row("cards")}
          value={p.t("cardsCount", { n: cardsBoundTo(p.os, appId).length })}
          onTap={() => p.act.cards()}
        />
        <Cell {...row("credit")} value={shown(availableCents(p.os, creditAccount))} onTap={() => p.act.credit()} />
        <Cell {...row("score")} value={String(scoreOf(p.state, p.os).sum)} onTap={() => p.act.score()} />
      </Cells>
      <Cells>
        <Cell {...row("pocket")} value={String(Object.keys(p.state.passes).length)} onTap={() => p.act.pocket()} />
        <Cell {...row("mandates")} onTap={() => p.act.mandates()} />
        <Cell {...row("contacts")} onTap={() => p.act.contacts()} />
        <Cell {...row("security")} onTap={() => p.act.security()} />
      </Cells>
    </PageFrame>
  );
}
