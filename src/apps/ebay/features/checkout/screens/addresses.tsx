import home from "@material-symbols/svg-400/outlined/home_pin.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import ebay from "#apps/ebay/index.ts";
import { EmptyState, Section, OptionRow, Paragraph } from "#apps/ebay/looks/content.tsx";
import { PillButton, ButtonStack } from "#apps/ebay/looks/buttons.tsx";
import { ShopPage, StickyButtons } from "#apps/ebay/looks/shop.tsx";
import { countryTexts } from "#apps/ebay/screens/parts/labels.ts";
import { strings } from "#apps/ebay/strings.ts";
import { addressLine } from "../../orders/lifecycle.ts";

export default screen(ebay, strings, "addresses", (p) => (
  <ShopPage
    shade={p.state.prefs.theme}
    back
    title={p.t("addresses")}
    bottom={
      <StickyButtons>
        <PillButton label={p.t("addAddress")} onTap={() => p.act.add()} />
      </StickyButtons>
    }
  >
    <Show
      when={Object.keys(p.state.addresses).length > 0}
      fallback={<EmptyState icon={home} title={p.t("noAddress")} />}
    >
      <For each={Object.values(p.state.addresses)}>
        {(one) => (
          <Section line>
            <OptionRow
              title={one.name}
              note={p.state.mainAddress === one.id ? p.t("mainAddress") : p.t("makeMain")}
              name={`${one.name}, ${addressLine(one)}, ${p.t(p.state.mainAddress === one.id ? "mainAddress" : "makeMain")}`}
              on={p.state.mainAddress === one.id}
              onTap={() => p.act.makeMain({ address: one.id })}
            />
            <Paragraph>{`${addressLine(one)}\n${p.t(countryTexts[one.country])} · ${one.phone}`}</Paragraph>
            <ButtonStack row>
              <PillButton
                small
                kind="outlined"
                label={p.t("edit")}
                name={p.t("editOf", { name: addressLine(one) })}
                onTap={() => p.act.edit({ id: one.id })}
              />
              <PillButton
                small
                kind="plain"
                label={p.t("remove")}
                name={p.t("removeOf", { title: addressLine(one) })}
                onTap={() => p.act.remove({ address: one.id })}
              />
            </ButtonStack>
          </Section>
        )}
      </For>
    </Show>
  </ShopPage>
));
