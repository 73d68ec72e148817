import { createMemo, For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import books from "#world/books/index.ts";
import app from "#apps/weread/index.ts";
import { Cells, RadioCell } from "#apps/weread/looks/cells.tsx";
import { SearchPill } from "#apps/weread/looks/forms.tsx";
import { Leaf } from "#apps/weread/looks/frame.tsx";
import { useBooks } from "#apps/weread/screens/parts/titles.ts";
import { strings } from "#apps/weread/strings.ts";

export default screen(app, strings, "addBooks", (p) => {
  const q = () => p.view.q.trim();
  const found = queryWorld(books.queries.find, () => (q() === "" ? null : { q: q() }));
  const titles = useBooks(() => Object.keys(p.state.shelf).toSorted());
  // Without a search, the list offers the books of the shelf.
  const shown = createMemo(() => (q() === "" ? [...titles().values()] : (found()?.rows ?? [])));
  return (
    <Leaf back middle={<SearchPill at={p.field("q")} name={p.t("findBook")} inBar />}>
      <Cells>
        <For each={shown()}>
          {(book) => (
            <RadioCell
              many
              title={`${book.title} · ${book.name}`}
              on={p.state.lists[p.params.list]?.books.includes(book.id) === true}
              onTap={() => p.act.toggle({ book: book.id })}
            />
          )}
        </For>
      </Cells>
    </Leaf>
  );
});
