import { For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import ebay from "#apps/ebay/index.ts";
import { Section, OptionRow, Paragraph } from "#apps/ebay/looks/content.tsx";
import { ShopPage } from "#apps/ebay/looks/shop.tsx";
import { countryTexts } from "#apps/ebay/screens/parts/labels.ts";
import { strings } from "#apps/ebay/strings.ts";

const themes = ["system", "light", "dark"] as const;
const themeTexts = { system: "themeSystem", light: "themeLight", dark: "themeDark" } as const;
const currencies = ["USD", "CNY"] as const;
const currencyTexts = { USD: "onlyUsd", CNY: "alsoCny" } as const;
const countries = ["CN", "US", "GB", "DE", "JP", "AU"] as const;

export default screen(ebay, strings, "appearance", (p) => (
  <ShopPage shade={p.state.prefs.theme} back title={p.t("appearance")}>
    <Section title={p.t("theme")}>
      <For each={themes}>
        {(theme) => (
          <OptionRow
            title={p.t(themeTexts[theme])}
            on={p.state.prefs.theme === theme}
            onTap={() => p.act.put({ theme })}
          />
        )}
      </For>
    </Section>
    <Section title={p.t("currency")} line>
      <For each={currencies}>
        {(currency) => (
          <OptionRow
            title={p.t(currencyTexts[currency])}
            on={p.state.prefs.currency === currency}
            onTap={() => p.act.put({ currency })}
          />
        )}
      </For>
      <Paragraph as="note" tone="dim">
        {p.t("currencyHint")}
      </Paragraph>
    </Section>
    <Section title={p.t("countryTitle")} line>
      <For each={countries}>
        {(country) => (
          <OptionRow
            title={p.t(countryTexts[country])}
            on={p.state.prefs.country === country}
            onTap={() => p.act.put({ country })}
          />
        )}
      </For>
      <Paragraph as="note" tone="dim">
        {p.t("countryHint")}
      </Paragraph>
    </Section>
  </ShopPage>
));
