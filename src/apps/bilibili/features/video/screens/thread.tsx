import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import { queryWorld } from "#ui/world.ts";
import videos from "#world/videos/index.ts";
import app from "#apps/bilibili/index.ts";
import { me } from "#apps/bilibili/ids.ts";
import { Empty } from "#apps/bilibili/looks/cells.tsx";
import { CommentHead, SayBar } from "#apps/bilibili/looks/comments.tsx";
import { WriteBar } from "#apps/bilibili/looks/forms.tsx";
import { Leaf } from "#apps/bilibili/looks/frame.tsx";
import { strings } from "#apps/bilibili/strings.ts";
import { repliesUnder } from "../queries.ts";
import { CommentLine, usePhoneLines, worldLine } from "./parts/comment-list.tsx";
import { CommentMenu } from "./parts/comment-menu.tsx";

export default screen(app, strings, "thread", (p) => {
  const isOwn = () => p.params.comment.startsWith("said_");
  const video = queryWorld(videos.queries.video, () => (p.params.on.startsWith("post_") ? null : { id: p.params.on }));
  const author = () => (p.params.on.startsWith("post_") ? me : (video()?.author ?? ""));
  const found = queryWorld(videos.queries.comment, () => (isOwn() ? null : { id: p.params.comment }));
  const ownFirst = usePhoneLines(
    () => p,
    () => {
      const one = p.state.comments[p.params.comment];
      return one ? [one] : [];
    },
    author,
  );
  const first = createMemo(() => {
    const comment = found();
    return isOwn() ? ownFirst()[0] : comment ? worldLine(p, comment) : undefined;
  });
  const replies = queryWorld(videos.queries.thread, () =>
    isOwn() ? null : { video: p.params.on, parent: p.params.comment, sort: "oldest" as const },
  );
  const own = usePhoneLines(
    () => p,
    () => repliesUnder(p.state, p.params.comment),
    author,
  );
  const lines = createMemo(() => [
    ...(replies()?.rows ?? [])
      .filter((one) => p.state.blocked[one.author] === undefined)
      .map((one) => worldLine(p, one)),
    ...own(),
  ]);
  const hint = () => {
    const to = lines().find(({ by }) => by === p.view.to) ?? first();
    return p.t("replyHint", { name: to?.name ?? "" });
  };
  return (
    <Leaf
      back
      title={p.t("threadTitle")}
      bottom={
        <Show when={first()}>
          <Show
            when={p.view.open === "write"}
            fallback={
              <SayBar
                face={<Face of={me} own={p.state.profile.face} files={p.os.files} size={30} />}
                text={hint()}
                onTap={() => p.act.write()}
              />
            }
          >
            <WriteBar
              at={p.field("words")}
              hint={hint()}
              send={p.t("send")}
              ready={p.can("send")}
              onSend={() => p.act.send()}
            />
          </Show>
        </Show>
      }
      overlays={<CommentMenu host={p} />}
    >
      <Show when={first()} fallback={<Empty text={p.t("commentGone")} />}>
        {(line) => <CommentLine host={p} line={line()} onReply={() => p.act.replyTo({ to: null })} />}
      </Show>
      <CommentHead title={p.t("allReplies")} />
      <For each={lines()}>
        {(line) => <CommentLine host={p} line={line} onReply={() => p.act.replyTo({ to: line.by })} />}
      </For>
    </Leaf>
  );
});
