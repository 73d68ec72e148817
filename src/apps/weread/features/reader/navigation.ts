import * as v from "valibot";
import { intents } from "#os/intents.ts";
import { wholeNumber } from "#os/values.ts";
import type { ReadWorld } from "#os/world.ts";
import { on } from "../../builder.ts";
import type { MovedTo } from "../../edges.ts";
import { AudioId, BookId, BookmarkId, ChapterNumber, MarkId } from "../../ids.ts";
import { readBook, readChapter } from "../../world.ts";
import { noteTabs } from "./screens.ts";
import { DisplaySize, MarkLook, pageChanges, Range, Share } from "./state.ts";

const size = { size: DisplaySize };
const mark = { mark: MarkId };
const place = { chapter: ChapterNumber, paragraph: wholeNumber, offset: wholeNumber };
/** Returns a quotation with its source, as other apps receive it. */
function quotation(world: ReadWorld, book: string, text: string) {
  const found = readBook(world, book);
  const zh = found?.language === "zh";
  const quoted = zh ? `“${text}”` : `“${text}”`;
  const source = zh ? `——${found?.name}《${found?.title}》` : `— ${found?.title}, ${found?.name}`;
  return intents.sendText(`${quoted}\n${source}`, found?.title ?? "");
}
const edgesOf = (screen: "contents") =>
  [
    on(screen, "goTo", place).when("isFromReader").run("goTo").pop(),
    on(screen, "goTo", place).run("goTo").replace("reader"),
  ] as const;
/** Returns the edges that open the reader at a position. They go back to the reader if it opened the screen. */
const placeEdges = <const S extends "contents" | "bookNotes" | "bookSearch">(screen: S) =>
  edgesOf(screen as "contents") as unknown as MovedTo<S, ReturnType<typeof edgesOf>>;
const noRange = { paragraph: 0, start: 0, end: 0 };
const markPlace = (
  known:
    | {
        readonly id: string;
        readonly chapter: number;
        readonly paragraph: number;
        readonly start: number;
        readonly end: number;
      }
    | undefined,
  book: string,
) => ({
  book,
  chapter: known?.chapter ?? 1,
  range: known
    ? { paragraph: known.paragraph, start: known.start, end: known.end }
    : { paragraph: 0, start: 0, end: 0 },
  mark: known?.id ?? null,
});
export const readerEdges = [
  on("reader", "turnNext", size).run("turn", ({ params, args }) => ({
    book: params.book,
    by: "next",
    size: args.size,
  })),
  on("reader", "turnBack", size).run("turn", ({ params, args }) => ({
    book: params.book,
    by: "back",
    size: args.size,
  })),
  on("reader", "showBars").open("bars"),
  on("reader", "hideBars").close(),
  on("reader", "showPanel", { panel: v.picklist(["progress", "light", "font", "more"]) }).set(({ args }) => ({
    open: args.panel,
  })),
  on("reader", "goToShare", { share: Share }).run("goToShare"),
  on("reader", "stepChapter", { by: v.picklist([-1, 1]) }).run("stepChapter"),
  on("reader", "setPage", pageChanges).run("setPage"),
  on("reader", "bookmark", size).run("toggleBookmark").close(),
  on("reader", "toggleShelf").run("toggleShelf").close(),
  on("reader", "toggleFinished").run("toggleFinished").close(),
  on("reader", "contents")
    .close()
    .push("contents", ({ params }) => ({ book: params.book, from: "reader" as const })),
  on("reader", "bookNotes")
    .close()
    .push("bookNotes", ({ params }) => ({ book: params.book, from: "reader" as const })),
  on("reader", "find")
    .close()
    .push("bookSearch", ({ params }) => ({ book: params.book, from: "reader" as const })),
  on("reader", "listen", { audio: AudioId }).close().push("audiobook"),
  on("reader", "openBook").close().push("book"),
  on("reader", "review").close().push("writeReview"),
  on("reader", "membership").close().push("membership"),
  on("reader", "wallet").close().push("wallet"),
  on("reader", "askBuy").open("buy"),
  on("reader", "buy").run("buyBook").close().say("bookBought"),

  on("reader", "select", Range.entries).open("selection", ({ args }) => ({ range: args })),
  on("reader", "mark", { look: MarkLook })
    .when("hasRange")
    .run("addMark", ({ params, view, args }) => ({ book: params.book, ...(view.range ?? noRange), look: args.look }))
    .close("range"),
  on("reader", "think", { range: Range })
    .close("range")
    .push("thought", ({ params, args, state }) => ({
      book: params.book,
      chapter: state.progress[params.book]?.chapter ?? 1,
      range: args.range,
    })),
  on("reader", "shareRange", { range: Range })
    .close("range")
    .start(({ params, args, state, world }) => {
      const chapter = readChapter(world, params.book, state.progress[params.book]?.chapter ?? 1);
      const { paragraph, start, end } = args.range;
      return quotation(world, params.book, (chapter?.paragraphs[paragraph] ?? "").slice(start, end));
    }),
  on("reader", "openMark", mark).open("held", ({ args }) => ({ held: args.mark })),
  on("reader", "setLook", { look: MarkLook })
    .when("hasHeld")
    .run("setMarkLook", ({ view, args }) => ({ mark: view.held ?? "", look: args.look })),
  on("reader", "removeMark", mark).run("removeMark").close("held"),
  on("reader", "editMark", mark)
    .close("held")
    .push("thought", ({ state, args, params }) => markPlace(state.marks[args.mark], params.book)),
  on("reader", "shareMark", mark)
    .close("held")
    .start(({ params, args, state, world }) => quotation(world, params.book, state.marks[args.mark]?.text ?? "")),

  ...placeEdges("contents"),
  on("contents", "turnOver").set(({ view }) => ({
    order: view.order === "first" ? ("last" as const) : ("first" as const),
  })),
  on("contents", "find").push("bookSearch"),

  ...placeEdges("bookNotes"),
  on("bookNotes", "showTab", { tab: v.picklist(noteTabs) }).set(({ args }) => ({ tab: args.tab })),
  on("bookNotes", "edit", mark).push("thought", ({ state, args, params }) =>
    markPlace(state.marks[args.mark], params.book),
  ),
  on("bookNotes", "removeMark", mark).ask("removeMarkAsk", "delete").run("removeMark"),
  on("bookNotes", "removeBookmark", { bookmark: BookmarkId }).run("removeBookmark"),
  on("bookNotes", "shareMark", mark).start(({ params, args, state, world }) =>
    quotation(world, params.book, state.marks[args.mark]?.text ?? ""),
  ),
  ...placeEdges("bookSearch"),

  on("thought", "togglePrivate").set(({ view }) => ({ private: !view.private })),
  on("thought", "save")
    .when("isNewThought", "hasThought")
    .run("addThought", ({ params, view }) => ({
      book: params.book,
      ...params.range,
      text: view.text,
      private: view.private,
    }))
    .say("thoughtSaved")
    .pop(),
  on("thought", "save")
    .when("hasThought")
    .run("editThought", ({ params, view }) => ({ mark: params.mark ?? "", text: view.text, private: view.private }))
    .say("thoughtSaved")
    .pop(),

  on("notes", "openNotes", { book: BookId }).push("bookNotes", ({ args }) => ({
    book: args.book,
    from: "book" as const,
  })),
] as const;
