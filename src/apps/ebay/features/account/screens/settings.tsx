import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import ebay from "#apps/ebay/index.ts";
import { LinkRow, Section } from "#apps/ebay/looks/content.tsx";
import { PillButton } from "#apps/ebay/looks/buttons.tsx";
import { ShopPage } from "#apps/ebay/looks/shop.tsx";
import { countryTexts } from "#apps/ebay/screens/parts/labels.ts";
import { strings } from "#apps/ebay/strings.ts";

const themeTexts = { system: "themeSystem", light: "themeLight", dark: "themeDark" } as const;

export default screen(ebay, strings, "settings", (p) => (
  <ShopPage shade={p.state.prefs.theme} back title={p.t("settings")}>
    <Show when={p.state.account.signedIn}>
      <Section title={p.t("accountTitle")}>
        <LinkRow title={p.t("personalInfo")} note={p.state.account.email} onTap={() => p.act.personal()} />
        <LinkRow title={p.t("addresses")} onTap={() => p.act.addresses()} />
        <LinkRow title={p.t("paymentMethods")} onTap={() => p.act.payment()} />
        <LinkRow title={p.t("alerts")} onTap={() => p.act.alerts()} />
      </Section>
    </Show>
    <Section title={p.t("general")} line>
      <LinkRow
        title={p.t("appearance")}
        note={`${p.t(themeTexts[p.state.prefs.theme])} · ${p.t(countryTexts[p.state.prefs.country])} · ${p.state.prefs.currency}`}
        onTap={() => p.act.appearance()}
      />
      <LinkRow
        title={p.t("clearSearches")}
        value={String(p.state.searches.length)}
        onTap={() => p.act.forgetSearches()}
      />
    </Section>
    <Show when={p.state.account.signedIn} fallback={<PillButton label={p.t("signIn")} onTap={() => p.act.signIn()} />}>
      <PillButton kind="outlined" label={p.t("signOut")} onTap={() => p.act.signOut()} />
    </Show>
  </ShopPage>
));
