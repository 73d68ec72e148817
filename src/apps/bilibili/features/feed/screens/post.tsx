import more from "@material-symbols/svg-400/outlined/more_horiz.svg?raw";
import { Match, Show, Switch } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import app from "#apps/bilibili/index.ts";
import { me } from "#apps/bilibili/ids.ts";
import { Empty } from "#apps/bilibili/looks/cells.tsx";
import { CommentHead, SayBar } from "#apps/bilibili/looks/comments.tsx";
import { WriteBar } from "#apps/bilibili/looks/forms.tsx";
import { BarButton, Leaf } from "#apps/bilibili/looks/frame.tsx";
import { ActSheet } from "#apps/bilibili/looks/overlays.tsx";
import { strings } from "#apps/bilibili/strings.ts";
import { CommentList } from "../../video/screens/parts/comment-list.tsx";
import { CommentMenu } from "../../video/screens/parts/comment-menu.tsx";
import { countComments } from "../../video/queries.ts";
import { OwnPost } from "./parts/own-post.tsx";

export default screen(app, strings, "post", (p) => {
  const post = () => p.state.posts[p.params.post];
  return (
    <Leaf
      back
      title={p.t("postTitle")}
      actions={
        <Show when={post()}>
          <BarButton icon={more} name={p.t("postMenu")} onTap={() => p.act.menu()} />
        </Show>
      }
      bottom={
        <Switch>
          <Match when={p.view.open === "write"}>
            <WriteBar
              at={p.field("words")}
              hint={p.t("say")}
              send={p.t("send")}
              ready={p.can("send")}
              onSend={() => p.act.send()}
            />
          </Match>
          <Match when={post()}>
            <SayBar
              face={<Face of={me} own={p.state.profile.face} files={p.os.files} size={30} />}
              text={p.t("say")}
              onTap={() => p.act.write()}
            />
          </Match>
        </Switch>
      }
      overlays={
        <>
          <ActSheet
            open={p.view.open === "more"}
            items={[{ label: p.t("deletePost"), danger: true, onTap: () => p.act.remove() }]}
          />
          <CommentMenu host={p} />
        </>
      }
    >
      <Show when={post()} fallback={<Empty text={p.t("postGone")} />}>
        {(one) => (
          <>
            <OwnPost
              host={p}
              post={one()}
              onUser={() => p.act.openMe()}
              onLike={() => p.act.likePost()}
              onVideo={(video) => p.act.open({ video })}
              onComment={() => p.act.write()}
            />
            <CommentHead title={p.t("allComments", { n: countComments(p.state, one().id) })} />
            <CommentList
              host={p}
              on={one().id}
              ofWorld={false}
              author={me}
              order="newest"
              pages={1}
              onReply={(under, to) => p.act.replyTo({ under, to })}
              onThread={(comment) => p.act.openThread({ comment })}
              onMore={() => {}}
            />
          </>
        )}
      </Show>
    </Leaf>
  );
});
