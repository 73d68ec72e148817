/** The comments on a note: the comments of the world, the user's comments, and the answers to them. */
import { countText } from "#os/social-format.ts";
import { createMemo, For, Show } from "solid-js";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import rednote, { type Comment as WorldComment } from "#world/rednote/index.ts";
import { agoText } from "#apps/rednote/format.ts";
import { isPost, me } from "#apps/rednote/ids.ts";
import { Pill } from "#apps/rednote/looks/cells.tsx";
import { CommentRow, EndLine, ThreadToggle } from "#apps/rednote/looks/comments.tsx";
import { FaceButton } from "#ui/kit/social/face.tsx";
import { timeOf } from "#apps/rednote/screens/parts/hooks.ts";
import type { Comment } from "../../state.ts";
import { countCommentLikes, firstComments, repliesUnder } from "../../queries.ts";
import { ownPlace, type NoteModel, type NoteProps } from "./note-model.ts";

/** A comment of the world, or a comment in the phone's state. */
interface Line {
  readonly id: string;
  readonly by: string;
  readonly name: string;
  readonly to: string | undefined;
  readonly text: string;
  readonly at: number;
  readonly ip: string;
  readonly likes: number;
  readonly replies: number;
}
export function CommentList(p: { readonly host: NoteProps; readonly note: NoteModel }) {
  const order = () => p.host.view.order ?? p.host.state.prefs.commentOrder;
  const pages = queryWorldPages(
    rednote.queries.thread,
    () => (isPost(p.note.id) || p.note.comments === 0 ? null : { note: p.note.id, parent: "", sort: order() }),
    () => p.host.view.pages,
  );
  const own = createMemo(() => firstComments(p.host.state, p.note.id));
  const shown = () => (pages()?.rows ?? []).filter(({ author }) => p.host.state.blocked[author] === undefined);
  return (
    <>
      <PhoneComments host={p.host} note={p.note} comments={own()} inner={false} />
      <For each={shown()}>{(comment) => <Thread host={p.host} note={p.note} line={worldLine(p.host, comment)} />}</For>
      <Show when={pages()?.more} fallback={<EndLine text={p.host.t("theEnd")} />}>
        <Pill kind="grey" wide label={p.host.t("moreComments")} onTap={() => p.host.act.moreComments()} />
      </Show>
    </>
  );
}
const worldLine = (host: NoteProps, c: WorldComment): Line => ({
  id: c.id,
  by: c.author,
  name: c.name,
  to: c.replyTo?.name,
  text: c.text,
  at: timeOf(host.state, c),
  ip: c.ip,
  likes: countCommentLikes(host.state, c),
  replies: c.replies,
});
/** The comments in the phone's state. The names of their authors come from the world. */
function PhoneComments(p: {
  readonly host: NoteProps;
  readonly note: NoteModel;
  readonly comments: readonly Comment[];
  readonly inner: boolean;
}) {
  const people = queryWorld(rednote.queries.users, () => {
    const ids = [...new Set(p.comments.flatMap(({ by, to }) => [by, to ?? me]))].filter((id) => id !== me).slice(0, 60);
    return ids.length > 0 ? { ids } : null;
  });
  const nameOf = (id: string) =>
    id === me ? p.host.state.profile.name : (people()?.find((one) => one.id === id)?.name ?? "");
  const ipOf = (id: string) => (id === me ? ownPlace(p.host) : (people()?.find((one) => one.id === id)?.ip ?? ""));
  const line = (c: Comment): Line => ({
    id: c.id,
    by: c.by,
    name: nameOf(c.by),
    to: c.to === null ? undefined : nameOf(c.to),
    text: c.text,
    at: c.at,
    ip: ipOf(c.by),
    likes: countCommentLikes(p.host.state, c),
    replies: 0,
  });
  return (
    <For each={p.comments}>
      {(comment) =>
        p.inner ? (
          <Row host={p.host} note={p.note} line={line(comment)} under={comment.under ?? comment.id} inner />
        ) : (
          <Thread host={p.host} note={p.note} line={line(comment)} />
        )
      }
    </For>
  );
}
/** A thread: its first comment and the replies. */
function Thread(p: { readonly host: NoteProps; readonly note: NoteModel; readonly line: Line }) {
  const isOpen = () => p.host.view.threads.includes(p.line.id);
  const replies = queryWorld(rednote.queries.thread, () =>
    isOpen() && p.line.replies > 0 ? { note: p.note.id, parent: p.line.id, sort: "oldest" as const } : null,
  );
  const own = createMemo(() => repliesUnder(p.host.state, p.line.id));
  return (
    <>
      <Row host={p.host} note={p.note} line={p.line} under={p.line.id} inner={false} />
      <Show when={isOpen()}>
        <For each={(replies()?.rows ?? []).filter(({ author }) => p.host.state.blocked[author] === undefined)}>
          {(reply) => <Row host={p.host} note={p.note} line={worldLine(p.host, reply)} under={p.line.id} inner />}
        </For>
      </Show>
      <PhoneComments host={p.host} note={p.note} comments={own()} inner />
      <Show when={p.line.replies > 0}>
        <ThreadToggle
          label={isOpen() ? p.host.t("hideReplies") : p.host.t("showReplies", { n: p.line.replies })}
          name={p.line.name}
          onTap={() => p.host.act.toggleThread({ comment: p.line.id })}
        />
      </Show>
    </>
  );
}
function Row(p: {
  readonly host: NoteProps;
  readonly note: NoteModel;
  readonly line: Line;
  readonly under: string;
  readonly inner: boolean;
}) {
  const openUser = () => (p.line.by === me ? p.host.act.openMe() : p.host.act.openUser({ user: p.line.by }));
  return (
    <CommentRow
      face={
        <FaceButton
          of={p.line.by}
          own={p.host.state.profile.face}
          files={p.host.os.files}
          size={p.inner ? 24 : 32}
          name={p.line.name}
          onTap={openUser}
        />
      }
      name={p.line.name}
      badge={p.line.by === p.note.by ? p.host.t("author") : undefined}
      to={p.line.to}
      replyWord={p.host.t("reply")}
      text={p.line.text}
      info={[agoText(p.line.at, p.host.os, p.host.now), p.line.ip].filter((x) => x !== "").join(" ")}
      likeName={p.host.t("likeComment", { name: p.line.name })}
      likes={p.line.likes === 0 ? "" : countText(p.line.likes, p.host.lang)}
      liked={p.host.state.likedComments[p.line.id] !== undefined}
      inner={p.inner}
      held={p.host.view.open === "comment" && p.host.view.held === p.line.id}
      onReply={() => p.host.act.replyTo({ under: p.under, to: p.line.by })}
      onHold={() => p.host.act.holdComment({ comment: p.line.id })}
      onLike={() => p.host.act.likeComment({ comment: p.line.id })}
    />
  );
}
