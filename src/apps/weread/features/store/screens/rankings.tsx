import { createMemo, For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import { boardKeys } from "#world/books/rank.ts";
import books from "#world/books/index.ts";
import app from "#apps/weread/index.ts";
import { BookStrip } from "#apps/weread/looks/covers.tsx";
import { Card, Leaf } from "#apps/weread/looks/frame.tsx";
import { boardName } from "#apps/weread/screens/parts/boards.ts";
import { useBooks } from "#apps/weread/screens/parts/titles.ts";
import { strings } from "#apps/weread/strings.ts";
import { languageOf } from "#apps/weread/world.ts";

/** The number of books that the overview shows of each board. */
const shownBooks = 6;

export default screen(app, strings, "rankings", (p) => {
  const found = queryWorld(books.queries.boards, () => ({ language: languageOf(p.lang) }));
  const entriesOf = (key: string): string[] =>
    (found()?.rows.find((one) => one.key === key)?.entries ?? []).slice(0, shownBooks).map(({ book }) => book);
  const titles = useBooks(() => [...new Set(boardKeys.flatMap(entriesOf))]);
  const filled = createMemo(() => boardKeys.filter((key) => entriesOf(key).length > 0));
  return (
    <Leaf back title={p.t("rankings")}>
      <For each={filled()}>
        {(key) => (
          <Card title={boardName(key, p.t, p.lang)} link={p.t("seeAll")} onLink={() => p.act.openBoard({ board: key })}>
            <BookStrip
              part={`board_${key}`}
              books={entriesOf(key).flatMap((id) => titles().get(id) ?? [])}
              onTap={(book) => p.act.openBook({ book })}
            />
          </Card>
        )}
      </For>
    </Leaf>
  );
});
