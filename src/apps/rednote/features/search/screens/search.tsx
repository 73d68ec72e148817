import { countText } from "#os/social-format.ts";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import rednote from "#world/rednote/index.ts";
import app from "#apps/rednote/index.ts";
import { SearchPill } from "#apps/rednote/looks/forms.tsx";
import { BarWord, Leaf } from "#apps/rednote/looks/frame.tsx";
import { PastWords, RankRow, SearchHeading } from "#apps/rednote/looks/search.tsx";
import { SearchBar } from "#apps/rednote/looks/search-bar.tsx";
import { strings } from "#apps/rednote/strings.ts";
import { publicOf } from "#apps/rednote/world.ts";

const maxShown = 10;
export default screen(app, strings, "search", (p) => {
  const words = () => p.view.q.trim();
  const topics = queryWorld(rednote.queries.trending, () => ({
    public: publicOf(p.lang),
    ...(words() === "" ? {} : { q: words() }),
  }));
  const open = (q: string) => p.act.again({ q: q.slice(0, 40) });
  return (
    <Leaf
      bare
      top={
        <SearchBar end={<BarWord label={p.t("search")} disabled={!p.can("find")} onTap={() => p.act.find()} />}>
          <SearchPill at={p.field("q")} name={p.t("searchHint")} onEnter={() => p.act.find()} />
        </SearchBar>
      }
    >
      <Show
        when={words() === ""}
        fallback={
          <For each={(topics()?.rows ?? []).slice(0, maxShown)}>
            {(topic) => (
              <RankRow
                title={topic.name}
                note={p.t("topicCount", { n: countText(topic.notes, p.lang) })}
                onTap={() => open(topic.name)}
              />
            )}
          </For>
        }
      >
        <Show when={p.state.searches.length > 0}>
          <SearchHeading
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
        <Show when={p.state.prefs.searchHints}>
          <SearchHeading title={p.t("hotTopics")} />
          <For each={(topics()?.rows ?? []).slice(0, maxShown)}>
            {(topic, n) => (
              <RankRow
                n={n() + 1}
                title={topic.name}
                note={p.t("topicCount", { n: countText(topic.notes, p.lang) })}
                onTap={() => p.act.openTopic({ tag: topic.name })}
              />
            )}
          </For>
        </Show>
      </Show>
    </Leaf>
  );
});
