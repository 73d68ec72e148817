import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import threads from "#world/threads/index.ts";
import app from "#apps/reddit/index.ts";
import { isOwnPost } from "#apps/reddit/ids.ts";
import { BodyField } from "#apps/reddit/looks/create.tsx";
import { BarPill, Frame } from "#apps/reddit/looks/frame.tsx";
import { strings } from "#apps/reddit/strings.ts";

export default screen(app, strings, "reply", (p) => {
  const parent = () => p.params.parent ?? "";
  const comment = queryWorld(threads.queries.comment, () =>
    parent().startsWith("rd_comment_") ? { id: parent() } : null,
  );
  const post = queryWorld(threads.queries.post, () => (isOwnPost(p.params.post) ? null : { id: p.params.post }));
  const isEdit = () => p.params.comment !== null;
  /** The text that the user answers. */
  const quoted = () => {
    if (isEdit()) return "";
    if (parent() !== "") return p.state.comments[parent()]?.text ?? comment()?.text ?? "";
    return p.state.posts[p.params.post]?.title ?? post()?.title ?? "";
  };
  return (
    <Frame
      back="close"
      title={p.t(isEdit() ? "editComment" : parent() === "" ? "addComment" : "reply")}
      actions={
        <BarPill
          label={p.t(isEdit() ? "saveChanges" : "postWord")}
          disabled={!p.can("send")}
          onTap={() => p.act.send()}
        />
      }
    >
      <Show when={quoted() !== ""}>
        <p class="reply-to">{quoted()}</p>
      </Show>
      <BodyField at={p.field("text")} hint={p.t(parent() === "" ? "commentHint" : "replyHint")} />
    </Frame>
  );
});
