import bills from "@material-symbols/svg-400/outlined/receipt_long.svg?raw";
import cardIcon from "@material-symbols/svg-400/outlined/credit_card.svg?raw";
import coin from "@material-symbols/svg-400/outlined/paid.svg?raw";
import gear from "@material-symbols/svg-400/outlined/settings.svg?raw";
import renew from "@material-symbols/svg-400/outlined/autorenew.svg?raw";
import { screen } from "#ui/screen-binding.tsx";
import { amountText, balanceOf, cardsBoundTo } from "#os/money/read.ts";
import wechat from "#apps/wechat/index.ts";
import { Cell, Cells } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { balanceAccount } from "#apps/wechat/ledger-accounts.ts";
import { strings } from "#apps/wechat/strings.ts";
import { appId } from "../queries.ts";

export default screen(wechat, strings, "wallet", (p) => (
  <Frame back title={p.t("walletBlock")}>
    <Cells first>
      <Cell
        icon={coin}
        tint="#fa9d3b"
        title={p.t("changeRow")}
        value={`¥${amountText(balanceOf(p.os, balanceAccount))}`}
        leads
        onTap={() => p.act.change()}
      />
      <Cell
        icon={cardIcon}
        tint="#4c7ff0"
        title={p.t("cardsRow")}
        value={p.t("cardCount", { n: cardsBoundTo(p.os, appId).length })}
        leads
        onTap={() => p.act.cards()}
      />
    </Cells>
    <Cells>
      <Cell icon={bills} tint="#07c160" title={p.t("billsRow")} leads onTap={() => p.act.bills()} />
      <Cell
        icon={renew}
        tint="#07c160"
        title={p.t("renewsRow")}
        value={String(Object.values(p.state.renews).filter((r) => r.on).length)}
        leads
        onTap={() => p.act.renews()}
      />
    </Cells>
    <Cells>
      <Cell icon={gear} title={p.t("paySettings")} leads onTap={() => p.act.paySettings()} />
    </Cells>
  </Frame>
));
