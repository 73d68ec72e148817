/** A post in a list, and the parts of a post that its page shows too. */
import comment from "@material-symbols/svg-400/outlined/mode_comment.svg?raw";
import down from "@material-symbols/svg-400/outlined/shift.svg?raw";
import downFull from "@material-symbols/svg-400/outlined/shift-fill.svg?raw";
import linkIcon from "@material-symbols/svg-400/outlined/link.svg?raw";
import more from "@material-symbols/svg-400/outlined/more_horiz.svg?raw";
import share from "@material-symbols/svg-400/outlined/forward.svg?raw";
import { For, Show, type JSX } from "solid-js";
import type { Files } from "#os/files.ts";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { CommunityIcon, Face } from "./face.tsx";
import { heightOf, Shot } from "./shot.tsx";
import { joinTexts } from "./names.ts";
import "./post.css";

export type PostIcon =
  | { readonly kind: "user"; readonly id: string }
  | { readonly kind: "community"; readonly name: string; readonly colour: string };
export function HeadIcon(p: {
  readonly icon: PostIcon;
  readonly size: number;
  readonly own: string | null;
  readonly files: Files;
}) {
  return (
    <Show
      when={p.icon.kind === "community" ? p.icon : undefined}
      fallback={<Face of={p.icon.kind === "user" ? p.icon.id : ""} size={p.size} own={p.own} files={p.files} />}
    >
      {(it) => <CommunityIcon name={it().name} colour={it().colour} size={p.size} />}
    </Show>
  );
}
export function FlairTag(p: { readonly text: string; readonly colour: string }) {
  return (
    <span class="flair" style={{ background: p.colour }}>
      {p.text}
    </span>
  );
}
export function Tags(p: {
  readonly flair: { readonly text: string; readonly colour: string } | null;
  readonly spoiler?: string | undefined;
  readonly marks: readonly string[];
}) {
  return (
    <Show when={p.flair !== null || p.spoiler !== undefined || p.marks.length > 0}>
      <div class="tags">
        <Show when={p.flair}>{(flair) => <FlairTag text={flair().text} colour={flair().colour} />}</Show>
        <Show when={p.spoiler}>
          <span class="tag">{p.spoiler}</span>
        </Show>
        <For each={p.marks}>{(mark) => <span class="tag">{mark}</span>}</For>
      </div>
    </Show>
  );
}
/** The pill with two arrows and the score. */
export function VotePill(p: {
  readonly names: { readonly up: string; readonly down: string };
  readonly score: string;
  readonly dir: 1 | -1 | 0;
  readonly bare?: boolean | undefined;
  readonly onUp: () => void;
  readonly onDown: () => void;
}) {
  return (
    <div class={`vote-pill ${p.dir === 1 ? "up" : p.dir === -1 ? "down" : ""} ${p.bare === true ? "bare" : ""}`}>
      <Tap class="vote" name={p.names.up} on={p.dir === 1} value={p.score} onTap={() => p.onUp()}>
        <Icon of={p.dir === 1 ? downFull : down} />
      </Tap>
      <span class="score">{p.score}</span>
      <Tap class="vote turned" name={p.names.down} on={p.dir === -1} onTap={() => p.onDown()}>
        <Icon of={p.dir === -1 ? downFull : down} />
      </Tap>
    </div>
  );
}
export function ActionPills(p: {
  readonly names: { readonly up: string; readonly down: string; readonly comments: string; readonly share: string };
  readonly score: string;
  readonly dir: 1 | -1 | 0;
  readonly comments: string;
  readonly onUp: () => void;
  readonly onDown: () => void;
  readonly onComments: () => void;
  readonly onShare: () => void;
}) {
  return (
    <div class="pills">
      <VotePill names={p.names} score={p.score} dir={p.dir} onUp={p.onUp} onDown={p.onDown} />
      <Tap class="action-pill" name={p.names.comments} onTap={() => p.onComments()}>
        <span>
          <Icon of={comment} size="small" />
          {p.comments}
        </span>
      </Tap>
      <Tap class="action-pill last" name={p.names.share} onTap={() => p.onShare()}>
        <span>
          <Icon of={share} size="small" />
        </span>
      </Tap>
    </div>
  );
}
/** The large picture of a post. A blurred picture belongs to a spoiler. */
export function PostPicture(p: {
  readonly name: string;
  readonly pictures: readonly string[];
  readonly files: Files;
  readonly blur: boolean;
  readonly onTap: () => void;
}) {
  return (
    <Tap
      class={`post-picture ${p.blur ? "blur" : ""}`}
      role="image"
      name={p.name}
      style={{ "aspect-ratio": `1 / ${heightOf(p.pictures[0]!, p.files)}` }}
      onTap={() => p.onTap()}
    >
      <Shot picture={p.pictures[0]!} files={p.files} />
      <Show when={p.pictures.length > 1}>
        <span class="picture-count">1/{p.pictures.length}</span>
      </Show>
    </Tap>
  );
}
export function LinkCard(p: {
  readonly name: string;
  readonly title: string;
  readonly host: string;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="link-card" role="link" name={p.name} onTap={() => p.onTap()}>
      <Icon of={linkIcon} size="small" />
      <div>
        <Show when={p.title !== ""}>
          <p>{p.title}</p>
        </Show>
        <small>{p.host}</small>
      </div>
    </Tap>
  );
}
export function PostCard(p: {
  readonly icon: PostIcon;
  readonly own: string | null;
  readonly files: Files;
  readonly name: string;
  readonly time: string;
  readonly note?: string | undefined;
  readonly join?: { readonly label: string; readonly name: string } | undefined;
  readonly marks: readonly string[];
  readonly title: string;
  readonly text: string;
  readonly flair: { readonly text: string; readonly colour: string } | null;
  readonly spoiler?: string | undefined;
  readonly blur: boolean;
  readonly dim: boolean;
  readonly compact: boolean;
  readonly pictures: readonly string[];
  readonly link?: string | undefined;
  readonly names: Readonly<Record<"menu" | "up" | "down" | "comments" | "share" | "picture" | "link", string>>;
  readonly score: string;
  readonly dir: 1 | -1 | 0;
  readonly comments: string;
  readonly poll: JSX.Element;
  readonly onOpen: () => void;
  readonly onHead: () => void;
  readonly onJoin: () => void;
  readonly onMenu: () => void;
  readonly onUp: () => void;
  readonly onDown: () => void;
  readonly onShare: () => void;
  readonly onLink: () => void;
  readonly onPicture: () => void;
}) {
  const shownText = () => (p.blur || p.pictures.length > 0 || p.compact ? "" : p.text);
  return (
    <article class={`post ${p.compact ? "compact" : ""}`}>
      <div class="post-head">
        <Tap class="post-source" role="link" name={p.name} value={p.time} onTap={() => p.onHead()}>
          <HeadIcon icon={p.icon} size={24} own={p.own} files={p.files} />
          <span class="post-name">{p.name}</span>
          <span class="post-time">· {p.time}</span>
        </Tap>
        <Show when={p.join}>
          {(join) => (
            <Tap class="join" name={join().name} onTap={() => p.onJoin()}>
              <span>{join().label}</span>
            </Tap>
          )}
        </Show>
        <Tap class="post-more" name={p.names.menu} onTap={() => p.onMenu()}>
          <Icon of={more} />
        </Tap>
      </div>
      <Show when={p.note}>
        <p class="post-note">{p.note}</p>
      </Show>
      <div class="post-main">
        <Tap
          class="post-open"
          role="link"
          name={p.title}
          value={joinTexts(p.flair?.text, p.spoiler, ...p.marks, shownText())}
          onTap={() => p.onOpen()}
        >
          <h3 class={p.dim ? "visited" : ""}>{p.title}</h3>
          <Tags flair={p.flair} spoiler={p.spoiler} marks={p.marks} />
          <Show when={shownText()}>
            <p class="post-text">{shownText()}</p>
          </Show>
        </Tap>
        <Show when={p.compact && p.pictures.length > 0}>
          <Tap
            class={`post-thumb ${p.blur ? "blur" : ""}`}
            role="image"
            name={p.names.picture}
            onTap={() => p.onPicture()}
          >
            <Shot picture={p.pictures[0]!} files={p.files} thumb={76} />
          </Tap>
        </Show>
      </div>
      <Show when={!p.compact && p.pictures.length > 0}>
        <PostPicture name={p.names.picture} pictures={p.pictures} files={p.files} blur={p.blur} onTap={p.onPicture} />
      </Show>
      <Show when={p.link !== undefined}>
        <LinkCard name={p.names.link} title="" host={p.link!} onTap={p.onLink} />
      </Show>
      {p.poll}
      <ActionPills
        names={p.names}
        score={p.score}
        dir={p.dir}
        comments={p.comments}
        onUp={p.onUp}
        onDown={p.onDown}
        onComments={p.onOpen}
        onShare={p.onShare}
      />
    </article>
  );
}
