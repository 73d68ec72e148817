import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import { Face } from "#ui/kit/social/face.tsx";
import books from "#world/books/index.ts";
import app from "#apps/weread/index.ts";
import { bookFacts, minutesText } from "#apps/weread/format.ts";
import { MoreButton, PersonRow, Pill } from "#apps/weread/looks/cells.tsx";
import { BookRow } from "#apps/weread/looks/covers.tsx";
import { Card, Leaf } from "#apps/weread/looks/frame.tsx";
import { ListLine } from "#apps/weread/screens/parts/list-line.tsx";
import { WorldReview } from "#apps/weread/screens/parts/review.tsx";
import { strings } from "#apps/weread/strings.ts";
import { languageOf } from "#apps/weread/world.ts";
import { friendMinutes } from "../queries.ts";

export default screen(app, strings, "person", (p) => {
  const read = queryWorld(books.queries.reader, () => ({ id: p.params.reader }));
  const language = () => languageOf(p.lang);
  const reading = queryWorld(books.queries.book, () => {
    const id = read()?.reading[language()];
    return id ? { id } : null;
  });
  const lists = queryWorld(books.queries.booklists, () => ({ owner: p.params.reader, language: language() }));
  const reviews = queryWorldPages(
    books.queries.reviews,
    () => ({ reader: p.params.reader, language: language() }),
    () => p.view.pages,
  );
  const name = () => read()?.name[language()] ?? "";
  const isFollowed = () => p.state.follows[p.params.reader] !== undefined;
  return (
    <Leaf back title={name()}>
      <Show when={read()}>
        {(reader) => (
          <>
            <PersonRow
              face={<Face of={reader().id} size={60} />}
              name={name()}
              note={p.t("personFacts", {
                n: reader().finished,
                followers: reader().followers + (isFollowed() ? 1 : 0),
              })}
              end={
                <Pill
                  kind={isFollowed() ? "grey" : "blue"}
                  label={p.t(isFollowed() ? "followed" : "follow")}
                  name={p.t(isFollowed() ? "unfollowName" : "followName", { name: name() })}
                  onTap={() => p.act.follow()}
                />
              }
            />
            <Card>
              <p>{reader().signature[language()]}</p>
              <Show when={reader().isFriend}>
                <p class="book-facts">
                  {p.t("weekTime", {
                    time: minutesText(friendMinutes(reader(), p.state.startedAt, p.now, p.offsetMin) * 60_000, p.lang),
                  })}
                </p>
              </Show>
            </Card>
          </>
        )}
      </Show>
      <Show when={reading()}>
        {(book) => (
          <Card title={p.t("readingNow")}>
            <BookRow
              book={book().id}
              title={book().title}
              name={book().name}
              facts={bookFacts(book(), p.lang)}
              onTap={() => p.act.openBook({ book: book().id })}
            />
          </Card>
        )}
      </Show>
      <Show when={(lists()?.rows.length ?? 0) > 0}>
        <Card title={p.t("personLists")}>
          <For each={lists()?.rows ?? []}>
            {(list) => (
              <ListLine
                books={list.books}
                title={list.title}
                facts={p.t("listBooks", { n: list.books.length })}
                onTap={() => p.act.openList({ list: list.id })}
              />
            )}
          </For>
        </Card>
      </Show>
      <Show when={(reviews()?.rows.length ?? 0) > 0}>
        <Card title={p.t("personReviews")}>
          <For each={reviews()?.rows ?? []}>
            {(review) => <WorldReview host={p} review={review} onLike={(id) => p.act.like({ review: id })} />}
          </For>
          <Show when={reviews()?.more}>
            <MoreButton label={p.t("moreReviews")} onTap={() => p.act.moreReviews()} />
          </Show>
        </Card>
      </Show>
    </Leaf>
  );
});
