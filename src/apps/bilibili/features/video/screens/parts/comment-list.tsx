/** The comments of a video or post: those of the world in pages, and those in the phone's state. */
import { countText } from "#os/social-format.ts";
import { createMemo, For, Show } from "solid-js";
import type { OsState } from "#os/state.ts";
import type { Facts, Lang } from "#os/values.ts";
import { FaceButton } from "#ui/kit/social/face.tsx";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import videos, { type Comment as WorldComment } from "#world/videos/index.ts";
import { agoText } from "#apps/bilibili/format.ts";
import { me } from "#apps/bilibili/ids.ts";
import { More } from "#apps/bilibili/looks/cells.tsx";
import { CommentRow, EndLine } from "#apps/bilibili/looks/comments.tsx";
import { timeOf } from "#apps/bilibili/screens/parts/cards.ts";
import type { State } from "#apps/bilibili/state.ts";
import type { Word } from "#apps/bilibili/strings.ts";
import { countCommentLikes, firstComments, repliesUnder } from "../../queries.ts";
import type { Comment } from "../../state.ts";

export interface CommentHost {
  readonly state: State;
  readonly os: OsState;
  readonly now: number;
  readonly lang: Lang;
  readonly t: (key: Word, facts?: Facts) => string;
  readonly view: { readonly open: string | null; readonly held: string | null };
  readonly act: {
    openUser(args: { user: string }): void;
    openMe(): void;
    likeComment(args: { comment: string }): void;
    dislikeComment(args: { comment: string }): void;
    holdComment(args: { comment: string }): void;
  };
}
/** A comment of the world, or a comment in the phone's state. */
export interface Line {
  readonly id: string;
  readonly by: string;
  readonly name: string;
  readonly level: number;
  readonly to: string | undefined;
  readonly text: string;
  readonly at: number;
  readonly ip: string;
  readonly likes: number;
  readonly replies: number;
  readonly byAuthor: boolean;
  readonly pinned: boolean;
}
export const worldLine = (host: CommentHost, c: WorldComment): Line => ({
  id: c.id,
  by: c.author,
  name: c.name,
  level: c.level,
  to: c.replyTo?.name,
  text: c.text,
  at: timeOf(host.state, c),
  ip: c.ip,
  likes: countCommentLikes(host.state, c),
  replies: c.replies,
  byAuthor: c.byAuthor,
  pinned: c.pinned,
});
/** Returns the lines of comments in the phone's state. The names of their authors come from the world. */
export function usePhoneLines(of: () => CommentHost, comments: () => readonly Comment[], author: () => string) {
  const people = queryWorld(videos.queries.users, () => {
    const ids = [...new Set(comments().flatMap(({ by, to }) => [by, to ?? me]))].filter((id) => id !== me).slice(0, 60);
    return ids.length > 0 ? { ids } : null;
  });
  const person = (id: string) => people()?.find((one) => one.id === id);
  const nameOf = (id: string) => (id === me ? of().state.profile.name : (person(id)?.name ?? ""));
  return createMemo((): Line[] =>
    comments().map((c) => ({
      id: c.id,
      by: c.by,
      name: nameOf(c.by),
      level: c.by === me ? of().state.profile.level : (person(c.by)?.level ?? 1),
      to: c.to === null ? undefined : nameOf(c.to),
      text: c.text,
      at: c.at,
      ip: c.by === me ? (of().state.prefs.showPlace ? of().state.profile.ip : "") : (person(c.by)?.ip ?? ""),
      likes: countCommentLikes(of().state, c),
      replies: repliesUnder(of().state, c.id).length,
      byAuthor: c.by === author(),
      pinned: false,
    })),
  );
}
export function CommentLine(p: {
  readonly host: CommentHost;
  readonly line: Line;
  readonly replies?: readonly { readonly name: string; readonly text: string }[] | undefined;
  readonly all?: string | undefined;
  readonly onReplies?: (() => void) | undefined;
  readonly onReply: () => void;
}) {
  const t: CommentHost["t"] = (key, facts) => p.host.t(key, facts);
  return (
    <CommentRow
      face={
        <FaceButton
          of={p.line.by}
          own={p.host.state.profile.face}
          files={p.host.os.files}
          size={36}
          name={p.line.name}
          onTap={() => (p.line.by === me ? p.host.act.openMe() : p.host.act.openUser({ user: p.line.by }))}
        />
      }
      name={p.line.name}
      level={p.line.level}
      byAuthor={p.line.byAuthor}
      pinned={p.line.pinned}
      to={p.line.to}
      text={p.line.text}
      info={[agoText(p.line.at, p.host.os, p.host.now), p.line.ip].filter((x) => x !== "").join(" · ")}
      texts={{
        author: t("upMark"),
        pinned: t("pinnedMark"),
        reply: t("reply"),
        like: t("likeComment", { name: p.line.name }),
        dislike: t("dislikeComment", { name: p.line.name }),
      }}
      likes={p.line.likes === 0 ? "" : countText(p.line.likes, p.host.lang)}
      liked={p.host.state.likedComments[p.line.id] !== undefined}
      disliked={p.host.state.dislikedComments[p.line.id] !== undefined}
      held={p.host.view.open === "comment" && p.host.view.held === p.line.id}
      replies={p.replies}
      all={p.all}
      onReplies={p.onReplies}
      onReply={() => p.onReply()}
      onHold={() => p.host.act.holdComment({ comment: p.line.id })}
      onLike={() => p.host.act.likeComment({ comment: p.line.id })}
      onDislike={() => p.host.act.dislikeComment({ comment: p.line.id })}
    />
  );
}
/** How many replies the grey box shows. */
const previewed = 2;
export function CommentList(p: {
  readonly host: CommentHost;
  readonly on: string;
  /** Whether the world has comments on it. */
  readonly ofWorld: boolean;
  readonly author: string;
  readonly order: "hot" | "newest";
  readonly pages: number;
  readonly onReply: (under: string, to: string) => void;
  readonly onThread: (comment: string) => void;
  readonly onMore: () => void;
}) {
  const pages = queryWorldPages(
    videos.queries.thread,
    () => (p.ofWorld ? { video: p.on, parent: "", sort: p.order } : null),
    () => p.pages,
  );
  const own = usePhoneLines(
    () => p.host,
    () => firstComments(p.host.state, p.on),
    () => p.author,
  );
  const shown = createMemo(() =>
    (pages()?.rows ?? [])
      .filter(({ author }) => p.host.state.blocked[author] === undefined)
      .map((comment) => worldLine(p.host, comment)),
  );
  return (
    <>
      <For each={own()}>
        {(line) => (
          <Thread host={p.host} on={p.on} line={line} author={p.author} onReply={p.onReply} onThread={p.onThread} />
        )}
      </For>
      <For each={shown()}>
        {(line) => (
          <Thread host={p.host} on={p.on} line={line} author={p.author} onReply={p.onReply} onThread={p.onThread} />
        )}
      </For>
      <Show when={own().length + shown().length > 0} fallback={<EndLine text={p.host.t("noComments")} />}>
        <Show when={!pages()?.more}>
          <EndLine text={p.host.t("theEnd")} />
        </Show>
      </Show>
      <More when={pages()?.more} label={p.host.t("loadMore")} onTap={() => p.onMore()} />
    </>
  );
}
function Thread(p: {
  readonly host: CommentHost;
  readonly on: string;
  readonly line: Line;
  readonly author: string;
  readonly onReply: (under: string, to: string) => void;
  readonly onThread: (comment: string) => void;
}) {
  const isOwn = () => p.line.id.startsWith("said_");
  const theirs = queryWorld(videos.queries.thread, () =>
    !isOwn() && p.line.replies > 0 ? { video: p.on, parent: p.line.id, sort: "oldest" as const } : null,
  );
  const own = usePhoneLines(
    () => p.host,
    () => repliesUnder(p.host.state, p.line.id),
    () => p.author,
  );
  const total = () => (isOwn() ? 0 : p.line.replies) + own().length;
  return (
    <CommentLine
      host={p.host}
      line={p.line}
      replies={[...(theirs()?.rows ?? []), ...own()].slice(0, previewed)}
      all={total() > 0 ? p.host.t(total() === 1 ? "showReply" : "showReplies", { n: total() }) : undefined}
      onReplies={() => p.onThread(p.line.id)}
      onReply={() => p.onReply(p.line.id, p.line.by)}
    />
  );
}
