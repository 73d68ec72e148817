/** Comments in a list without their threads: on profiles, in saves and in results of a search. */
import { countText, worldTime } from "#os/social-format.ts";
import { createMemo, For, type Accessor } from "solid-js";
import { maxIds } from "#world/define.ts";
import threads, { type Comment as WorldComment } from "#world/threads/index.ts";
import { queryWorld } from "#ui/world.ts";
import type { Comment } from "../../features/post/state.ts";
import { agoText } from "../../format.ts";
import { me } from "../../ids.ts";
import { CommentSnippet } from "../../looks/snippet.tsx";
import { usePostsById } from "./post-list.tsx";
import { directionOf, type PostHost } from "./post-model.ts";
import { useCommunities, useUsers } from "./reads.ts";

/** A comment of the world, or a comment in the phone's state. */
export interface Snippet {
  readonly id: string;
  readonly post: string;
  readonly by: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  readonly score: number;
}
export const worldSnippet = (host: PostHost, comment: WorldComment): Snippet => ({
  id: comment.id,
  post: comment.post,
  by: comment.author,
  name: comment.name,
  text: comment.text,
  at: worldTime(comment.age, host.state.startedAt),
  score: comment.score + directionOf(host.state, comment.id),
});
export const ownSnippet = (host: PostHost, comment: Comment, name: string): Snippet => ({
  id: comment.id,
  post: comment.post,
  by: comment.by,
  name,
  text: comment.text,
  at: comment.at,
  score: comment.score + directionOf(host.state, comment.id),
});
/** Returns the comments with the given ids in their order, without deleted comments and those of blocked people. */
export function useSnippets(host: Accessor<PostHost>, ids: Accessor<readonly string[]>): Accessor<readonly Snippet[]> {
  const found = queryWorld(threads.queries.comments, () => {
    const asked = ids()
      .filter((id) => id.startsWith("rd_comment_"))
      .slice(0, maxIds);
    return asked.length > 0 ? { ids: asked } : null;
  });
  const users = useUsers(() => ids().flatMap((id) => host().state.comments[id]?.by ?? []));
  return createMemo(() =>
    ids().flatMap((id) => {
      const own = host().state.comments[id];
      if (own)
        return own.deleted || host().state.blocked[own.by] !== undefined
          ? []
          : [ownSnippet(host(), own, own.by === me ? host().state.profile.name : (users().get(own.by)?.name ?? ""))];
      const world = found()?.find((one) => one.id === id);
      if (!world || world.state !== undefined || host().state.blocked[world.author] !== undefined) return [];
      return [worldSnippet(host(), world)];
    }),
  );
}
export function SnippetList(p: {
  readonly host: PostHost;
  readonly snippets: readonly Snippet[];
  readonly onOpen: (snippet: Snippet) => void;
  readonly button?: { readonly label: string; readonly onTap: (snippet: Snippet) => void } | undefined;
}) {
  const posts = usePostsById(
    () => p.host,
    () => p.snippets.map(({ post }) => post),
  );
  const communities = useCommunities(() => posts().map(({ community }) => community));
  const postOf = (snippet: Snippet) => posts().find(({ id }) => id === snippet.post);
  return (
    <For each={p.snippets}>
      {(snippet) => (
        <CommentSnippet
          title={postOf(snippet)?.title ?? ""}
          note={[
            `r/${communities().get(postOf(snippet)?.community ?? "")?.name ?? ""}`,
            `u/${snippet.name}`,
            agoText(snippet.at, p.host.now, p.host.lang),
          ].join(" · ")}
          text={snippet.text}
          score={p.host.t("pointsCount", { n: countText(snippet.score, p.host.lang) })}
          button={p.button ? { label: p.button.label, onTap: () => p.button!.onTap(snippet) } : undefined}
          onOpen={() => p.onOpen(snippet)}
        />
      )}
    </For>
  );
}
