/** The threads of comments below a post. */
import { countText } from "#os/social-format.ts";
import { createMemo, For, Show } from "solid-js";
import type { ScreenProps } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import threads from "#world/threads/index.ts";
import { pageOfThreads } from "#world/threads/order.ts";
import type app from "#apps/reddit/index.ts";
import { agoText } from "#apps/reddit/format.ts";
import { isOwnPost, me } from "#apps/reddit/ids.ts";
import { Empty, MoreButton } from "#apps/reddit/looks/cells.tsx";
import { CommentRow } from "#apps/reddit/looks/comments.tsx";
import { Face } from "#apps/reddit/looks/face.tsx";
import { directionOf, type PostModel } from "#apps/reddit/screens/parts/post-model.ts";
import { useUsers } from "#apps/reddit/screens/parts/reads.ts";
import type { Facts } from "#os/values.ts";
import type { Word } from "#apps/reddit/strings.ts";
import { buildThreads, listRows, ownLines, worldLine, type Line } from "../../threads.ts";

export type PostProps = ScreenProps<typeof app, "post", Word>;
const threadsPerPage = 12;
const limits = { never: null, negative: 0, low: -5 } as const;

export function CommentList(p: {
  readonly host: PostProps;
  readonly post: PostModel;
  readonly moderators: readonly string[];
}) {
  const state = () => p.host.state;
  const world = queryWorld(threads.queries.thread, () =>
    isOwnPost(p.post.id) || p.post.comments === 0 ? null : { post: p.post.id },
  );
  const own = createMemo(() => Object.values(state().comments).filter(({ post }) => post === p.post.id));
  const users = useUsers(() => own().map(({ by }) => by));
  const nameOf = (id: string): string => (id === me ? state().profile.name : (users().get(id)?.name ?? ""));
  const sort = () => p.host.view.sort ?? state().prefs.commentSort;
  const all = createMemo(() =>
    buildThreads(
      [
        ...(world()?.rows ?? []).map((comment) => worldLine(comment, state().startedAt)),
        ...ownLines(state(), p.post.id, nameOf),
      ],
      p.post.author,
      sort(),
      p.host.params.focus,
      state().startedAt,
    ),
  );
  const isLow = (line: Line): boolean => {
    const limit = limits[state().prefs.collapseLow];
    return limit !== null && line.score < limit;
  };
  const page = createMemo(() => pageOfThreads(all(), 0, threadsPerPage * p.host.view.pages));
  const rows = createMemo(() =>
    listRows(page().threads, (line) => isLow(line) !== p.host.view.flipped.includes(line.id)),
  );
  return (
    <>
      <Show
        when={rows().length > 0 || (world() === undefined && !isOwnPost(p.post.id) && p.post.comments > 0)}
        fallback={<Empty text={p.host.t("noComments")} />}
      >
        <For each={rows()}>
          {(row) => (
            <Comment
              host={p.host}
              post={p.post}
              line={row.line}
              depth={row.depth}
              folded={row.folded}
              below={row.below}
              isMod={p.moderators.includes(row.line.author)}
            />
          )}
        </For>
      </Show>
      <Show when={page().more}>
        <MoreButton label={p.host.t("moreComments")} onTap={() => p.host.act.moreComments()} />
      </Show>
    </>
  );
}
function Comment(p: {
  readonly host: PostProps;
  readonly post: PostModel;
  readonly line: Line;
  readonly depth: number;
  readonly folded: boolean;
  readonly below: number;
  readonly isMod: boolean;
}) {
  const t = (key: Word, facts?: Facts) => p.host.t(key, facts);
  const isBlocked = () => p.host.state.blocked[p.line.author] !== undefined;
  const isDead = () => p.line.state !== null || isBlocked();
  const text = () => {
    if (isBlocked()) return t("blockedComment");
    if (p.line.state === null) return p.line.text;
    return t(p.line.state === "deleted" ? "deletedComment" : "removedComment");
  };
  const name = () => (isBlocked() ? t("blockedName") : p.line.name === "" ? t("deletedName") : p.line.name);
  const badge = () => {
    if (isDead()) return undefined;
    if (p.line.author === p.post.author) return { text: t("opMark"), kind: "op" as const };
    if (p.isMod) return { text: t("modMark"), kind: "mod" as const };
    return p.line.author === me ? { text: t("meMark"), kind: "me" as const } : undefined;
  };
  const dir = () => directionOf(p.host.state, p.line.id);
  return (
    <CommentRow
      depth={p.depth}
      face={
        <Face
          of={isDead() ? "rd_user_gone" : p.line.author}
          own={p.host.state.profile.face}
          files={p.host.os.files}
          size={24}
        />
      }
      name={name()}
      badge={badge()}
      time={agoText(p.line.at, p.host.now, p.host.lang)}
      edited={p.line.edited && !isDead() ? t("edited") : undefined}
      pinned={p.line.stickied === true ? t("pinnedMark") : undefined}
      text={text()}
      dead={isDead()}
      folded={p.folded}
      below={p.below > 0 ? `+${p.below}` : "+"}
      focused={p.line.id === p.host.params.focus}
      score={countText(p.line.score + dir(), p.host.lang)}
      dir={dir()}
      names={{
        fold: t("fold", { name: name() }),
        unfold: t("unfold", { name: name() }),
        reply: t("reply"),
        menu: t("commentMenuName", { name: name() }),
        up: t("upvoteComment", { name: name() }),
        down: t("downvoteComment", { name: name() }),
      }}
      canReply={!p.post.locked && !p.post.removed}
      onFold={() => p.host.act.flip({ comment: p.line.id })}
      onName={() => (p.line.author === me ? p.host.act.openMe() : p.host.act.openUser({ user: p.line.author }))}
      onReply={() => p.host.act.replyTo({ comment: p.line.id })}
      onMenu={() => p.host.act.commentMenu({ comment: p.line.id })}
      onUp={() => p.host.act.up({ thing: p.line.id })}
      onDown={() => p.host.act.down({ thing: p.line.id })}
    />
  );
}
