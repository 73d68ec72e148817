/** One of the user's posts, in a list or on its page. */
import { countText } from "#os/social-format.ts";
import type { OsState } from "#os/state.ts";
import type { Facts, Lang } from "#os/values.ts";
import { Face } from "#ui/kit/social/face.tsx";
import { queryWorld } from "#ui/world.ts";
import videos from "#world/videos/index.ts";
import { agoText, lengthText } from "#apps/bilibili/format.ts";
import { me } from "#apps/bilibili/ids.ts";
import { FeedPost } from "#apps/bilibili/looks/feed.tsx";
import type { State } from "#apps/bilibili/state.ts";
import type { Word } from "#apps/bilibili/strings.ts";
import { countComments } from "../../../video/queries.ts";
import type { Post } from "../../state.ts";

interface OwnPostHost {
  readonly state: State;
  readonly os: OsState;
  readonly now: number;
  readonly lang: Lang;
  readonly t: (key: Word, facts?: Facts) => string;
}
export function OwnPost(p: {
  readonly host: OwnPostHost;
  readonly post: Post;
  readonly onUser: () => void;
  readonly onLike: () => void;
  readonly onVideo: (video: string) => void;
  readonly onOpen?: (() => void) | undefined;
  readonly onComment: () => void;
}) {
  const t: OwnPostHost["t"] = (key, facts) => p.host.t(key, facts);
  const video = queryWorld(videos.queries.video, () => (p.post.video === null ? null : { id: p.post.video }));
  const liked = () => p.host.state.likedPosts[p.post.id] !== undefined;
  const likes = () => p.post.likedBy.length + p.post.moreLikes + (liked() ? 1 : 0);
  const comments = () => countComments(p.host.state, p.post.id);
  const when = () => agoText(p.post.at, p.host.os, p.host.now);
  return (
    <FeedPost
      face={<Face of={me} own={p.host.state.profile.face} files={p.host.os.files} size={40} />}
      name={p.host.state.profile.name}
      note={p.post.video === null ? when() : `${when()} · ${t("sharedVideo")}`}
      text={p.post.text}
      pictures={p.post.pictures}
      pictureName={(n) => t("pictureN", { n })}
      files={p.host.os.files}
      video={
        video()
          ? {
              title: video()!.title,
              cover: video()!.cover,
              length: lengthText(video()!.seconds),
              counts: t("plays", { n: countText(video()!.plays, p.host.lang) }),
              onTap: () => p.onVideo(video()!.id),
            }
          : undefined
      }
      comment={{
        name: t("comments"),
        count: comments() === 0 ? t("comments") : String(comments()),
        onTap: () => p.onComment(),
      }}
      like={{
        name: t("like"),
        count: likes() === 0 ? t("like") : countText(likes(), p.host.lang),
        on: liked(),
        onTap: () => p.onLike(),
      }}
      onUser={() => p.onUser()}
      onOpen={p.onOpen}
    />
  );
}
