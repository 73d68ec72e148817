import clock from "@material-symbols/svg-400/outlined/history.svg?raw";
import cross from "@material-symbols/svg-400/outlined/close.svg?raw";
import rise from "@material-symbols/svg-400/outlined/trending_up.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import threads from "#world/threads/index.ts";
import { leastAge } from "#apps/reddit/format.ts";
import app from "#apps/reddit/index.ts";
import { Cells, Pill } from "#apps/reddit/looks/cells.tsx";
import { SearchPill } from "#apps/reddit/looks/forms.tsx";
import { BarButton, Frame } from "#apps/reddit/looks/frame.tsx";
import { PartyRow, SignCircle } from "#apps/reddit/looks/rows.tsx";
import { CommunityRow, UserRow } from "#apps/reddit/screens/parts/party-rows.tsx";
import { isWantedInFeed } from "#apps/reddit/screens/parts/post-model.ts";
import { strings } from "#apps/reddit/strings.ts";
import { publicOf } from "#apps/reddit/world.ts";

const suggested = 4;
const trends = 6;
export default screen(app, strings, "search", (p) => {
  const q = () => p.view.q.trim().replace(/^(r|u)\//i, "");
  const community = queryWorld(threads.queries.community, () =>
    p.params.community === null ? null : { id: p.params.community },
  );
  const suggests = () => q().length > 1 && p.params.community === null;
  const communities = queryWorld(threads.queries.directory, () =>
    suggests() ? { public: publicOf(p.lang), q: q() } : null,
  );
  const people = queryWorld(threads.queries.people, () => (suggests() ? { public: publicOf(p.lang), q: q() } : null));
  const popular = queryWorld(threads.queries.feed, () => {
    const from = leastAge(p.state.refreshedAt, p.state.startedAt);
    return p.state.prefs.trendingSearches && p.view.q === "" && p.params.community === null
      ? { public: publicOf(p.lang), age_min: from, age_max: from + 2880, sort: "top" as const }
      : null;
  });
  return (
    <Frame
      back
      middle={
        <SearchPill
          at={p.field("q")}
          name={p.t("searchHint")}
          // Beside a community's name, the field has no room for more.
          hint={community() ? p.t("search") : undefined}
          chip={community() ? `r/${community()!.name}` : undefined}
          onEnter={() => p.act.find()}
        />
      }
    >
      <Show when={p.view.q === ""}>
        <Show when={p.state.searches.length > 0}>
          <Cells
            title={p.t("recentSearches")}
            action={<Pill kind="grey" label={p.t("clear")} onTap={() => p.act.forgetAll()} />}
          >
            <For each={p.state.searches}>
              {(one) => (
                <PartyRow
                  icon={<SignCircle icon={clock} />}
                  title={one}
                  end={
                    <BarButton
                      icon={cross}
                      name={p.t("forgetName", { q: one })}
                      onTap={() => p.act.forget({ q: one })}
                    />
                  }
                  onTap={() => p.act.again({ q: one })}
                />
              )}
            </For>
          </Cells>
        </Show>
        <Show when={popular()}>
          {(found) => (
            <Cells title={p.t("trendingToday")}>
              <For
                each={found()
                  .rows.filter((post) => isWantedInFeed(p.state, post))
                  .slice(0, trends)}
              >
                {(post) => (
                  <PartyRow
                    icon={<SignCircle icon={rise} />}
                    title={post.title}
                    note={`r/${post.communityName}`}
                    onTap={() => p.act.openTrend({ post: post.id })}
                  />
                )}
              </For>
            </Cells>
          )}
        </Show>
      </Show>
      <Show when={suggests()}>
        <For each={communities()?.rows.slice(0, suggested)}>
          {(one) => (
            <CommunityRow
              host={p}
              community={one}
              text={false}
              onTap={() => p.act.openCommunity({ community: one.id })}
            />
          )}
        </For>
        <For each={people()?.rows.slice(0, suggested)}>
          {(user) => <UserRow host={p} user={user} onTap={() => p.act.openUser({ user: user.id })} />}
        </For>
      </Show>
      <Show when={p.view.q.trim() !== ""}>
        <div class="more-button">
          <Pill kind="grey" wide label={p.t("searchFor", { q: p.view.q.trim() })} onTap={() => p.act.find()} />
        </div>
      </Show>
    </Frame>
  );
});
