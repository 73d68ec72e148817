import { For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Copyable } from "../../../../../ui/kit/copyable.tsx";
import { world } from "../../../../../ui/world.ts";
import { categories } from "../../../../../world/goods/categories.ts";
import goods from "../../../../../world/goods/index.ts";
import { said } from "../../../format.ts";
import ebay from "../../../index.ts";
import { KeyValues, Part, Words } from "../../../looks/facts.tsx";
import { ShopPage } from "../../../looks/shop.tsx";
import { itemNumberOf } from "../../../lots.ts";
import { strings } from "../../../strings.ts";

export default screen(ebay, strings, "about", (p) => {
  const found = world(goods.queries.item, () => ({ id: p.params.item }));
  return (
    <ShopPage shade={p.state.prefs.theme} back title={p.t("aboutItem")}>
      <Show when={found()}>
        {(item) => {
          const category = () => categories.find(({ id }) => id === item().category);
          return (
            <>
              <Words as="title">{said(item().title, p.lang)}</Words>
              <Part title={p.t("specifics")}>
                <KeyValues
                  rows={[
                    ...item().specifics.map(({ name, value }) => [said(name, p.lang), said(value, p.lang)] as const),
                    [
                      p.t("category"),
                      `${said(category()?.name, p.lang)} › ${said(category()?.branches.find(({ id }) => id === item().branch)?.name, p.lang)}`,
                    ],
                    [p.t("itemNumber"), itemNumberOf(item().id)],
                    [p.t("listedOn"), p.t("daysAgo", { n: item().listedDaysAgo })],
                  ]}
                />
              </Part>
              <Part title={p.t("fromSeller")} line>
                <For each={p.lang === "en" ? item().description.en : item().description.zh}>
                  {(text) => (
                    <Copyable text={text} name={text}>
                      <Words>{text}</Words>
                    </Copyable>
                  )}
                </For>
              </Part>
            </>
          );
        }}
      </Show>
    </ShopPage>
  );
});
