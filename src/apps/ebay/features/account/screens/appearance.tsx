import { For } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import ebay from "../../../index.ts";
import { Part, Pick, Words } from "../../../looks/facts.tsx";
import { ShopPage } from "../../../looks/shop.tsx";
import { countryWords } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";

const themes = ["system", "light", "dark"] as const;
const themeWords = { system: "themeSystem", light: "themeLight", dark: "themeDark" } as const;
const currencies = ["USD", "CNY"] as const;
const currencyWords = { USD: "onlyUsd", CNY: "alsoCny" } as const;
const countries = ["CN", "US", "GB", "DE", "JP", "AU"] as const;

export default screen(ebay, strings, "appearance", (p) => (
  <ShopPage shade={p.state.prefs.theme} back title={p.t("appearance")}>
    <Part title={p.t("theme")}>
      <For each={themes}>
        {(theme) => (
          <Pick title={p.t(themeWords[theme])} on={p.state.prefs.theme === theme} onTap={() => p.act.put({ theme })} />
        )}
      </For>
    </Part>
    <Part title={p.t("currency")} line>
      <For each={currencies}>
        {(currency) => (
          <Pick
            title={p.t(currencyWords[currency])}
            on={p.state.prefs.currency === currency}
            onTap={() => p.act.put({ currency })}
          />
        )}
      </For>
      <Words as="note" tone="dim">
        {p.t("currencyHint")}
      </Words>
    </Part>
    <Part title={p.t("countryTitle")} line>
      <For each={countries}>
        {(country) => (
          <Pick
            title={p.t(countryWords[country])}
            on={p.state.prefs.country === country}
            onTap={() => p.act.put({ country })}
          />
        )}
      </For>
      <Words as="note" tone="dim">
        {p.t("countryHint")}
      </Words>
    </Part>
  </ShopPage>
));
