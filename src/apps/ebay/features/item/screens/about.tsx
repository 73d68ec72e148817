import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Copyable } from "#ui/kit/copyable.tsx";
import { queryWorld } from "#ui/world.ts";
import { categories } from "#world/goods/categories.ts";
import goods from "#world/goods/index.ts";
import { localized } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { KeyValues, Section, Paragraph } from "#apps/ebay/looks/content.tsx";
import { ShopPage } from "#apps/ebay/looks/shop.tsx";
import { itemNumber } from "#apps/ebay/item-terms.ts";
import { strings } from "#apps/ebay/strings.ts";

export default screen(ebay, strings, "about", (p) => {
  const found = queryWorld(goods.queries.item, () => ({ id: p.params.item }));
  return (
    <ShopPage shade={p.state.prefs.theme} back title={p.t("aboutItem")}>
      <Show when={found()}>
        {(item) => {
          const category = () => categories.find(({ id }) => id === item().category);
          return (
            <>
              <Paragraph as="title">{localized(item().title, p.lang)}</Paragraph>
              <Section title={p.t("specifics")}>
                <KeyValues
                  rows={[
                    ...item().specifics.map(
                      ({ name, value }) => [localized(name, p.lang), localized(value, p.lang)] as const,
                    ),
                    [
                      p.t("category"),
                      `${localized(category()?.name, p.lang)} › ${localized(category()?.branches.find(({ id }) => id === item().branch)?.name, p.lang)}`,
                    ],
                    [p.t("itemNumber"), itemNumber(item().id)],
                    [p.t("listedOn"), p.t("daysAgo", { n: item().listedDaysAgo })],
                  ]}
                />
              </Section>
              <Section title={p.t("fromSeller")} line>
                <For each={p.lang === "en" ? item().description.en : item().description.zh}>
                  {(text) => (
                    <Copyable text={text} name={text}>
                      <Paragraph>{text}</Paragraph>
                    </Copyable>
                  )}
                </For>
              </Section>
            </>
          );
        }}
      </Show>
    </ShopPage>
  );
});
