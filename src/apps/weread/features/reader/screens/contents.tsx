import glass from "@material-symbols/svg-400/outlined/search.svg?raw";
import order from "@material-symbols/svg-400/outlined/swap_vert.svg?raw";
import { createMemo, For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import books from "#world/books/index.ts";
import app from "#apps/weread/index.ts";
import { wordsText } from "#apps/weread/format.ts";
import { BarButton, Leaf } from "#apps/weread/looks/frame.tsx";
import { ChapterRow } from "#apps/weread/looks/notes.tsx";
import { isChapterOpen } from "#apps/weread/reading.ts";
import { strings } from "#apps/weread/strings.ts";

export default screen(app, strings, "contents", (p) => {
  const book = queryWorld(books.queries.book, () => ({ id: p.params.book }));
  const chapters = createMemo(() => {
    const all = (book()?.contents ?? []).map((one, n) => ({ ...one, number: n + 1 }));
    return p.view.order === "first" ? all : all.toReversed();
  });
  const here = () => p.state.progress[p.params.book]?.chapter;
  const noteOf = (number: number, words: number): string => {
    const found = book();
    if (number === here()) return p.t("hereNow");
    return found && !isChapterOpen(p.state, found, number, p.now) ? p.t("locked") : wordsText(words, p.lang);
  };
  return (
    <Leaf
      back
      title={book()?.title ?? ""}
      actions={
        <>
          <BarButton icon={glass} name={p.t("findInBook")} onTap={() => p.act.find()} />
          <BarButton
            icon={order}
            name={p.t(p.view.order === "first" ? "latestFirst" : "oldestFirst")}
            onTap={() => p.act.turnOver()}
          />
        </>
      }
    >
      <p class="notes-head">{p.t("chapterCount", { n: book()?.contents.length ?? 0 })}</p>
      <For each={chapters()}>
        {(chapter) => (
          <ChapterRow
            title={chapter.title}
            note={noteOf(chapter.number, chapter.words)}
            on={chapter.number === here()}
            onTap={() => p.act.goTo({ chapter: chapter.number, paragraph: 0, offset: 0 })}
          />
        )}
      </For>
    </Leaf>
  );
});
