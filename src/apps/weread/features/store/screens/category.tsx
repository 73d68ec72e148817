import order from "@material-symbols/svg-400/outlined/sort.svg?raw";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorldPages } from "#ui/world.ts";
import { categories } from "#world/books/categories.ts";
import books from "#world/books/index.ts";
import app from "#apps/weread/index.ts";
import { ChipRow } from "#apps/weread/looks/cells.tsx";
import { BarButton, Leaf } from "#apps/weread/looks/frame.tsx";
import { ActSheet } from "#apps/weread/looks/overlays.tsx";
import { BookList } from "#apps/weread/screens/parts/book-list.tsx";
import { strings } from "#apps/weread/strings.ts";
import { languageOf } from "#apps/weread/world.ts";
import { bookSorts } from "../screens.ts";

export default screen(app, strings, "category", (p) => {
  const language = () => languageOf(p.lang);
  const found = queryWorldPages(
    books.queries.find,
    () => ({
      language: language(),
      category: p.params.category,
      ...(p.view.sub === null ? {} : { sub: p.view.sub }),
      ...(p.view.sort === "hot" ? {} : { sort: p.view.sort }),
    }),
    () => p.view.pages,
  );
  const subs = () =>
    Object.entries(categories[p.params.category].subs as Record<string, { en: string; zh: string }>).map(
      ([id, name]) => ({ id: `${p.params.category}.${id}` as string | null, label: name[language()] }),
    );
  return (
    <Leaf
      back
      title={categories[p.params.category][language()]}
      part={`${p.view.sub ?? ""}_${p.view.sort}`}
      actions={<BarButton icon={order} name={p.t("sortBy")} onTap={() => p.act.sort()} />}
      top={
        <ChipRow
          part="subs"
          options={[{ id: null as string | null, label: p.t("allSubs") }, ...subs()]}
          chosen={p.view.sub}
          onPick={(sub) => p.act.chooseSub({ sub })}
        />
      }
      overlays={
        <ActSheet
          open={p.view.open === "sort"}
          items={bookSorts.map((sort) => ({
            label: p.t(`sortBy_${sort}`),
            on: p.view.sort === sort,
            onTap: () => p.act.setSort({ sort }),
          }))}
        />
      }
    >
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
