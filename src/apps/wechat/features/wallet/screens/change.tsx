import coin from "@material-symbols/svg-400/outlined/paid.svg?raw";
import { screen } from "#ui/screen-binding.tsx";
import { amountText, balanceOf } from "#os/money/read.ts";
import wechat from "#apps/wechat/index.ts";
import { BigButton, TextLink } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { BalanceHeader } from "#apps/wechat/looks/wallet.tsx";
import { balanceAccount } from "#apps/wechat/ledger-accounts.ts";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "change", (p) => (
  <Frame back white title={p.t("changeRow")}>
    <BalanceHeader icon={coin} title={p.t("myBalance")} sum={`¥${amountText(balanceOf(p.os, balanceAccount))}`} />
    <BigButton label={p.t("topUpWord")} onTap={() => p.act.topUp()} />
    <BigButton kind="grey" label={p.t("withdrawWord")} onTap={() => p.act.withdraw()} />
    <TextLink label={p.t("balanceDetails")} onTap={() => p.act.bills()} />
  </Frame>
));
