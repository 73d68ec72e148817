import truck from "@material-symbols/svg-400/outlined/local_shipping.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { dateText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Stars } from "#ui/kit/shared/stars.tsx";
import { queryWorld } from "#ui/world.ts";
import goods, { type Item } from "#world/goods/index.ts";
import { countCartPieces } from "#apps/ebay/cart.ts";
import { approxInCurrency, countText, remainingText, percentText, localized, usd } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { KeyValues, LinkRow, Notice, Section, Paragraph } from "#apps/ebay/looks/content.tsx";
import { Shelf, Tile } from "#apps/ebay/looks/items.tsx";
import { ItemPrice, RatingLink } from "#apps/ebay/looks/item-header.tsx";
import { PillButton, ButtonStack, TextLink } from "#apps/ebay/looks/buttons.tsx";
import { PicturePager } from "#apps/ebay/looks/pager.tsx";
import { SellerSummary } from "#apps/ebay/looks/people.tsx";
import { CartButton, SearchPill, ShopPage } from "#apps/ebay/looks/shop.tsx";
import {
  arrivalRange,
  destinationCountry,
  needsVariant,
  priceOf,
  listSendings,
  countStock,
  previousPriceCents,
} from "#apps/ebay/item-terms.ts";
import {
  findAuction,
  variantText,
  conditionTexts,
  countryTexts,
  itemCardTexts,
  serviceTexts,
} from "#apps/ebay/screens/parts/labels.ts";
import { strings } from "#apps/ebay/strings.ts";
import { ChoosePanel } from "./parts/choose-panel.tsx";

export default screen(ebay, strings, "item", (p) => {
  const found = queryWorld(goods.queries.item, () => ({ id: p.params.item }));
  const seller = queryWorld(goods.queries.seller, () => (found() ? { id: found()!.seller } : null));
  const similar = queryWorld(goods.queries.similar, () => (found() ? { family: found()!.family } : null));
  const questions = queryWorld(goods.queries.questions, () => ({ item: p.params.item, sort: "helpful" as const }));
  const isIn = () => p.state.account.signedIn;
  const isWatched = () => isIn() && p.state.watches[p.params.item] !== undefined;
  const country = () => destinationCountry(p.state);
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
      actions={<CartButton name={p.t("cart")} count={countCartPieces(p.state)} onTap={() => p.act.cart()} />}
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
          const auction = () => findAuction(p, item());
          const ways = () => listSendings(item(), country());
          const left = () => countStock(p.state, item(), p.view.variant);
          const price = () => auction()?.currentCents ?? priceOf(p.state, item(), p.view.variant);
          const was = () => (auction() ? null : previousPriceCents(p.state, item()));
          const mustChoose = () => needsVariant(item()) && p.view.variant === null;
          const buy = () => (mustChoose() ? p.act.choose() : p.act.buy());
          const add = () => (mustChoose() ? p.act.choose() : p.act.addToCart());
          const due = () => ways()[0] && arrivalRange(p.now, ways()[0]!.days);
          return (
            <>
              <PicturePager
                pictures={pictures(item())}
                at={p.view.at}
                name={p.t("pictureOf", { title: localized(item().title, p.lang) })}
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
              <Paragraph as="title">{localized(item().title, p.lang)}</Paragraph>
              <Show when={item().stars}>
                {(stars) => (
                  <RatingLink
                    name={p.t("starsOf", { stars: (stars().tenths / 10).toFixed(1), n: stars().reviews })}
                    text={p.t("ratings", { n: stars().reviews })}
                    onTap={() => p.act.reviews()}
                  >
                    <Stars tenths={stars().tenths} />
                  </RatingLink>
                )}
              </Show>
              <SellerSummary
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
                also={approxInCurrency(price(), p.state.prefs.currency)}
                note={
                  auction()
                    ? `${p.t("bidsCount", { n: auction()!.bids.length })} · ${p.t("endsIn", { left: remainingText(auction()!.endsAt - p.now, p.lang) })}`
                    : item().format === "offers"
                      ? p.t("orBestOffer")
                      : undefined
                }
                hot={auction() !== null && auction()!.endsAt - p.now < 86_400_000}
              />
              <Show when={auction()}>
                {(it) => (
                  <>
                    <TextLink label={p.t("seeBids")} onTap={() => p.act.seeBids()} />
                    <Show when={it().hasReserve}>
                      <Paragraph as="note" tone="dim">
                        {p.t(it().isReserveMet ? "reserveMet" : "reserveOpen")}
                      </Paragraph>
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
              <Paragraph as="body">
                {p.t("conditionIs", { condition: p.t(conditionTexts[item().condition]) })}
              </Paragraph>
              <Show when={needsVariant(item())}>
                <LinkRow
                  title={p.t("options")}
                  note={
                    variantText(item(), p.view.variant, p.lang) ??
                    p.t("chooseOptions", {
                      names: item()
                        .choices.map(({ name }) => localized(name, p.lang))
                        .join(p.lang === "en" ? ", " : "、"),
                    })
                  }
                  onTap={() => p.act.choose()}
                />
              </Show>
              <Show when={!auction()}>
                <Paragraph as="note" tone={left() <= 3 ? "hot" : "dim"}>
                  {left() === 0
                    ? p.t("soldOut")
                    : left() <= 3
                      ? p.t("lastOnes", { n: left() })
                      : p.t("available", { n: left() > 10 ? "10+" : left(), sold: item().sold })}
                </Paragraph>
              </Show>
              <Show when={openOffer()}>
                <Notice text={p.t("offerRuns")} />
              </Show>
              <ButtonStack>
                <Show
                  when={auction()}
                  fallback={
                    <>
                      <PillButton label={p.t("buyItNow")} disabled={left() === 0} onTap={buy} />
                      <PillButton kind="outlined" label={p.t("addToCart")} disabled={left() === 0} onTap={add} />
                      <Show when={item().offers}>
                        <PillButton
                          kind="outlined"
                          label={p.t("makeOffer")}
                          disabled={left() === 0}
                          onTap={() => p.act.makeOffer()}
                        />
                      </Show>
                    </>
                  }
                >
                  <PillButton
                    label={p.t(bid()?.run === auction()!.run ? "raiseBid" : "placeBid")}
                    onTap={() => p.act.placeBid()}
                  />
                </Show>
                <PillButton
                  kind="outlined"
                  label={p.t(isWatched() ? "watchingNow" : "addToWatchlist")}
                  name={p.t(isWatched() ? "removeFromWatchlist" : "addToWatchlistDo")}
                  onTap={() => p.act.heart()}
                />
              </ButtonStack>
              <Section title={p.t("shippingTitle")} line>
                <Show
                  when={ways().length > 0}
                  fallback={
                    <Notice
                      tone="bad"
                      icon={truck}
                      text={p.t("notSent", { country: p.t(countryTexts[country() as "US"]) })}
                    />
                  }
                >
                  <KeyValues
                    rows={[
                      ...ways().map(
                        (sending) =>
                          [
                            p.t(serviceTexts[sending.service]),
                            sending.cents === 0 ? p.t("free") : usd(sending.cents, p.lang),
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
                        `${localized(item().location.place, p.lang)}${p.lang === "en" ? ", " : "，"}${p.t(countryTexts[item().location.country])}`,
                      ],
                    ]}
                  />
                </Show>
                <LinkRow
                  title={p.t("deliverTo")}
                  value={
                    main()
                      ? `${main()!.city}, ${p.t(countryTexts[main()!.country])}`
                      : p.t(countryTexts[country() as "US"])
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
              </Section>
              <Section title={p.t("aboutItem")} line>
                <KeyValues
                  rows={item()
                    .specifics.slice(0, 8)
                    .map(({ name, value }) => [localized(name, p.lang), localized(value, p.lang)] as const)}
                />
                <LinkRow title={p.t("allDetails")} onTap={() => p.act.about()} />
                <LinkRow
                  title={p.t("questionsTitle")}
                  count={0}
                  value={String(questions()?.total ?? 0)}
                  onTap={() => p.act.questions()}
                />
                <Show when={item().stars}>
                  {(stars) => (
                    <LinkRow
                      title={p.t("reviewsTitle")}
                      value={`${(stars().tenths / 10).toFixed(1)} (${stars().reviews})`}
                      onTap={() => p.act.reviews()}
                    />
                  )}
                </Show>
                <LinkRow title={p.t("contactSeller")} onTap={() => p.act.contact({ seller: item().seller })} />
              </Section>
              <Notice title={p.t("guarantee")} text={p.t("guaranteeText")} tone="good" />
              <Show when={(similar()?.rows ?? []).length > 1}>
                <Shelf name="similar" title={p.t("similar")}>
                  <For each={(similar()?.rows ?? []).filter(({ id }) => id !== item().id).slice(0, 8)}>
                    {(one) => (
                      <Tile
                        picture={one.pictures[0]}
                        title={localized(one.title, p.lang)}
                        price={itemCardTexts(p, one).price}
                        note={itemCardTexts(p, one).shipping}
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
