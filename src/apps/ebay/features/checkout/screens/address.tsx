import { screen } from "../../../../../ui/bind.tsx";
import { Field } from "../../../../../ui/kit/fields.tsx";
import { countries } from "../../../../../world/goods/index.ts";
import ebay from "../../../index.ts";
import { Part, Pills } from "../../../looks/facts.tsx";
import { Pair } from "../../../looks/form.tsx";
import { Oval } from "../../../looks/ovals.tsx";
import { ShopPage, StickyActs } from "../../../looks/shop.tsx";
import { countryWords } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";

export default screen(ebay, strings, "address", (p) => {
  const missing = (text: string) => (p.view.tried && text.trim() === "" ? p.t("required") : undefined);
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back="close"
      title={p.t(p.params.id === null ? "addAddress" : "editAddress")}
      bottom={
        <StickyActs>
          <Oval label={p.t("save")} onTap={() => p.act.save()} />
        </StickyActs>
      }
    >
      <Part title={p.t("countryTitle")}>
        <Pills
          wrap
          name="countries"
          options={countries.map((id) => ({ id, label: p.t(countryWords[id]) }))}
          chosen={p.view.country}
          onPick={(country) => p.setView({ country })}
        />
      </Part>
      <Field at={p.field("name")} label={p.t("fullName")} caps="words" enter="next" error={missing(p.view.name)} />
      <Field at={p.field("street")} label={p.t("street")} caps="words" enter="next" error={missing(p.view.street)} />
      <Pair>
        <Field at={p.field("city")} label={p.t("city")} caps="words" enter="next" error={missing(p.view.city)} />
        <Field at={p.field("region")} label={p.t("region")} caps="words" enter="next" />
      </Pair>
      <Field at={p.field("zip")} label={p.t("zip")} enter="next" />
      <Field at={p.field("phone")} label={p.t("phone")} kind="phone" error={missing(p.view.phone)} />
    </ShopPage>
  );
});
