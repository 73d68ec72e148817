import { createMemo, For, Show } from "solid-js";
import { countText } from "#os/social-format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import { categories, categoryIds } from "#world/books/categories.ts";
import books from "#world/books/index.ts";
import app from "#apps/weread/index.ts";
import { lengthText } from "#apps/weread/format.ts";
import { ChipRow, MoreButton, Pill } from "#apps/weread/looks/cells.tsx";
import { BookRow } from "#apps/weread/looks/covers.tsx";
import { SearchLink } from "#apps/weread/looks/forms.tsx";
import { Card, Leaf } from "#apps/weread/looks/frame.tsx";
import { Foot } from "#apps/weread/screens/parts/foot.tsx";
import { strings } from "#apps/weread/strings.ts";
import { languageOf } from "#apps/weread/world.ts";

export default screen(app, strings, "audio", (p) => {
  const language = () => languageOf(p.lang);
  const found = queryWorldPages(
    books.queries.audiobooks,
    () => ({ language: language(), ...(p.view.category === null ? {} : { category: p.view.category }) }),
    () => p.view.pages,
  );
  const last = createMemo(() => Object.values(p.state.listened).toSorted((a, b) => b.at - a.at)[0] ?? null);
  const heard = queryWorld(books.queries.audiobook, () => {
    const one = last();
    return one ? { id: one.audio } : null;
  });
  return (
    <Leaf
      middle={<SearchLink text={p.t("searchHint")} name={p.t("searchName")} onTap={() => p.act.search()} />}
      part={p.view.category ?? "all"}
      top={
        <ChipRow
          part="kinds"
          options={[
            { id: null as (typeof categoryIds)[number] | null, label: p.t("allAudio") },
            ...categoryIds.map((id) => ({ id, label: categories[id][language()] })),
          ]}
          chosen={p.view.category}
          onPick={(category) => p.act.choose({ category })}
        />
      }
      bottom={
        <Foot
          host={p}
          on="audio"
          onTab={(tab) => {
            if (tab === "home") p.act.goHome();
            else if (tab === "shelf") p.act.goShelf();
            else if (tab === "me") p.act.goMe();
            else p.act.goAudio();
          }}
        />
      }
    >
      <Show when={p.view.category === null && heard()}>
        {(one) => (
          <Card title={p.t("lastHeard")}>
            <BookRow
              book={one().book}
              title={one().title}
              name={p.t("narratedBy", { name: one().narrator })}
              facts={one().chapters[last()?.chapter ?? 0]?.title ?? ""}
              onTap={() => p.act.openAudio({ audio: one().id })}
              end={<Pill kind="blue" label={p.t("playOn")} onTap={() => p.act.continue({ audio: one().id })} />}
            />
          </Card>
        )}
      </Show>
      <Card title={p.t("audiobooks")}>
        <For each={found()?.rows ?? []}>
          {(one) => (
            <BookRow
              book={one.book}
              title={one.title}
              name={p.t("narratedBy", { name: one.narrator })}
              facts={`${lengthText(one.ms, p.lang)} · ${p.t("listenersToday", {
                n: countText(one.listenersToday, p.lang),
              })}`}
              onTap={() => p.act.openAudio({ audio: one.id })}
            />
          )}
        </For>
        <Show when={found()?.more}>
          <MoreButton label={p.t("moreAudio")} onTap={() => p.act.moreAudio()} />
        </Show>
      </Card>
    </Leaf>
  );
});
