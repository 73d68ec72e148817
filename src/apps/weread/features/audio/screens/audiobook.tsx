import { For, Show } from "solid-js";
import { durationText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import books from "#world/books/index.ts";
import app from "#apps/weread/index.ts";
import { lengthText } from "#apps/weread/format.ts";
import { Pill } from "#apps/weread/looks/cells.tsx";
import { Cover } from "#apps/weread/looks/covers.tsx";
import { Leaf } from "#apps/weread/looks/frame.tsx";
import { ChapterRow } from "#apps/weread/looks/notes.tsx";
import { strings } from "#apps/weread/strings.ts";
import { isAudioOpen } from "../playing.ts";

export default screen(app, strings, "audiobook", (p) => {
  const read = queryWorld(books.queries.audiobook, () => ({ id: p.params.audio }));
  const audio = () => read() ?? undefined;
  return (
    <Leaf
      back
      bottom={
        <div class="book-foot">
          <Pill
            wide
            label={p.t("toBook")}
            disabled={!audio()}
            onTap={() => p.act.openBook({ book: audio()?.book ?? "" })}
          />
          <Pill
            wide
            kind="blue"
            label={p.t(p.state.listened[p.params.audio] ? "playOn" : "playFrom")}
            onTap={() => p.act.play()}
          />
        </div>
      }
    >
      <Show when={audio()}>
        {(one) => (
          <>
            <div class="book-head">
              <Cover book={one().book} title={one().title} width={104} />
              <div class="book-head-words">
                <h1>{one().title}</h1>
                <p>{one().name}</p>
                <p>{p.t("narratedBy", { name: one().narrator })}</p>
                <p>{p.t("audioFacts", { length: lengthText(one().ms, p.lang), n: one().chapters.length })}</p>
              </div>
            </div>
            <Show when={!isAudioOpen(p.state, one(), one().chapters.length, p.now)}>
              <div class="book-buy">
                <Pill kind="gold" label={p.t("membershipWord")} onTap={() => p.act.membership()} />
              </div>
            </Show>
            <For each={one().chapters}>
              {(chapter, n) => (
                <ChapterRow
                  title={chapter.title}
                  note={[
                    durationText(chapter.ms),
                    ...(isAudioOpen(p.state, one(), n(), p.now) ? [] : [p.t("memberOnly")]),
                  ].join(" · ")}
                  on={p.state.listened[p.params.audio]?.chapter === n()}
                  onTap={() => p.act.playChapter({ chapter: n() })}
                />
              )}
            </For>
          </>
        )}
      </Show>
    </Leaf>
  );
});
