import { countText } from "#os/social-format.ts";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import videos from "#world/videos/index.ts";
import app from "#apps/bilibili/index.ts";
import { SearchPill } from "#apps/bilibili/looks/forms.tsx";
import { BarWord, Leaf } from "#apps/bilibili/looks/frame.tsx";
import { Heading } from "#apps/bilibili/looks/home.tsx";
import { PastWords, RankWord, SearchBar } from "#apps/bilibili/looks/search.tsx";
import { strings } from "#apps/bilibili/strings.ts";
import { publicOf } from "#apps/bilibili/world.ts";

const maxShown = 10;
export default screen(app, strings, "search", (p) => {
  const words = () => p.view.q.trim();
  const topics = queryWorld(videos.queries.trending, () => ({
    public: publicOf(p.lang),
    ...(words() === "" ? {} : { q: words() }),
  }));
  const open = (q: string) => p.act.again({ q: q.slice(0, 40) });
  return (
    <Leaf
      bare
      top={
        <SearchBar end={<BarWord pink label={p.t("find")} disabled={!p.can("find")} onTap={() => p.act.find()} />}>
          <SearchPill
            at={p.field("q")}
            name={p.t("searchHint")}
            hint={p.t("searchVideos")}
            onEnter={() => p.act.find()}
          />
        </SearchBar>
      }
    >
      <Show
        when={words() === ""}
        fallback={
          <For each={(topics()?.rows ?? []).slice(0, maxShown)}>
            {(topic) => (
              <RankWord
                title={topic.name}
                note={p.t("topicVideos", { n: countText(topic.videos, p.lang) })}
                onTap={() => open(topic.name)}
              />
            )}
          </For>
        }
      >
        <Show when={p.state.prefs.searchHints}>
          <Heading title={p.t("hotSearches")} />
          <For each={(topics()?.rows ?? []).slice(0, maxShown)}>
            {(topic, n) => (
              <RankWord
                n={n() + 1}
                title={topic.name}
                note={p.t("topicVideos", { n: countText(topic.videos, p.lang) })}
                onTap={() => open(topic.name)}
              />
            )}
          </For>
        </Show>
        <Show when={p.state.searches.length > 0}>
          <Heading
            title={p.t("searchHistory")}
            end={<BarWord label={p.t("clear")} onTap={() => p.act.forgetAll()} />}
          />
          <PastWords
            words={p.state.searches}
            removeName={(q) => p.t("removeSearch", { q })}
            onTap={open}
            onRemove={(q) => p.act.forget({ q })}
          />
        </Show>
      </Show>
    </Leaf>
  );
});
