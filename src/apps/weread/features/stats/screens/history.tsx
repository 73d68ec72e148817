import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/weread/index.ts";
import { minutesText } from "#apps/weread/format.ts";
import { Empty, Pill } from "#apps/weread/looks/cells.tsx";
import { BookRow } from "#apps/weread/looks/covers.tsx";
import { Leaf } from "#apps/weread/looks/frame.tsx";
import { useBooks } from "#apps/weread/screens/parts/titles.ts";
import { strings } from "#apps/weread/strings.ts";
import { shareText } from "../../reader/queries.ts";
import { bookTime } from "../queries.ts";

export default screen(app, strings, "history", (p) => {
  const opened = createMemo(() =>
    Object.values(p.state.progress).toSorted((a, b) => b.at - a.at || (a.book < b.book ? -1 : 1)),
  );
  const titles = useBooks(() => opened().map(({ book }) => book));
  return (
    <Leaf back title={p.t("history")}>
      <Show when={opened().length > 0} fallback={<Empty text={p.t("noHistory")} />}>
        <div class="list-page">
          <For each={opened()}>
            {(one) => (
              <BookRow
                book={one.book}
                title={titles().get(one.book)?.title ?? ""}
                name={titles().get(one.book)?.name ?? ""}
                facts={p.t("bookTime", {
                  share: one.finishedAt === null ? shareText(one.share) : p.t("finishedNote"),
                  time: minutesText(bookTime(p.state, one.book), p.lang),
                })}
                onTap={() => p.act.openBook({ book: one.book })}
                end={<Pill label={p.t("resume")} onTap={() => p.act.read({ book: one.book })} />}
              />
            )}
          </For>
        </div>
      </Show>
    </Leaf>
  );
});
