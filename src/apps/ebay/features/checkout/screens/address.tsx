import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { countries } from "#world/goods/index.ts";
import ebay from "#apps/ebay/index.ts";
import { Section, Pills } from "#apps/ebay/looks/content.tsx";
import { FieldPair } from "#apps/ebay/looks/form.tsx";
import { PillButton } from "#apps/ebay/looks/buttons.tsx";
import { ShopPage, StickyButtons } from "#apps/ebay/looks/shop.tsx";
import { countryTexts } from "#apps/ebay/screens/parts/labels.ts";
import { strings } from "#apps/ebay/strings.ts";

export default screen(ebay, strings, "address", (p) => {
  const missing = (text: string) => (p.view.tried && text.trim() === "" ? p.t("required") : undefined);
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back="close"
      title={p.t(p.params.id === null ? "addAddress" : "editAddress")}
      bottom={
        <StickyButtons>
          <PillButton label={p.t("save")} onTap={() => p.act.save()} />
        </StickyButtons>
      }
    >
      <Section title={p.t("countryTitle")}>
        <Pills
          wrap
          name="countries"
          options={countries.map((id) => ({ id, label: p.t(countryTexts[id]) }))}
          chosen={p.view.country}
          onPick={(country) => p.setView({ country })}
        />
      </Section>
      <Field at={p.field("name")} label={p.t("fullName")} caps="words" enter="next" error={missing(p.view.name)} />
      <Field at={p.field("street")} label={p.t("street")} caps="words" enter="next" error={missing(p.view.street)} />
      <FieldPair>
        <Field at={p.field("city")} label={p.t("city")} caps="words" enter="next" error={missing(p.view.city)} />
        <Field at={p.field("region")} label={p.t("region")} caps="words" enter="next" />
      </FieldPair>
      <Field at={p.field("zip")} label={p.t("zip")} enter="next" />
      <Field at={p.field("phone")} label={p.t("phone")} kind="phone" error={missing(p.view.phone)} />
    </ShopPage>
  );
});
