import plus from "@material-symbols/svg-400/outlined/library_add.svg?raw";
import added from "@material-symbols/svg-400/outlined/library_add_check.svg?raw";
import dots from "@material-symbols/svg-400/outlined/more_horiz.svg?raw";
import bookmark from "@material-symbols/svg-400/outlined/bookmark.svg?raw";
import bookmarkOn from "@material-symbols/svg-400/outlined/bookmark-fill.svg?raw";
import contents from "@material-symbols/svg-400/outlined/format_list_bulleted.svg?raw";
import notes from "@material-symbols/svg-400/outlined/stylus_note.svg?raw";
import progress from "@material-symbols/svg-400/outlined/tune.svg?raw";
import light from "@material-symbols/svg-400/outlined/brightness_6.svg?raw";
import font from "@material-symbols/svg-400/outlined/match_case.svg?raw";
import headphones from "@material-symbols/svg-400/outlined/headphones.svg?raw";
import { createMemo, Match, Show, Switch } from "solid-js";
import { timeText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import { Tap } from "#ui/kit/tap.tsx";
import books from "#world/books/index.ts";
import app from "#apps/weread/index.ts";
import { chapterId } from "#apps/weread/ids.ts";
import { Pill } from "#apps/weread/looks/cells.tsx";
import { useDisplaySize } from "#apps/weread/looks/display.ts";
import { ActSheet } from "#apps/weread/looks/overlays.tsx";
import { BuySheet } from "#apps/weread/looks/buy-sheet.tsx";
import { ReaderFoot, ReaderTop } from "#apps/weread/looks/reader-bars.tsx";
import { pageIndexAt, pagesOf } from "#apps/weread/pagination/pages.ts";
import { isChapterOpen, layoutOf } from "#apps/weread/reading.ts";
import { strings } from "#apps/weread/strings.ts";
import { marksIn, shareText } from "../queries.ts";
import { FontPanel, LightPanel, ProgressPanel } from "./parts/panels.tsx";
import { PageText } from "./parts/page-text.tsx";
import { ReaderZones } from "./parts/zones.tsx";
import { HeldStrip, RangeStrip } from "./parts/strips.tsx";

const panels = ["bars", "progress", "light", "font", "more"] as const;

export default screen(app, strings, "reader", (p) => {
  const book = queryWorld(books.queries.book, () => ({ id: p.params.book }));
  const here = () => p.state.progress[p.params.book];
  const number = () => here()?.chapter ?? 1;
  const isEnd = () => book() !== undefined && book() !== null && number() > book()!.contents.length;
  const isOpen = () => {
    const found = book();
    return found ? isChapterOpen(p.state, found, number(), p.now) : true;
  };
  const read = queryWorld(books.queries.chapter, () =>
    book() && isOpen() && !isEnd() ? { id: chapterId(p.params.book, number()) } : null,
  );
  const others = queryWorld(books.queries.highlights, () =>
    p.state.prefs.popularMarks && isOpen() && !isEnd() ? { chapter: chapterId(p.params.book, number()) } : null,
  );
  const chapter = () => {
    const found = read();
    return found && found.number === number() ? found : null;
  };
  const title = () => book()?.contents[number() - 1]?.title ?? "";
  const size = useDisplaySize();
  const layout = createMemo(() => layoutOf(p.state.page, book()?.language ?? "en", size()));
  const paragraphs = createMemo(() => chapter()?.paragraphs ?? []);
  const pages = createMemo(() => pagesOf({ title: chapter()?.title ?? "", paragraphs: paragraphs() }, layout()));
  const index = createMemo(() => pageIndexAt(pages(), here() ?? { paragraph: 0, offset: 0 }));
  const page = () => pages()[index()]!;
  const marks = createMemo(() => marksIn(p.state, p.params.book).filter((one) => one.chapter === number()));
  const isMarked = createMemo(() =>
    Object.values(p.state.bookmarks).some(
      (one) => one.book === p.params.book && one.chapter === number() && pageIndexAt(pages(), one) === index(),
    ),
  );
  const share = () => here()?.share ?? 0;
  const isShown = () => panels.some((name) => name === p.view.open);
  const shelved = () => p.state.shelf[p.params.book] !== undefined;
  return (
    <div
      class={`reader paper-${p.state.page.paper}`}
      data-bars={isShown() ? undefined : p.state.page.paper === "dark" ? "white" : "black"}
    >
      <p class="reader-head">{index() === 0 ? (book()?.title ?? "") : title()}</p>
      <Show when={isMarked()}>
        <div class="reader-ribbon" />
      </Show>
      <ReaderZones host={p} page={page()} paragraphs={paragraphs()} layout={layout()} size={size()} />
      <Switch>
        <Match when={isEnd()}>
          <div class="reader-wall">
            <h2>{p.t("endTitle")}</h2>
            <p>{p.t("endNote", { title: book()?.title ?? "" })}</p>
            <Pill kind="blue" label={p.t("writeReview")} onTap={() => p.act.review()} />
            <Pill label={p.t("bookPage")} onTap={() => p.act.openBook()} />
          </div>
        </Match>
        <Match when={!isOpen()}>
          <div class="reader-wall">
            <h2>{title()}</h2>
            <p>{p.t("wallNote")}</p>
            <Pill kind="blue" label={p.t("buyFor", { coins: book()?.coins ?? 0 })} onTap={() => p.act.askBuy()} />
            <Show when={book()?.isFreeForMembers}>
              <Pill kind="gold" label={p.t("joinToRead")} onTap={() => p.act.membership()} />
            </Show>
          </div>
        </Match>
        <Match when={chapter()}>
          <PageText
            page={page()}
            paragraphs={paragraphs()}
            layout={layout()}
            marks={marks()}
            popular={p.state.prefs.popularMarks ? (others()?.rows ?? []) : []}
            selected={p.view.open === "selection" ? p.view.range : null}
            nameOf={(segment) =>
              segment.mark
                ? p.t("ownMark", { text: segment.mark.text.slice(0, 80) })
                : p.t("popularMark", { n: segment.popular?.count ?? 0, text: segment.text.slice(0, 80) })
            }
            onMark={(mark) => p.act.openMark({ mark: mark.id })}
            onPopular={({ paragraph, start, end }) => p.act.select({ paragraph, start, end })}
          />
        </Match>
      </Switch>
      <div class="reader-end">
        <p>{timeText(p.now, p.os)}</p>
        <p>{pages().length > 0 && chapter() ? `${index() + 1}/${pages().length}` : ""}</p>
        <p>{p.state.prefs.showProgress ? shareText(share()) : ""}</p>
      </div>
      <div class="reader-shade" style={{ opacity: String((100 - p.state.page.brightness) / 130) }} />
      <Show when={isShown()}>
        <Tap class="reader-cover" name={p.t("hideMenu")} onTap={() => p.act.hideBars()} />
        <ReaderTop
          title={book()?.title ?? ""}
          items={[
            {
              icon: shelved() ? added : plus,
              label: p.t(shelved() ? "onShelf" : "addToShelf"),
              on: shelved(),
              onTap: () => p.act.toggleShelf(),
            },
            {
              icon: isMarked() ? bookmarkOn : bookmark,
              label: p.t("bookmark"),
              on: isMarked(),
              onTap: () => p.act.bookmark({ size: size() }),
            },
            { icon: dots, label: p.t("more"), onTap: () => p.act.showPanel({ panel: "more" }) },
          ]}
        />
        <ReaderFoot
          round={
            book()?.audio
              ? { icon: headphones, label: p.t("listen"), onTap: () => p.act.listen({ audio: book()!.audio! }) }
              : undefined
          }
          panel={
            <Switch>
              <Match when={p.view.open === "progress"}>
                <ProgressPanel
                  chapter={title()}
                  share={share()}
                  shareWord={shareText(share())}
                  words={{ slider: p.t("progress"), back: p.t("chapterBack"), next: p.t("chapterNext") }}
                  onShare={(to) => p.act.goToShare({ share: to })}
                  onStep={(by) => p.act.stepChapter({ by })}
                />
              </Match>
              <Match when={p.view.open === "light"}>
                <LightPanel
                  page={p.state.page}
                  words={{ light: p.t("brightness"), paper: (paper) => p.t(`paper_${paper}`) }}
                  onChange={(changes) => p.act.setPage(changes)}
                />
              </Match>
              <Match when={p.view.open === "font"}>
                <FontPanel
                  page={p.state.page}
                  fonts={book()?.language === "en"}
                  words={{
                    size: p.t("fontSize"),
                    smaller: p.t("smaller"),
                    larger: p.t("larger"),
                    spacing: p.t("spacing"),
                    margin: p.t("margin"),
                    family: p.t("family"),
                    spacingOf: (value) => p.t(`spacing_${value}`),
                    marginOf: (value) => p.t(`margin_${value}`),
                    familyOf: (value) => p.t(`family_${value}`),
                  }}
                  onChange={(changes) => p.act.setPage(changes)}
                />
              </Match>
            </Switch>
          }
          items={[
            { icon: contents, label: p.t("contents"), onTap: () => p.act.contents() },
            { icon: notes, label: p.t("notes"), onTap: () => p.act.bookNotes() },
            {
              icon: progress,
              label: p.t("progress"),
              on: p.view.open === "progress",
              onTap: () => p.act.showPanel({ panel: "progress" }),
            },
            {
              icon: light,
              label: p.t("light"),
              on: p.view.open === "light",
              onTap: () => p.act.showPanel({ panel: "light" }),
            },
            {
              icon: font,
              label: p.t("font"),
              on: p.view.open === "font",
              onTap: () => p.act.showPanel({ panel: "font" }),
            },
          ]}
        />
      </Show>
      <Show when={p.view.open === "selection" && p.view.range}>
        {(range) => <RangeStrip host={p} range={range()} page={page()} paragraphs={paragraphs()} layout={layout()} />}
      </Show>
      <Show when={p.view.open === "held" && p.view.held !== null ? p.state.marks[p.view.held] : undefined}>
        {(mark) => <HeldStrip host={p} mark={mark()} page={page()} paragraphs={paragraphs()} layout={layout()} />}
      </Show>
      <ActSheet
        open={p.view.open === "more"}
        items={[
          { label: p.t("findInBook"), onTap: () => p.act.find() },
          { label: p.t("bookPage"), onTap: () => p.act.openBook() },
          { label: p.t("writeReview"), onTap: () => p.act.review() },
          {
            label: p.t(here()?.finishedAt == null ? "markFinished" : "markUnfinished"),
            onTap: () => p.act.toggleFinished(),
          },
        ]}
      />
      <BuySheet
        open={p.view.open === "buy"}
        title={book()?.title ?? ""}
        coins={book()?.coins ?? 0}
        balance={p.state.coins}
        words={{
          title: p.t("buyTitle"),
          price: p.t("price"),
          balance: p.t("balance"),
          buy: p.t("buy"),
          topUp: p.t("topUp"),
        }}
        onBuy={() => p.act.buy()}
        onTopUp={() => p.act.wallet()}
      />
    </div>
  );
});
