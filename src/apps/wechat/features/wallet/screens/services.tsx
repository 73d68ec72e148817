import car from "@material-symbols/svg-400/outlined/local_taxi.svg?raw";
import food from "@material-symbols/svg-400/outlined/ramen_dining.svg?raw";
import heart from "@material-symbols/svg-400/outlined/ecg_heart.svg?raw";
import money from "@material-symbols/svg-400/outlined/qr_code_scanner.svg?raw";
import phone from "@material-symbols/svg-400/outlined/sim_card.svg?raw";
import power from "@material-symbols/svg-400/outlined/lightbulb.svg?raw";
import purse from "@material-symbols/svg-400/outlined/wallet.svg?raw";
import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { amountText, balanceOf } from "#os/money/read.ts";
import wechat from "#apps/wechat/index.ts";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { GreenBlock, IconGrid } from "#apps/wechat/looks/wallet.tsx";
import { balanceAccount } from "#apps/wechat/ledger-accounts.ts";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "services", (p) => (
  <Frame back title={p.t("services")}>
    <GreenBlock
      acts={[
        { icon: money, label: p.t("moneyBlock"), onTap: () => p.act.payCode() },
        {
          icon: purse,
          label: p.t("walletBlock"),
          note: `¥${amountText(balanceOf(p.os, balanceAccount))}`,
          onTap: () => p.act.wallet(),
        },
      ]}
    />
    <IconGrid
      title={p.t("financeTitle")}
      acts={[
        { icon: phone, tint: "#4c7ff0", label: p.t("phoneTopUp"), onTap: () => p.act.phoneTopUp() },
        { icon: power, tint: "#07c160", label: p.t("utilitiesTitle"), onTap: () => p.act.utilities() },
      ]}
    />
    <Show when={p.state.plugins.programs}>
      <IconGrid
        title={p.t("programsTitle")}
        acts={[
          { icon: food, tint: "#fa9d3b", label: p.t("program_food"), onTap: () => p.act.food() },
          { icon: car, tint: "#e5533f", label: p.t("program_ride"), onTap: () => p.act.ride() },
          { icon: heart, tint: "#07c160", label: p.t("program_health"), onTap: () => p.act.health() },
        ]}
      />
    </Show>
  </Frame>
));
