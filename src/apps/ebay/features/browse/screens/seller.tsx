import { For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { world, worldPages } from "../../../../../ui/world.ts";
import goods, { type ItemBrief } from "../../../../../world/goods/index.ts";
import { countText, percentText, said } from "../../../format.ts";
import ebay from "../../../index.ts";
import { KeyValues, Lines, Part, Words } from "../../../looks/facts.tsx";
import { Gallery, LotCell } from "../../../looks/lots.tsx";
import { Oval, Ovals } from "../../../looks/ovals.tsx";
import { Opinion, SellerHead } from "../../../looks/people.tsx";
import { ShopPage } from "../../../looks/shop.tsx";
import { countryWords, lotOf } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";
import { sellerTabs } from "../screens.ts";

const tabWords = { items: "sellerItems", feedback: "feedback", about: "about" } as const;
const markWords = { positive: "markPositive", neutral: "markNeutral", negative: "markNegative" } as const;

export default screen(ebay, strings, "seller", (p) => {
  const seller = world(goods.queries.seller, () => ({ id: p.params.seller }));
  const items = worldPages(
    goods.queries.find,
    () => (p.view.tab === "items" ? { seller: p.params.seller } : null),
    () => p.view.pages,
  );
  const marks = worldPages(
    goods.queries.feedback,
    () => (p.view.tab === "feedback" ? { seller: p.params.seller, sort: "newest" as const } : null),
    () => p.view.pages,
  );
  const isFollowed = () => p.state.account.signedIn && p.state.followed[p.params.seller] !== undefined;
  const heart = (item: ItemBrief) => ({
    on: p.state.account.signedIn && p.state.watches[item.id] !== undefined,
    name: p.t(p.state.watches[item.id] ? "unwatchOf" : "watchOf", { title: said(item.title, p.lang) }),
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
            <SellerHead
              name={said(it().name, p.lang)}
              handle={it().handle}
              badge={it().topRated ? p.t("topRated") : it().shop ? p.t("shop") : undefined}
              lines={[
                p.t("percentPositive", { percent: percentText(it().percentTenths) }),
                p.t("soldCount", { n: countText(it().sold, p.lang) }),
                p.t("followersCount", { n: countText(it().followers, p.lang) }),
              ]}
            />
            <Ovals row>
              <Oval
                kind={isFollowed() ? "outlined" : "filled"}
                label={p.t(isFollowed() ? "unfollow" : "follow")}
                onTap={() => (isFollowed() ? p.act.unfollow() : p.act.follow())}
              />
              <Oval kind="outlined" label={p.t("contact")} onTap={() => p.act.contact()} />
            </Ovals>
            <Lines
              options={sellerTabs.map((id) => ({ id, label: p.t(tabWords[id]) }))}
              chosen={p.view.tab}
              onPick={(tab) => p.setView({ tab, pages: 1 })}
            />
            <Show when={p.view.tab === "items"}>
              <Gallery>
                <For each={items()?.rows}>
                  {(item) => (
                    <LotCell
                      {...lotOf(p, item)}
                      more={[]}
                      heart={heart(item)}
                      onTap={() => p.act.open({ item: item.id })}
                    />
                  )}
                </For>
              </Gallery>
            </Show>
            <Show when={p.view.tab === "feedback"}>
              <Part title={p.t("lastYear")}>
                <KeyValues
                  rows={[
                    [p.t("markPositive"), countText(it().positive, p.lang)],
                    [p.t("markNeutral"), countText(it().neutral, p.lang)],
                    [p.t("markNegative"), countText(it().negative, p.lang)],
                  ]}
                />
              </Part>
              <For each={marks()?.rows}>
                {(mark) => (
                  <Opinion
                    head={`${p.t(markWords[mark.mark])} · ${mark.by} (${mark.score})`}
                    tone={mark.mark === "positive" ? "good" : mark.mark === "negative" ? "hot" : undefined}
                    text={said(mark.text, p.lang)}
                    note={p.t("daysAgo", { n: mark.daysAgo })}
                    reply={mark.reply ? p.t("sellerReply", { text: said(mark.reply, p.lang) }) : undefined}
                  />
                )}
              </For>
            </Show>
            <Show when={(p.view.tab === "items" ? items() : marks())?.more && p.view.tab !== "about"}>
              <Oval kind="outlined" label={p.t("showMore")} onTap={() => p.act.more()} />
            </Show>
            <Show when={p.view.tab === "about"}>
              <Part>
                <Words>{said(it().about, p.lang)}</Words>
              </Part>
              <KeyValues
                rows={[
                  [p.t("memberSince"), String(it().sinceYear)],
                  [
                    p.t("itemLocation"),
                    `${said(it().location.place, p.lang)}${p.lang === "en" ? ", " : "，"}${p.t(countryWords[it().location.country])}`,
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
