import camera from "@material-symbols/svg-400/outlined/photo_camera.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import wechat from "../../../index.ts";
import { nameOf } from "../../../links.ts";
import { WriteBar } from "../../../looks/forms.tsx";
import { Frame, NavSign } from "../../../looks/frame.tsx";
import { ActionSheet } from "../../../looks/over.tsx";
import { Cover, NewsPill } from "../../../looks/post.tsx";
import { me, worldId } from "../../../people.ts";
import { strings } from "../../../strings.ts";
import { feedOf, newTidings } from "../queries.ts";
import { OnePost } from "./parts/one-post.tsx";
import { Shot } from "./parts/shot.tsx";

export default screen(wechat, strings, "moments", (p) => {
  const last = () => p.state.momentsInbox.at(-1);
  return (
    <Frame
      back
      under
      white
      dark
      actions={<NavSign icon={camera} name={p.t("camera")} onTap={() => p.act.new()} />}
      bottom={
        <Show when={p.view.under !== null}>
          <WriteBar
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
        picture={<Shot of={p.state.momentsCover} files={p.os.files} side={360} />}
        face={worldId(me)}
        name={nameOf(p.state, me)}
        onFace={() => p.act.openAlbum({ person: me })}
      />
      <Show when={newTidings(p.state) > 0}>
        <NewsPill
          face={worldId(last()?.by ?? me)}
          text={p.t("momentNews", { count: newTidings(p.state) })}
          onTap={() => p.act.momentInbox()}
        />
      </Show>
      <For each={feedOf(p.state, p.now)}>
        {(post) => (
          <OnePost
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
