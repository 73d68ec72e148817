import truck from "@material-symbols/svg-400/outlined/local_shipping.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { dateText } from "../../../../../os/format.ts";
import { screen } from "../../../../../ui/bind.tsx";
import { Stars } from "../../../../../ui/kit/shared/stars.tsx";
import { world } from "../../../../../ui/world.ts";
import goods, { type Item } from "../../../../../world/goods/index.ts";
import { piecesInCart } from "../../../cart.ts";
import { approx, countText, leftText, percentText, said, usd } from "../../../format.ts";
import ebay from "../../../index.ts";
import { KeyValues, Lead, Notice, Part, Words } from "../../../looks/facts.tsx";
import { Shelf, Tile } from "../../../looks/lots.tsx";
import { ItemPrice, StarLine } from "../../../looks/item-head.tsx";
import { Oval, Ovals, WordLink } from "../../../looks/ovals.tsx";
import { Pager } from "../../../looks/pager.tsx";
import { SellerStrip } from "../../../looks/people.tsx";
import { CartButton, SearchPill, ShopPage } from "../../../looks/shop.tsx";
import { arrival, countryOf, needsVariant, priceOf, sendings, stockOf, wasOf } from "../../../lots.ts";
import {
  auctionOf,
  choicesText,
  conditionWords,
  countryWords,
  lotOf,
  serviceWords,
} from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";
import { ChoosePanel } from "./parts/choose-panel.tsx";

export default screen(ebay, strings, "item", (p) => {
  const found = world(goods.queries.item, () => ({ id: p.params.item }));
  const seller = world(goods.queries.seller, () => (found() ? { id: found()!.seller } : null));
  const similar = world(goods.queries.similar, () => (found() ? { family: found()!.family } : null));
  const asked = world(goods.queries.questions, () => ({ item: p.params.item, sort: "helpful" as const }));
  const isIn = () => p.state.account.signedIn;
  const isWatched = () => isIn() && p.state.watches[p.params.item] !== undefined;
  const country = () => countryOf(p.state);
  const main = () => (p.state.mainAddress === null ? undefined : p.state.addresses[p.state.mainAddress]);
  const pictures = (item: Item) => {
    const chosen = item.variants.find(({ id }) => id === p.view.variant)?.picture;
    return chosen ? [chosen, ...item.pictures.filter((id) => id !== chosen)] : item.pictures;
  };
  const bid = () => (isIn() ? p.state.bids[p.params.item] : undefined);
  const openOffer = createMemo(() =>
    Object.values(p.state.offers).find(
      (one) => one.item === p.params.item && ["pending", "countered", "accepted"].includes(one.status),
    ),
  );
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back
      title={p.t("item")}
      actions={<CartButton name={p.t("cart")} count={piecesInCart(p.state)} onTap={() => p.act.cart()} />}
      overlays={
        <Show when={found()}>
          {(item) => (
            <ChoosePanel
              open={p.view.open === "choose"}
              teller={p}
              item={item()}
              variant={p.view.variant}
              quantity={p.view.quantity}
              onPick={(variant) => p.act.pick({ variant })}
              onQuantity={(quantity) => p.setView({ quantity })}
              onBuy={() => p.act.buy()}
              onCart={() => p.act.addToCart()}
              onClose={() => p.setView({ open: null })}
            />
          )}
        </Show>
      }
    >
      <Show
        when={found()}
        fallback={
          <Show when={found() === null}>
            <Notice text={p.t("item-unknown")} />
          </Show>
        }
      >
        {(item) => {
          const auction = () => auctionOf(p, item());
          const ways = () => sendings(item(), country());
          const left = () => stockOf(p.state, item(), p.view.variant);
          const price = () => auction()?.currentCents ?? priceOf(p.state, item(), p.view.variant);
          const was = () => (auction() ? null : wasOf(p.state, item()));
          const mustChoose = () => needsVariant(item()) && p.view.variant === null;
          const buy = () => (mustChoose() ? p.act.choose() : p.act.buy());
          const add = () => (mustChoose() ? p.act.choose() : p.act.addToCart());
          const due = () => ways()[0] && arrival(p.now, ways()[0]!.days);
          return (
            <>
              <Pager
                pictures={pictures(item())}
                at={p.view.at}
                name={p.t("pictureOf", { title: said(item().title, p.lang) })}
                heart={{
                  on: isWatched(),
                  name: p.t(isWatched() ? "unwatch" : "addToWatchlist"),
                  count: item().watchers > 0 ? countText(item().watchers + (isWatched() ? 1 : 0), p.lang) : "",
                  onTap: () => p.act.heart(),
                }}
                share={{ name: p.t("share"), onTap: () => p.act.share() }}
                onTap={() => p.act.seePictures()}
                onShow={(at) => p.setView({ at })}
              />
              <Words as="title">{said(item().title, p.lang)}</Words>
              <Show when={item().stars}>
                {(stars) => (
                  <StarLine
                    name={p.t("starsOf", { stars: (stars().tenths / 10).toFixed(1), n: stars().reviews })}
                    text={p.t("ratings", { n: stars().reviews })}
                    onTap={() => p.act.reviews()}
                  >
                    <Stars tenths={stars().tenths} />
                  </StarLine>
                )}
              </Show>
              <SellerStrip
                handle={seller()?.handle ?? "…"}
                note={
                  seller()
                    ? `(${countText(seller()!.score, p.lang)}) · ${p.t("percentPositive", { percent: percentText(seller()!.percentTenths) })}`
                    : ""
                }
                badge={seller()?.topRated ? p.t("topRated") : undefined}
                onTap={() => p.act.seeSeller({ seller: item().seller })}
              />
              <ItemPrice
                price={
                  !auction() && mustChoose() && item().upToCents > item().priceCents
                    ? p.t("fromTo", { low: usd(item().priceCents, p.lang), high: usd(item().upToCents, p.lang) })
                    : usd(price(), p.lang)
                }
                was={
                  was() === null
                    ? undefined
                    : p.t("wasPrice", { sum: usd(was()!, p.lang), percent: Math.round(100 - (price() * 100) / was()!) })
                }
                also={approx(price(), p.state.prefs.currency)}
                note={
                  auction()
                    ? `${p.t("bidsCount", { n: auction()!.bids.length })} · ${p.t("endsIn", { left: leftText(auction()!.endsAt - p.now, p.lang) })}`
                    : item().format === "offers"
                      ? p.t("orBestOffer")
                      : undefined
                }
                hot={auction() !== null && auction()!.endsAt - p.now < 86_400_000}
              />
              <Show when={auction()}>
                {(it) => (
                  <>
                    <WordLink label={p.t("seeBids")} onTap={() => p.act.seeBids()} />
                    <Show when={it().hasReserve}>
                      <Words as="note" tone="dim">
                        {p.t(it().isReserveMet ? "reserveMet" : "reserveOpen")}
                      </Words>
                    </Show>
                    <Show when={bid()?.run === it().run}>
                      <Notice
                        tone={it().leader === "own" ? "good" : "bad"}
                        text={p.t(it().leader === "own" ? "youLead" : "youAreOutbid", {
                          sum: usd(bid()!.own.at(-1)!.maxCents, p.lang),
                        })}
                      />
                    </Show>
                  </>
                )}
              </Show>
              <Words as="body">{p.t("conditionIs", { condition: p.t(conditionWords[item().condition]) })}</Words>
              <Show when={needsVariant(item())}>
                <Lead
                  title={p.t("options")}
                  note={
                    choicesText(item(), p.view.variant, p.lang) ??
                    p.t("chooseOptions", {
                      names: item()
                        .choices.map(({ name }) => said(name, p.lang))
                        .join(p.lang === "en" ? ", " : "、"),
                    })
                  }
                  onTap={() => p.act.choose()}
                />
              </Show>
              <Show when={!auction()}>
                <Words as="note" tone={left() <= 3 ? "hot" : "dim"}>
                  {left() === 0
                    ? p.t("soldOut")
                    : left() <= 3
                      ? p.t("lastOnes", { n: left() })
                      : p.t("available", { n: left() > 10 ? "10+" : left(), sold: item().sold })}
                </Words>
              </Show>
              <Show when={openOffer()}>
                <Notice text={p.t("offerRuns")} />
              </Show>
              <Ovals>
                <Show
                  when={auction()}
                  fallback={
                    <>
                      <Oval label={p.t("buyItNow")} disabled={left() === 0} onTap={buy} />
                      <Oval kind="outlined" label={p.t("addToCart")} disabled={left() === 0} onTap={add} />
                      <Show when={item().offers}>
                        <Oval
                          kind="outlined"
                          label={p.t("makeOffer")}
                          disabled={left() === 0}
                          onTap={() => p.act.makeOffer()}
                        />
                      </Show>
                    </>
                  }
                >
                  <Oval
                    label={p.t(bid()?.run === auction()!.run ? "raiseBid" : "placeBid")}
                    onTap={() => p.act.placeBid()}
                  />
                </Show>
                <Oval
                  kind="outlined"
                  label={p.t(isWatched() ? "watchingNow" : "addToWatchlist")}
                  name={p.t(isWatched() ? "removeFromWatchlist" : "addToWatchlistDo")}
                  onTap={() => p.act.heart()}
                />
              </Ovals>
              <Part title={p.t("shippingTitle")} line>
                <Show
                  when={ways().length > 0}
                  fallback={
                    <Notice
                      tone="bad"
                      icon={truck}
                      text={p.t("notSent", { country: p.t(countryWords[country() as "US"]) })}
                    />
                  }
                >
                  <KeyValues
                    rows={[
                      ...ways().map(
                        (way) =>
                          [
                            p.t(serviceWords[way.service]),
                            way.cents === 0 ? p.t("free") : usd(way.cents, p.lang),
                          ] as const,
                      ),
                      [
                        p.t("deliveryTitle"),
                        p.t("between", {
                          from: dateText(due()![0], p.os, p.now),
                          to: dateText(due()![1], p.os, p.now),
                        }),
                      ],
                      [
                        p.t("sentFrom"),
                        `${said(item().location.place, p.lang)}${p.lang === "en" ? ", " : "，"}${p.t(countryWords[item().location.country])}`,
                      ],
                    ]}
                  />
                </Show>
                <Lead
                  title={p.t("deliverTo")}
                  value={
                    main()
                      ? `${main()!.city}, ${p.t(countryWords[main()!.country])}`
                      : p.t(countryWords[country() as "US"])
                  }
                  onTap={() => p.act.addresses()}
                />
                <KeyValues
                  rows={[
                    [
                      p.t("returnsTitle"),
                      item().returns
                        ? p.t(item().returns!.paidBy === "seller" ? "returnsFree" : "returnsPaid", {
                            n: item().returns!.days,
                          })
                        : p.t("returnsNone"),
                    ],
                    [p.t("paymentsTitle"), p.t("paymentsText")],
                  ]}
                />
              </Part>
              <Part title={p.t("aboutItem")} line>
                <KeyValues
                  rows={item()
                    .specifics.slice(0, 8)
                    .map(({ name, value }) => [said(name, p.lang), said(value, p.lang)] as const)}
                />
                <Lead title={p.t("allDetails")} onTap={() => p.act.about()} />
                <Lead
                  title={p.t("questionsTitle")}
                  count={0}
                  value={String(asked()?.total ?? 0)}
                  onTap={() => p.act.questions()}
                />
                <Show when={item().stars}>
                  {(stars) => (
                    <Lead
                      title={p.t("reviewsTitle")}
                      value={`${(stars().tenths / 10).toFixed(1)} (${stars().reviews})`}
                      onTap={() => p.act.reviews()}
                    />
                  )}
                </Show>
                <Lead title={p.t("contactSeller")} onTap={() => p.act.contact({ seller: item().seller })} />
              </Part>
              <Notice title={p.t("guarantee")} text={p.t("guaranteeText")} tone="good" />
              <Show when={(similar()?.rows ?? []).length > 1}>
                <Shelf name="similar" title={p.t("similar")}>
                  <For each={(similar()?.rows ?? []).filter(({ id }) => id !== item().id).slice(0, 8)}>
                    {(one) => (
                      <Tile
                        picture={one.pictures[0]}
                        title={said(one.title, p.lang)}
                        price={lotOf(p, one).price}
                        note={lotOf(p, one).shipping}
                        onTap={() => p.act.open({ item: one.id })}
                      />
                    )}
                  </For>
                </Shelf>
              </Show>
              <SearchPill dim text={p.t("searchOn")} onTap={() => p.act.search()} />
            </>
          );
        }}
      </Show>
    </ShopPage>
  );
});
