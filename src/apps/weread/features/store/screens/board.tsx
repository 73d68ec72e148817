import { createMemo, For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import books from "#world/books/index.ts";
import app from "#apps/weread/index.ts";
import { ChipRow } from "#apps/weread/looks/cells.tsx";
import { BookRow } from "#apps/weread/looks/covers.tsx";
import { Leaf } from "#apps/weread/looks/frame.tsx";
import { boardName, boards, boardValue } from "#apps/weread/screens/parts/boards.ts";
import { useBooks } from "#apps/weread/screens/parts/titles.ts";
import { strings } from "#apps/weread/strings.ts";
import { languageOf } from "#apps/weread/world.ts";

export default screen(app, strings, "board", (p) => {
  const board = queryWorld(books.queries.board, () => ({ id: `wr_board_${languageOf(p.lang)}_${p.params.board}` }));
  const entries = createMemo(() => board()?.entries ?? []);
  const titles = useBooks(() => entries().map(({ book }) => book));
  return (
    <Leaf
      back
      title={boardName(p.params.board, p.t, p.lang)}
      top={
        <ChipRow
          part="boards"
          options={boards.map((id) => ({ id, label: boardName(id, p.t, p.lang) }))}
          chosen={p.params.board}
          onPick={(to) => p.act.switchTo({ board: to })}
        />
      }
    >
      <div class="list-page">
        <For each={entries()}>
          {(entry, n) => (
            <BookRow
              rank={n() + 1}
              book={entry.book}
              title={titles().get(entry.book)?.title ?? ""}
              name={titles().get(entry.book)?.name ?? ""}
              facts={boardValue(p.params.board, entry.value, p.t, p.lang)}
              onTap={() => p.act.openBook({ book: entry.book })}
            />
          )}
        </For>
      </div>
    </Leaf>
  );
});
