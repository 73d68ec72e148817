import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import goods, { type ItemBrief } from "#world/goods/index.ts";
import { countText, percentText, localized } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { KeyValues, UnderlinedTabs, Section, Paragraph } from "#apps/ebay/looks/content.tsx";
import { Gallery, ItemCell } from "#apps/ebay/looks/items.tsx";
import { PillButton, ButtonStack } from "#apps/ebay/looks/buttons.tsx";
import { Opinion, SellerHeader } from "#apps/ebay/looks/people.tsx";
import { ShopPage } from "#apps/ebay/looks/shop.tsx";
import { countryTexts, itemCardTexts } from "#apps/ebay/screens/parts/labels.ts";
import { strings } from "#apps/ebay/strings.ts";
import { sellerTabs } from "../screens.ts";

const tabTexts = { items: "sellerItems", feedback: "feedback", about: "about" } as const;
const markTexts = { positive: "markPositive", neutral: "markNeutral", negative: "markNegative" } as const;

export default screen(ebay, strings, "seller", (p) => {
  const seller = queryWorld(goods.queries.seller, () => ({ id: p.params.seller }));
  const items = queryWorldPages(
    goods.queries.find,
    () => (p.view.tab === "items" ? { seller: p.params.seller } : null),
    () => p.view.pages,
  );
  const marks = queryWorldPages(
    goods.queries.feedback,
    () => (p.view.tab === "feedback" ? { seller: p.params.seller, sort: "newest" as const } : null),
    () => p.view.pages,
  );
  const isFollowed = () => p.state.account.signedIn && p.state.followed[p.params.seller] !== undefined;
  const heart = (item: ItemBrief) => ({
    on: p.state.account.signedIn && p.state.watches[item.id] !== undefined,
    name: p.t(p.state.watches[item.id] ? "unwatchOf" : "watchOf", { title: localized(item.title, p.lang) }),
    onTap: () =>
      p.state.account.signedIn && p.state.watches[item.id]
        ? p.act.unwatch({ item: item.id })
        : p.act.watch({ item: item.id }),
  });
  return (
    <ShopPage shade={p.state.prefs.theme} back title={seller()?.handle ?? ""} part={p.view.tab}>
      <Show when={seller()}>
        {(it) => (
          <>
            <SellerHeader
              name={localized(it().name, p.lang)}
              handle={it().handle}
              badge={it().topRated ? p.t("topRated") : it().shop ? p.t("shop") : undefined}
              lines={[
                p.t("percentPositive", { percent: percentText(it().percentTenths) }),
                p.t("soldCount", { n: countText(it().sold, p.lang) }),
                p.t("followersCount", { n: countText(it().followers, p.lang) }),
              ]}
            />
            <ButtonStack row>
              <PillButton
                kind={isFollowed() ? "outlined" : "filled"}
                label={p.t(isFollowed() ? "unfollow" : "follow")}
                onTap={() => (isFollowed() ? p.act.unfollow() : p.act.follow())}
              />
              <PillButton kind="outlined" label={p.t("contact")} onTap={() => p.act.contact()} />
            </ButtonStack>
            <UnderlinedTabs
              options={sellerTabs.map((id) => ({ id, label: p.t(tabTexts[id]) }))}
              chosen={p.view.tab}
              onPick={(tab) => p.setView({ tab, pages: 1 })}
            />
            <Show when={p.view.tab === "items"}>
              <Gallery>
                <For each={items()?.rows}>
                  {(item) => (
                    <ItemCell
                      {...itemCardTexts(p, item)}
                      more={[]}
                      heart={heart(item)}
                      onTap={() => p.act.open({ item: item.id })}
                    />
                  )}
                </For>
              </Gallery>
            </Show>
            <Show when={p.view.tab === "feedback"}>
              <Section title={p.t("lastYear")}>
                <KeyValues
                  rows={[
                    [p.t("markPositive"), countText(it().positive, p.lang)],
                    [p.t("markNeutral"), countText(it().neutral, p.lang)],
                    [p.t("markNegative"), countText(it().negative, p.lang)],
                  ]}
                />
              </Section>
              <For each={marks()?.rows}>
                {(mark) => (
                  <Opinion
                    head={`${p.t(markTexts[mark.mark])} · ${mark.by} (${mark.score})`}
                    tone={mark.mark === "positive" ? "good" : mark.mark === "negative" ? "hot" : undefined}
                    text={localized(mark.text, p.lang)}
                    note={p.t("daysAgo", { n: mark.daysAgo })}
                    reply={mark.reply ? p.t("sellerReply", { text: localized(mark.reply, p.lang) }) : undefined}
                  />
                )}
              </For>
            </Show>
            <Show when={(p.view.tab === "items" ? items() : marks())?.more && p.view.tab !== "about"}>
              <PillButton kind="outlined" label={p.t("showMore")} onTap={() => p.act.more()} />
            </Show>
            <Show when={p.view.tab === "about"}>
              <Section>
                <Paragraph>{localized(it().about, p.lang)}</Paragraph>
              </Section>
              <KeyValues
                rows={[
                  [p.t("memberSince"), String(it().sinceYear)],
                  [
                    p.t("itemLocation"),
                    `${localized(it().location.place, p.lang)}${p.lang === "en" ? ", " : "，"}${p.t(countryTexts[it().location.country])}`,
                  ],
                  [p.t("feedbackScore"), countText(it().score, p.lang)],
                ]}
              />
            </Show>
          </>
        )}
      </Show>
    </ShopPage>
  );
});
