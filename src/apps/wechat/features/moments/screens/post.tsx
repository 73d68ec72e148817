import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { nameOf } from "#apps/wechat/shared-queries.ts";
import { Remark } from "#apps/wechat/looks/cells.tsx";
import { CommentBar } from "#apps/wechat/looks/forms.tsx";
import { Frame, NavIconButton } from "#apps/wechat/looks/frame.tsx";
import { moreIcon } from "#apps/wechat/looks/glyphs.ts";
import { ActionSheet } from "#apps/wechat/looks/overlays.tsx";
import { me } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { findPost } from "../queries.ts";
import { PostView } from "./parts/post-view.tsx";

export default screen(wechat, strings, "post", (p) => {
  const post = () => findPost(p.state, p.params.post, p.now);
  const own = () => post()?.by === me;
  const isPrivate = () => post()?.audience?.kind === "private";
  return (
    <Frame
      back
      white
      title={p.t("postTitle")}
      actions={
        <Show when={own()}>
          <NavIconButton icon={moreIcon} name={p.t("more")} onTap={() => p.act.more()} />
        </Show>
      }
      bottom={
        <Show when={p.view.under !== null}>
          <CommentBar
            at={p.field("words")}
            placeholder={
              p.view.to === null ? p.t("commentHint") : p.t("replyHint", { name: nameOf(p.state, p.view.to) })
            }
            send={p.t("send")}
            ready={p.can("send")}
            onSend={() => p.act.send()}
          />
        </Show>
      }
      overlays={
        <ActionSheet
          open={p.view.open === "more"}
          items={[
            {
              label: p.t(isPrivate() ? "makePublic" : "makePrivate"),
              onTap: () => p.act.setPrivate({ on: !isPrivate() }),
            },
            { label: p.t("deletePost"), danger: true, onTap: () => p.act.deletePost() },
          ]}
        />
      }
    >
      <Show when={post()} fallback={<Remark big>{p.t("post-missing")}</Remark>}>
        {(it) => <PostView post={it()} host={p} />}
      </Show>
    </Frame>
  );
});
