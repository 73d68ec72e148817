import camera from "@material-symbols/svg-400/outlined/photo_camera.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { nameOf } from "#apps/wechat/shared-queries.ts";
import { CommentBar } from "#apps/wechat/looks/forms.tsx";
import { Frame, NavIconButton } from "#apps/wechat/looks/frame.tsx";
import { ActionSheet } from "#apps/wechat/looks/overlays.tsx";
import { Cover, NewsPill } from "#apps/wechat/looks/post.tsx";
import { me, worldId } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { listFeed, countNewInboxItems } from "../queries.ts";
import { PostView } from "./parts/post-view.tsx";
import { PostPicture } from "./parts/post-picture.tsx";

export default screen(wechat, strings, "moments", (p) => {
  const last = () => p.state.momentsInbox.at(-1);
  return (
    <Frame
      back
      bodyUnderBar
      white
      dark
      actions={<NavIconButton icon={camera} name={p.t("camera")} onTap={() => p.act.new()} />}
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
          open={p.view.open === "new"}
          items={[
            { label: p.t("chooseFromAlbum"), onTap: () => p.act.newPictures() },
            { label: p.t("writeWords"), onTap: () => p.act.newText() },
            { label: p.t("changeCover"), onTap: () => p.act.changeCover() },
          ]}
        />
      }
    >
      <Cover
        picture={<PostPicture of={p.state.momentsCover} files={p.os.files} side={360} />}
        face={worldId(me)}
        name={nameOf(p.state, me)}
        onFace={() => p.act.openAlbum({ person: me })}
      />
      <Show when={countNewInboxItems(p.state) > 0}>
        <NewsPill
          face={worldId(last()?.by ?? me)}
          text={p.t("momentNews", { count: countNewInboxItems(p.state) })}
          onTap={() => p.act.momentInbox()}
        />
      </Show>
      <For each={listFeed(p.state, p.now)}>
        {(post) => (
          <PostView
            post={post}
            host={p}
            onOpen={() => p.act.openPost({ post: post.id })}
            onDelete={post.by === me ? () => p.act.deletePost({ post: post.id }) : undefined}
          />
        )}
      </For>
    </Frame>
  );
});
