import { Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import ebay from "../../../index.ts";
import { Lead, Part } from "../../../looks/facts.tsx";
import { Oval } from "../../../looks/ovals.tsx";
import { ShopPage } from "../../../looks/shop.tsx";
import { countryWords } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";

const themeWords = { system: "themeSystem", light: "themeLight", dark: "themeDark" } as const;

export default screen(ebay, strings, "settings", (p) => (
  <ShopPage shade={p.state.prefs.theme} back title={p.t("settings")}>
    <Show when={p.state.account.signedIn}>
      <Part title={p.t("accountTitle")}>
        <Lead title={p.t("personalInfo")} note={p.state.account.email} onTap={() => p.act.personal()} />
        <Lead title={p.t("addresses")} onTap={() => p.act.addresses()} />
        <Lead title={p.t("paymentMethods")} onTap={() => p.act.payment()} />
        <Lead title={p.t("alerts")} onTap={() => p.act.alerts()} />
      </Part>
    </Show>
    <Part title={p.t("general")} line>
      <Lead
        title={p.t("appearance")}
        note={`${p.t(themeWords[p.state.prefs.theme])} · ${p.t(countryWords[p.state.prefs.country])} · ${p.state.prefs.currency}`}
        onTap={() => p.act.appearance()}
      />
      <Lead title={p.t("clearSearches")} value={String(p.state.searches.length)} onTap={() => p.act.forgetSearches()} />
    </Part>
    <Show when={p.state.account.signedIn} fallback={<Oval label={p.t("signIn")} onTap={() => p.act.signIn()} />}>
      <Oval kind="outlined" label={p.t("signOut")} onTap={() => p.act.signOut()} />
    </Show>
  </ShopPage>
));
