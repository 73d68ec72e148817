/** A note of a followed person, over the whole width of the feed. */
import { Show } from "solid-js";
import comment from "@material-symbols/svg-400/outlined/sms.svg?raw";
import heart from "@material-symbols/svg-400/outlined/favorite.svg?raw";
import heartOn from "@material-symbols/svg-400/outlined/favorite-fill.svg?raw";
import play from "@material-symbols/svg-400/outlined/play_arrow-fill.svg?raw";
import type { Files } from "#os/files.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import { heightOf, Shot, type Shown } from "./shot.tsx";
import { joinName } from "./names.ts";
import "./feed-post.css";

export function FeedPost(p: {
  readonly by: string;
  readonly name: string;
  readonly time: string;
  readonly cover: Shown;
  readonly files: Files;
  readonly title: string;
  readonly video: boolean;
  readonly videoName: string;
  readonly liked: boolean;
  readonly likeName: string;
  readonly likes: string;
  readonly comments: string;
  readonly onUser: () => void;
  readonly onOpen: () => void;
  readonly onLike: () => void;
}) {
  return (
    <article class="feed-post">
      <Tap class="feed-post-head" role="link" name={joinName(p.name, p.time)} onTap={() => p.onUser()}>
        <Face of={p.by} size={36} />
        <div>
          <p>{p.name}</p>
          <small>{p.time}</small>
        </div>
      </Tap>
      <Tap
        class="feed-post-open"
        role="link"
        name={joinName(p.video ? p.videoName : "", p.title || p.name)}
        onTap={() => p.onOpen()}
      >
        <div class="note-card-cover" style={{ "aspect-ratio": `1 / ${heightOf(p.cover, p.files)}` }}>
          <Shot of={p.cover} files={p.files} />
          <Show when={p.video}>
            <div class="note-card-play">
              <Icon of={play} />
            </div>
          </Show>
        </div>
        <p class="feed-post-title">{p.title}</p>
      </Tap>
      <div class="feed-post-foot">
        <Tap
          class="feed-post-act"
          role="checkbox"
          name={`${p.likeName} ${p.likes}`}
          on={p.liked}
          onTap={() => p.onLike()}
        >
          <Icon of={p.liked ? heartOn : heart} />
          <span>{p.likes}</span>
        </Tap>
        <div class="feed-post-act">
          <Icon of={comment} />
          <span>{p.comments}</span>
        </div>
      </div>
    </article>
  );
}
