import glass from "@material-symbols/svg-400/outlined/search.svg?raw";
import past from "@material-symbols/svg-400/outlined/history.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import posts from "#world/posts/index.ts";
import app from "#apps/x/index.ts";
import { Note, PersonRow } from "#apps/x/looks/cells.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import { SearchPill } from "#apps/x/looks/forms.tsx";
import { Leaf } from "#apps/x/looks/frame.tsx";
import { Marks } from "#apps/x/looks/post.tsx";
import { HeadLine, SearchRow } from "#apps/x/looks/trends.tsx";
import { strings } from "#apps/x/strings.ts";
import { isBlocked } from "#apps/x/ties.ts";
import { publicOf } from "#apps/x/world.ts";

const maxPeople = 8;
export default screen(app, strings, "search", (p) => {
  const q = () => p.view.q.trim();
  const people = queryWorld(posts.queries.people, () =>
    q() === "" || q().startsWith("#") ? null : { public: publicOf(p.lang), q: q().replace(/^@/, "") },
  );
  const shown = createMemo(() =>
    (people()?.rows ?? []).filter(({ id }) => !isBlocked(p.state, id)).slice(0, maxPeople),
  );
  return (
    <Leaf back middle={<SearchPill inBar at={p.field("q")} name={p.t("search")} onEnter={() => p.act.go()} />}>
      <Show
        when={q() !== ""}
        fallback={
          <Show when={p.state.searches.length > 0} fallback={<Note text={p.t("tryHint")} />}>
            <HeadLine
              text={p.t("recentSearches")}
              action={{ label: p.t("clearSearches"), onTap: () => p.act.clearSearches() }}
            />
            <For each={p.state.searches}>
              {(text) => (
                <SearchRow
                  icon={past}
                  text={text}
                  remove={{ name: p.t("removeSearch", { q: text }), onTap: () => p.act.dropSearch({ q: text }) }}
                  onTap={() => p.act.again({ q: text })}
                />
              )}
            </For>
          </Show>
        }
      >
        <SearchRow icon={glass} text={p.t("tryAgain", { q: q() })} onTap={() => p.act.go()} />
        <For each={shown()}>
          {(user) => (
            <PersonRow
              face={<Face of={user.id} size={40} />}
              name={user.name}
              marks={<Marks verified={user.verified} />}
              handle={`@${user.handle}`}
              onTap={() => p.act.openUser({ user: user.id })}
            />
          )}
        </For>
      </Show>
    </Leaf>
  );
});
