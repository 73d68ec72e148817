import coin from "@material-symbols/svg-400/outlined/paid.svg?raw";
import { screen } from "../../../../../ui/bind.tsx";
import { amountText, balanceOf } from "../../../../../os/money/read.ts";
import wechat from "../../../index.ts";
import { BigButton, WordLink } from "../../../looks/cells.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { Purse } from "../../../looks/wallet.tsx";
import { balance } from "../../../purse.ts";
import { strings } from "../../../strings.ts";

export default screen(wechat, strings, "change", (p) => (
  <Frame back white title={p.t("changeRow")}>
    <Purse icon={coin} title={p.t("myBalance")} sum={`¥${amountText(balanceOf(p.os, balance))}`} />
    <BigButton label={p.t("topUpWord")} onTap={() => p.act.topUp()} />
    <BigButton kind="grey" label={p.t("withdrawWord")} onTap={() => p.act.withdraw()} />
    <WordLink label={p.t("balanceDetails")} onTap={() => p.act.bills()} />
  </Frame>
));
