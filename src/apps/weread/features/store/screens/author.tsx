import { Show } from "solid-js";
import { countText } from "#os/social-format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import { Face } from "#ui/kit/social/face.tsx";
import books from "#world/books/index.ts";
import app from "#apps/weread/index.ts";
import { PersonRow } from "#apps/weread/looks/cells.tsx";
import { Card, Leaf } from "#apps/weread/looks/frame.tsx";
import { BookList } from "#apps/weread/screens/parts/book-list.tsx";
import { strings } from "#apps/weread/strings.ts";

export default screen(app, strings, "author", (p) => {
  const author = queryWorld(books.queries.author, () => ({ id: p.params.author }));
  const found = queryWorldPages(
    books.queries.find,
    () => ({ author: p.params.author }),
    () => p.view.pages,
  );
  return (
    <Leaf back title={author()?.name ?? ""}>
      <Show when={author()}>
        {(one) => (
          <>
            <PersonRow
              face={<Face of={one().id} size={56} />}
              name={one().name}
              note={p.t("authorBooks", { n: one().books, readers: countText(one().readers, p.lang) })}
            />
            <Show when={one().bio}>
              <Card>
                <p>{one().bio}</p>
              </Card>
            </Show>
          </>
        )}
      </Show>
      <BookList
        books={found()?.rows ?? []}
        lang={p.lang}
        more={found()?.more ? p.t("moreBooks") : null}
        onBook={(book) => p.act.openBook({ book })}
        onMore={() => p.act.moreBooks()}
      />
    </Leaf>
  );
});
