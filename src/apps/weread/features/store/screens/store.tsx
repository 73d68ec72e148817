import { For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorldPages } from "#ui/world.ts";
import { Tap } from "#ui/kit/tap.tsx";
import { categories, categoryIds } from "#world/books/categories.ts";
import books from "#world/books/index.ts";
import app from "#apps/weread/index.ts";
import { Cell, Cells } from "#apps/weread/looks/cells.tsx";
import { SearchLink } from "#apps/weread/looks/forms.tsx";
import { Card, Leaf } from "#apps/weread/looks/frame.tsx";
import { BookList } from "#apps/weread/screens/parts/book-list.tsx";
import { strings } from "#apps/weread/strings.ts";
import { languageOf } from "#apps/weread/world.ts";

export default screen(app, strings, "store", (p) => {
  const language = () => languageOf(p.lang);
  const found = queryWorldPages(
    books.queries.find,
    () => ({ language: language(), sort: "newest" as const }),
    () => p.view.pages,
  );
  return (
    <Leaf back middle={<SearchLink text={p.t("searchHint")} name={p.t("searchName")} onTap={() => p.act.search()} />}>
      <Cells>
        <Cell title={p.t("rankings")} onTap={() => p.act.rankings()} />
        <Cell title={p.t("bookLists")} onTap={() => p.act.storeLists()} />
        <Cell title={p.t("memberBooks")} onTap={() => p.act.membership()} />
      </Cells>
      <Card title={p.t("categories")}>
        <div class="category-grid">
          <For each={categoryIds}>
            {(id) => (
              <Tap class="category-tile" role="link" onTap={() => p.act.openCategory({ category: id })}>
                <span>{categories[id][language()]}</span>
              </Tap>
            )}
          </For>
        </div>
      </Card>
      <Card title={p.t("newBooks")}>
        <BookList
          books={found()?.rows ?? []}
          lang={p.lang}
          more={found()?.more ? p.t("moreBooks") : null}
          onBook={(book) => p.act.openBook({ book })}
          onMore={() => p.act.moreBooks()}
        />
      </Card>
    </Leaf>
  );
});
