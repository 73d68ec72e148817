import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/weread/index.ts";
import { Empty } from "#apps/weread/looks/cells.tsx";
import { BookRow } from "#apps/weread/looks/covers.tsx";
import { SearchPill } from "#apps/weread/looks/forms.tsx";
import { Leaf } from "#apps/weread/looks/frame.tsx";
import { useBooks } from "#apps/weread/screens/parts/titles.ts";
import { strings } from "#apps/weread/strings.ts";
import { whenText } from "#os/format.ts";
import { notedBooks } from "../queries.ts";

export default screen(app, strings, "notes", (p) => {
  const noted = createMemo(() => notedBooks(p.state));
  const titles = useBooks(() => noted().map(({ book }) => book));
  const shown = createMemo(() => {
    const q = p.view.q.trim().toLowerCase();
    if (q === "") return noted();
    const has = (book: string): boolean =>
      (titles().get(book)?.title ?? "").toLowerCase().includes(q) ||
      Object.values(p.state.marks).some(
        (one) => one.book === book && `${one.text} ${one.thought}`.toLowerCase().includes(q),
      );
    return noted().filter(({ book }) => has(book));
  });
  return (
    <Leaf back title={p.t("myNotes")} top={<SearchPill at={p.field("q")} name={p.t("searchNotes")} />}>
      <Show when={shown().length > 0} fallback={<Empty text={p.t("noNotes")} />}>
        <div class="list-page">
          <For each={shown()}>
            {(one) => (
              <BookRow
                book={one.book}
                title={titles().get(one.book)?.title ?? ""}
                name={titles().get(one.book)?.name ?? ""}
                facts={`${p.t("noteCount", { n: one.count })} · ${whenText(one.at, p.os, p.now)}`}
                onTap={() => p.act.openNotes({ book: one.book })}
              />
            )}
          </For>
        </div>
      </Show>
    </Leaf>
  );
});
