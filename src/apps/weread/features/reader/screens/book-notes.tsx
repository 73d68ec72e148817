import pen from "@material-symbols/svg-400/outlined/edit.svg?raw";
import send from "@material-symbols/svg-400/outlined/share.svg?raw";
import bin from "@material-symbols/svg-400/outlined/delete.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { dateText } from "#os/format.ts";
import { truncateText } from "#os/text-edit.ts";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import books from "#world/books/index.ts";
import app from "#apps/weread/index.ts";
import { Empty, TopTabs } from "#apps/weread/looks/cells.tsx";
import { Leaf } from "#apps/weread/looks/frame.tsx";
import { NoteCard } from "#apps/weread/looks/notes.tsx";
import { strings } from "#apps/weread/strings.ts";
import { bookmarksIn, marksIn, shareText } from "../queries.ts";
import { noteTabs } from "../screens.ts";
import type { Mark } from "../state.ts";

const emptyTexts = {
  marks: "noMarks",
  thoughts: "noThoughts",
  bookmarks: "noBookmarks",
  popular: "noPopular",
} as const;

export default screen(app, strings, "bookNotes", (p) => {
  const book = queryWorld(books.queries.book, () => ({ id: p.params.book }));
  const popular = queryWorld(books.queries.highlights, () =>
    p.view.tab === "popular" ? { book: p.params.book } : null,
  );
  const marks = createMemo(() => marksIn(p.state, p.params.book));
  const shown = createMemo(() => marks().filter(({ thought }) => (p.view.tab === "thoughts") === (thought !== "")));
  const bookmarks = createMemo(() => bookmarksIn(p.state, p.params.book));
  const chapter = (number: number): string => book()?.contents[number - 1]?.title ?? p.t("chapterOf", { n: number });
  /** The buttons of a note have its text in their names, so that each has a name of its own. */
  const named = ({ text, thought = "" }: { readonly text: string; readonly thought?: string }) => ({
    text: truncateText(thought || text, 40),
  });
  const factsOf = (mark: Mark): string =>
    [
      chapter(mark.chapter),
      dateText(mark.at, p.os, p.now),
      ...(mark.thought !== "" && mark.private ? [p.t("onlyMe")] : []),
      ...(mark.likedBy.length > 0 ? [p.t("likesOf", { n: mark.likedBy.length })] : []),
    ].join(" · ");
  const count = () =>
    p.view.tab === "bookmarks"
      ? bookmarks().length
      : p.view.tab === "popular"
        ? (popular()?.rows.length ?? 0)
        : shown().length;
  return (
    <Leaf
      back
      title={book()?.title ?? ""}
      part={p.view.tab}
      top={
        <TopTabs
          tabs={noteTabs.map((id) => ({ id, label: p.t(`tab_${id}`) }))}
          chosen={p.view.tab}
          onPick={(tab) => p.act.showTab({ tab })}
        />
      }
    >
      <Show when={count() > 0} fallback={<Empty text={p.t(emptyTexts[p.view.tab])} />}>
        <Show when={p.view.tab === "marks" || p.view.tab === "thoughts"}>
          <For each={shown()}>
            {(mark) => (
              <NoteCard
                text={mark.text}
                thought={mark.thought}
                facts={factsOf(mark)}
                acts={[
                  { icon: pen, name: p.t("editName", named(mark)), onTap: () => p.act.edit({ mark: mark.id }) },
                  { icon: send, name: p.t("shareName", named(mark)), onTap: () => p.act.shareMark({ mark: mark.id }) },
                  { icon: bin, name: p.t("deleteName", named(mark)), onTap: () => p.act.removeMark({ mark: mark.id }) },
                ]}
                onTap={() => p.act.goTo({ chapter: mark.chapter, paragraph: mark.paragraph, offset: mark.start })}
              />
            )}
          </For>
        </Show>
        <Show when={p.view.tab === "bookmarks"}>
          <For each={bookmarks()}>
            {(one) => (
              <NoteCard
                text={one.text}
                facts={`${chapter(one.chapter)} · ${shareText(one.share)} · ${dateText(one.at, p.os, p.now)}`}
                acts={[
                  {
                    icon: bin,
                    name: p.t("deleteName", named(one)),
                    onTap: () => p.act.removeBookmark({ bookmark: one.id }),
                  },
                ]}
                onTap={() => p.act.goTo({ chapter: one.chapter, paragraph: one.paragraph, offset: one.offset })}
              />
            )}
          </For>
        </Show>
        <Show when={p.view.tab === "popular"}>
          <For each={popular()?.rows ?? []}>
            {(one) => (
              <NoteCard
                text={one.text}
                facts={`${chapter(one.number)} · ${p.t("markCount", { n: one.count })}`}
                acts={[]}
                onTap={() => p.act.goTo({ chapter: one.number, paragraph: one.paragraph, offset: one.start })}
              />
            )}
          </For>
        </Show>
      </Show>
    </Leaf>
  );
});
