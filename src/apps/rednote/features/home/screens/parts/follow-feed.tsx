/**
 * The notes of followed people, newest first, each over the whole width. If the user follows fewer than three people,
 * the feed suggests others.
 */
import { countText, leastAge } from "#os/social-format.ts";
import { createMemo, For, Show } from "solid-js";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import rednote from "#world/rednote/index.ts";
import { agoText } from "#apps/rednote/format.ts";
import { Empty, Pill } from "#apps/rednote/looks/cells.tsx";
import { PersonRow } from "#apps/rednote/looks/people.tsx";
import { FeedPost } from "#apps/rednote/looks/feed-post.tsx";
import { isWanted, timeOf } from "#apps/rednote/screens/parts/hooks.ts";
import { publicOf } from "#apps/rednote/world.ts";
import type { HomeProps } from "./props.ts";

const maxAuthors = 60;
export function FollowFeed(p: { readonly host: HomeProps }) {
  // Only the most recently followed people, because the number of authors in a query is limited.
  const authors = createMemo(() =>
    Object.values(p.host.state.follows)
      .toSorted((a, b) => b.at - a.at || (a.user < b.user ? -1 : 1))
      .map(({ user }) => user)
      .slice(0, maxAuthors),
  );
  const pages = queryWorldPages(
    rednote.queries.following,
    () =>
      authors().length > 0
        ? {
            author_any: authors(),
            age_min: leastAge(p.host.state.refreshedAt, p.host.state.startedAt),
            sort: "newest" as const,
          }
        : null,
    () => p.host.view.pages,
  );
  const suggested = queryWorld(rednote.queries.people, () =>
    authors().length < 3 ? { public: publicOf(p.host.lang) } : null,
  );
  return (
    <>
      <Show when={authors().length === 0}>
        <Empty text={p.host.t("noFollows")} button={p.host.t("findFriends")} onTap={() => p.host.act.openFriends()} />
      </Show>
      <For each={(pages()?.rows ?? []).filter((note) => isWanted(p.host.state, note))}>
        {(note) => {
          const liked = () => p.host.state.liked[note.id] !== undefined;
          return (
            <FeedPost
              by={note.author}
              name={note.name}
              time={agoText(timeOf(p.host.state, note), p.host.os, p.host.now)}
              cover={{ kind: "world", picture: note.cover }}
              files={p.host.os.files}
              title={note.title}
              video={note.kind === "video"}
              videoName={p.host.t("video")}
              liked={liked()}
              likeName={p.host.t("like")}
              likes={countText(note.likes + (liked() ? 1 : 0), p.host.lang)}
              comments={countText(note.comments, p.host.lang)}
              onUser={() => p.host.act.openUser({ user: note.author })}
              onOpen={() => p.host.act.open({ note: note.id })}
              onLike={() => p.host.act.like({ note: note.id })}
            />
          );
        }}
      </For>
      <Show when={pages()?.more}>
        <Pill kind="grey" wide label={p.host.t("loadMore")} onTap={() => p.host.act.more()} />
      </Show>
      <Show when={(suggested()?.rows.length ?? 0) > 0}>
        <h2 class="feed-heading">{p.host.t("followNew")}</h2>
        <For each={(suggested()?.rows ?? []).filter(({ id }) => p.host.state.follows[id] === undefined).slice(0, 8)}>
          {(user) => (
            <PersonRow
              of={user.id}
              name={user.name}
              note={user.bio.split("\n")[0]!}
              button={{ label: p.host.t("follow"), kind: "line", onTap: () => p.host.act.follow({ user: user.id }) }}
              onTap={() => p.host.act.openUser({ user: user.id })}
            />
          )}
        </For>
      </Show>
    </>
  );
}
