import dots from "@material-symbols/svg-400/outlined/more_horiz.svg?raw";
import headphones from "@material-symbols/svg-400/outlined/headphones.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { countText } from "#os/social-format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { subName } from "#world/books/categories.ts";
import books, { verdicts } from "#world/books/index.ts";
import app from "#apps/weread/index.ts";
import { ratingText } from "#apps/weread/format.ts";
import { BuySheet } from "#apps/weread/looks/buy-sheet.tsx";
import { Pill } from "#apps/weread/looks/cells.tsx";
import { BookStrip, Cover } from "#apps/weread/looks/covers.tsx";
import { BarButton, Card, Leaf } from "#apps/weread/looks/frame.tsx";
import { ActSheet } from "#apps/weread/looks/overlays.tsx";
import { Verdicts } from "#apps/weread/looks/reviews.tsx";
import { verdictIcons } from "#apps/weread/looks/verdict-icons.ts";
import { isUnlocked } from "#apps/weread/reading.ts";
import { WorldReview } from "#apps/weread/screens/parts/review.tsx";
import { strings } from "#apps/weread/strings.ts";
import { reviewOf } from "../queries.ts";

export default screen(app, strings, "book", (p) => {
  const read = queryWorld(books.queries.book, () => ({ id: p.params.book }));
  const book = () => read() ?? undefined;
  const reviews = queryWorld(books.queries.reviews, () => ({ book: p.params.book }));
  const lists = queryWorld(books.queries.booklists, () => ({ book: p.params.book }));
  const others = queryWorld(books.queries.find, () => {
    const one = book();
    return one ? { author: one.author } : null;
  });
  const shelved = () => p.state.shelf[p.params.book] !== undefined;
  const own = createMemo(() => reviewOf(p.state, p.params.book));
  const priceWord = (): string => {
    const one = book();
    if (!one) return "";
    if (one.readable === "none") return p.t("paused");
    if (one.coins === 0) return p.t("freeBook");
    if (p.state.owned[one.id]) return p.t("owned");
    return one.isFreeForMembers
      ? `${p.t("priceCoins", { coins: one.coins })} · ${p.t("memberFree")}`
      : p.t("priceCoins", { coins: one.coins });
  };
  const mustBuy = () => {
    const one = book();
    return one !== undefined && one.readable === "whole" && !isUnlocked(p.state, one, p.now);
  };
  return (
    <Leaf
      back
      actions={<BarButton icon={dots} name={p.t("more")} onTap={() => p.act.more()} />}
      bottom={
        <div class="book-foot">
          <Show when={book()?.audio}>
            {(audio) => (
              <Tap class="foot-act" name={p.t("listen")} onTap={() => p.act.listen({ audio: audio() })}>
                <Icon of={headphones} />
                <span>{p.t("listen")}</span>
              </Tap>
            )}
          </Show>
          <Pill
            wide
            kind={shelved() ? "grey" : "pale"}
            label={p.t(shelved() ? "onShelf" : "addToShelf")}
            onTap={() => p.act.toggleShelf()}
          />
          <Pill
            wide
            kind="blue"
            label={p.t(p.state.progress[p.params.book] ? "goOnReading" : "read")}
            onTap={() => p.act.read()}
          />
        </div>
      }
      overlays={
        <>
          <ActSheet
            open={p.view.open === "more"}
            items={[
              { label: p.t("addToList"), onTap: () => p.act.addToList() },
              { label: p.t("shareBook"), onTap: () => p.act.share() },
              ...(shelved() ? [{ label: p.t("takeOffShelf"), danger: true, onTap: () => p.act.toggleShelf() }] : []),
            ]}
          />
          <BuySheet
            open={p.view.open === "buy"}
            title={book()?.title ?? ""}
            coins={book()?.coins ?? 0}
            balance={p.state.coins}
            words={{
              title: p.t("buyTitle"),
              price: p.t("price"),
              balance: p.t("balance"),
              buy: p.t("buy"),
              topUp: p.t("topUp"),
            }}
            onBuy={() => p.act.buy()}
            onTopUp={() => p.act.wallet()}
          />
        </>
      }
    >
      <Show when={book()}>
        {(one) => (
          <>
            <div class="book-head">
              <Cover book={one().id} title={one().title} width={104} />
              <div class="book-head-words">
                <h1>{one().title}</h1>
                <Tap class="author-link" role="link" onTap={() => p.act.openAuthor({ author: one().author })}>
                  <span>{one().name}</span>
                </Tap>
                <Show when={one().translator !== ""}>
                  <p>{p.t("translated", { name: one().translator })}</p>
                </Show>
                <p>{subName(one().sub, one().language)}</p>
                <p class="book-price">{priceWord()}</p>
              </div>
            </div>
            <Show when={mustBuy()}>
              <div class="book-buy">
                <Pill kind="pale" label={p.t("buyBook")} onTap={() => p.act.askBuy()} />
                <Show when={one().isFreeForMembers}>
                  <Pill kind="gold" label={p.t("membershipWord")} onTap={() => p.act.membership()} />
                </Show>
              </div>
            </Show>
            <Card>
              <div class="book-figures">
                <div>
                  <p class="book-figure">{one().rating === 0 ? "—" : ratingText(one().rating)}</p>
                  <small>
                    {p.t("recommend")} ·{" "}
                    {one().rating === 0
                      ? p.t("fewRatings")
                      : p.t("ratingsCount", { n: countText(one().ratings, p.lang) })}
                  </small>
                </div>
                <div>
                  <p class="book-figure">{countText(one().readers, p.lang)}</p>
                  <small>{p.t("readersCount")}</small>
                </div>
                <div>
                  <p class="book-figure">{countText(one().words, p.lang)}</p>
                  <small>{p.t("wordsCount")}</small>
                </div>
              </div>
            </Card>
            <Card title={p.t("intro")} link={p.t(p.view.unfolded ? "fold" : "unfold")} onLink={() => p.act.unfold()}>
              <p class="book-intro" classList={{ folded: !p.view.unfolded }}>
                {one().intro}
              </p>
              <p class="book-facts">{p.t("published", { publisher: one().publisher, year: one().year })}</p>
            </Card>
            <Card
              title={p.t("contents")}
              link={p.t("chapters", { n: one().contents.length })}
              onLink={() => p.act.contents()}
            >
              <p class="book-facts">{one().contents[0]?.title ?? ""}</p>
            </Card>
            <Card title={p.t(own() ? "myReview" : "rateBook")}>
              <Verdicts
                options={verdicts.map((id) => ({ id, label: p.t(`verdict_${id}`), icon: verdictIcons[id] }))}
                chosen={own()?.verdict ?? null}
                onPick={(verdict) => p.act.rate({ verdict })}
              />
              <Show when={own()?.text}>
                <p class="book-own">{own()!.text}</p>
              </Show>
            </Card>
            <Card title={p.t("reviews")} link={p.t("reviewsAll", { n: one().reviews })} onLink={() => p.act.reviews()}>
              <Show when={(reviews()?.rows.length ?? 0) > 0} fallback={<p class="book-facts">{p.t("noReviews")}</p>}>
                <For each={(reviews()?.rows ?? []).slice(0, 3)}>
                  {(review) => (
                    <WorldReview
                      host={p}
                      review={review}
                      onLike={(id) => p.act.like({ review: id })}
                      onPerson={(id) => p.act.openReader({ reader: id })}
                    />
                  )}
                </For>
              </Show>
            </Card>
            <Show when={(lists()?.rows.length ?? 0) > 0}>
              <Card title={p.t("inLists")}>
                <For each={(lists()?.rows ?? []).slice(0, 3)}>
                  {(list) => (
                    <Tap class="plain-line" role="link" onTap={() => p.act.openList({ list: list.id })}>
                      <p>{list.title}</p>
                    </Tap>
                  )}
                </For>
              </Card>
            </Show>
            <Show when={(others()?.rows ?? []).some(({ id }) => id !== one().id)}>
              <Card title={p.t("moreByAuthor", { name: one().name })}>
                <BookStrip
                  part="others"
                  books={(others()?.rows ?? []).filter(({ id }) => id !== one().id)}
                  onTap={(id) => p.act.openBook({ book: id })}
                />
              </Card>
            </Show>
          </>
        )}
      </Show>
    </Leaf>
  );
});
