/** Parts of the feed of followed people: the row of portraits, and a post with its video, pictures and acts. */
import comment from "@material-symbols/svg-400/outlined/sms.svg?raw";
import like from "@material-symbols/svg-400/outlined/thumb_up.svg?raw";
import likeOn from "@material-symbols/svg-400/outlined/thumb_up-fill.svg?raw";
import share from "@material-symbols/svg-400/outlined/reply.svg?raw";
import { For, Show, type JSX } from "solid-js";
import type { Files } from "#os/files.ts";
import type { Picture } from "#world/social/pictures.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { ChosenPicture } from "#ui/kit/social/chosen-picture.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { AuthorRow } from "./author.tsx";
import { Cover } from "./cover.tsx";
import { joinName } from "./names.ts";
import "./cards.css";
import "./feed.css";

export function FaceStrip(p: {
  readonly people: readonly { readonly id: string; readonly name: string; readonly live?: string | undefined }[];
  readonly onTap: (id: string) => void;
}) {
  return (
    <Scroll name="people" axis="x" class="face-strip">
      <For each={p.people}>
        {(person) => (
          <Tap
            class="strip-face"
            role="link"
            name={joinName(person.name, person.live)}
            onTap={() => p.onTap(person.id)}
          >
            <div class={`strip-ring ${person.live ? "live" : ""}`}>
              <Face of={person.id} size={46} />
            </div>
            <span>{person.name}</span>
          </Tap>
        )}
      </For>
    </Scroll>
  );
}
interface PostAct {
  readonly name: string;
  readonly count: string;
  readonly on?: boolean | undefined;
  readonly onTap: () => void;
}
export interface PostVideo {
  readonly title: string;
  readonly cover: Picture;
  readonly length: string;
  readonly counts: string;
  readonly onTap: () => void;
}
export function FeedPost(p: {
  readonly face: JSX.Element;
  readonly name: string;
  readonly note: string;
  readonly text: string;
  readonly pictures?: readonly string[] | undefined;
  readonly pictureName?: ((n: number) => string) | undefined;
  readonly files?: Files | undefined;
  readonly video?: PostVideo | undefined;
  readonly like?: PostAct | undefined;
  readonly comment?: PostAct | undefined;
  readonly share?: PostAct | undefined;
  readonly onUser: () => void;
  /** Opens the post; missing on the post's own page, and for posts that are videos. */
  readonly onOpen?: (() => void) | undefined;
}) {
  const act = (icon: string, iconOn: string, it: PostAct) => (
    <Tap
      class="post-act"
      role={it.on === undefined ? "button" : "checkbox"}
      name={it.name}
      value={it.count}
      on={it.on}
      onTap={() => it.onTap()}
    >
      <Icon of={it.on === true ? iconOn : icon} size="small" />
      <span>{it.count}</span>
    </Tap>
  );
  return (
    <article class="feed-post">
      <AuthorRow face={p.face} name={p.name} note={p.note} onTap={() => p.onUser()} />
      <Show when={p.text !== ""}>
        <Show when={p.onOpen} fallback={<p class="post-words">{p.text}</p>}>
          <Tap class="post-words" role="link" name={p.text} onTap={() => p.onOpen!()}>
            <p>{p.text}</p>
          </Tap>
        </Show>
      </Show>
      <Show when={(p.pictures?.length ?? 0) > 0}>
        <div class="post-pictures">
          <For each={p.pictures}>
            {(picture, n) => (
              <Tap class="post-picture" role="image" name={p.pictureName?.(n() + 1)}>
                <ChosenPicture of={picture} files={p.files} />
              </Tap>
            )}
          </For>
        </div>
      </Show>
      <Show when={p.video}>
        {(video) => (
          <Tap
            class="post-video"
            role="link"
            name={joinName(video().title, video().counts, video().length)}
            onTap={() => video().onTap()}
          >
            <Cover of={video().cover} start={<b>{video().counts}</b>} end={video().length} />
            <p class="card-title">{video().title}</p>
          </Tap>
        )}
      </Show>
      <div class="post-acts">
        <Show when={p.share}>{(it) => act(share, share, it())}</Show>
        <Show when={p.comment}>{(it) => act(comment, comment, it())}</Show>
        <Show when={p.like}>{(it) => act(like, likeOn, it())}</Show>
      </div>
    </article>
  );
}
