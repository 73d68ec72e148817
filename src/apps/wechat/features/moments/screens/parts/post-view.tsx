/** A post in the feed and on its own page, with its actions. */
import { For, Show } from "solid-js";
import { namesText } from "#os/format.ts";
import { Tap } from "#ui/kit/tap.tsx";
import type { ScreenProps } from "#ui/screen-binding.tsx";
import type wechat from "#apps/wechat/index.ts";
import { nameOf } from "#apps/wechat/shared-queries.ts";
import { PictureGrid, PostReactions, PostComment, PostFooter, PostFrame, PostText } from "#apps/wechat/looks/post.tsx";
import { me, worldId } from "#apps/wechat/people.ts";
import type { Word } from "#apps/wechat/strings.ts";
import type { Post } from "../../state.ts";
import { PostPicture } from "./post-picture.tsx";
import { agoText } from "./ago-text.ts";

type Host = ScreenProps<typeof wechat, "moments", Word>;
/** Props shared by the feed and the post's page. */
export interface PostHost {
  readonly state: Host["state"];
  readonly os: Host["os"];
  readonly now: number;
  readonly view: Pick<Host["view"], "strip">;
  t: Host["t"];
  readonly act: Pick<Host["act"], "strip" | "like" | "write" | "deleteComment" | "look" | "openAlbum">;
}
export function PostView(p: {
  readonly post: Post;
  readonly host: PostHost;
  readonly onOpen?: (() => void) | undefined;
  readonly onDelete?: (() => void) | undefined;
}) {
  const name = (person: string) => nameOf(p.host.state, person);
  const shown = () => p.post.comments.filter((c) => c.at <= p.host.now);
  const likes = () => p.post.likes.map(name).filter((x) => x !== "");
  return (
    <PostFrame
      face={worldId(p.post.by)}
      name={name(p.post.by)}
      onFace={() => p.host.act.openAlbum({ person: p.post.by })}
    >
      <Show when={p.post.text}>
        <PostText text={p.post.text} onTap={p.onOpen} />
      </Show>
      <Show when={p.post.pictures.length > 0}>
        <PictureGrid
          each={p.post.pictures}
          name={(n) => `${p.host.t("photo")} ${n}`}
          draw={(of, side) => <PostPicture of={of} files={p.host.os.files} side={side} />}
          onTap={(n) => p.host.act.look({ pictures: [...p.post.pictures], first: n })}
        />
      </Show>
      <Show when={p.post.place}>
        <p class="post-place">{p.post.place}</p>
      </Show>
      <Show when={p.post.by === me ? p.post.remind : undefined}>
        {(reminded) => <p class="post-when">{p.host.t("reminded", { names: namesText(reminded().map(name)) })}</p>}
      </Show>
      <PostFooter
        when={agoText(p.host.t, p.post.at, p.host.os, p.host.now)}
        marks={
          <>
            <Show when={p.post.audience?.kind !== "all" && p.post.audience}>
              {(audience) => <p class="post-mark">{p.host.t(`audience_${audience().kind}`)}</p>}
            </Show>
            <Show when={p.onDelete}>
              <Tap class="post-mark link" name={p.host.t("deletePost")} onTap={() => p.onDelete!()}>
                <span>{p.host.t("deletePost")}</span>
              </Tap>
            </Show>
          </>
        }
        stripName={p.host.t("strip")}
        out={p.host.view.strip === p.post.id}
        liked={p.post.likes.includes(me)}
        like={p.host.t(p.post.likes.includes(me) ? "unlike" : "like")}
        comment={p.host.t("comment")}
        onStrip={() => p.host.act.strip({ post: p.post.id })}
        onLike={() => p.host.act.like({ post: p.post.id })}
        onComment={() => p.host.act.write({ post: p.post.id, to: null })}
      />
      <PostReactions likes={namesText(likes())} empty={likes().length === 0 && shown().length === 0}>
        <For each={shown()}>
          {(c) => (
            <PostComment
              by={name(c.by)}
              to={c.to === null ? undefined : name(c.to)}
              toWord={p.host.t("repliesTo")}
              text={c.text}
              onTap={() =>
                c.by === me
                  ? p.host.act.deleteComment({ post: p.post.id, comment: c.id })
                  : p.host.act.write({ post: p.post.id, to: c.by })
              }
              onHold={p.post.by === me ? () => p.host.act.deleteComment({ post: p.post.id, comment: c.id }) : undefined}
            />
          )}
        </For>
      </PostReactions>
    </PostFrame>
  );
}
