/** Lists of posts, and the sheets of a post: its menu and the sharing. */
import type { Facts } from "#os/values.ts";
import { countText } from "#os/social-format.ts";
import { createMemo, For, Show, type Accessor } from "solid-js";
import { keepEqual } from "./keep-equal.ts";
import type { Post } from "#world/threads/index.ts";
import type { OwnPost } from "../../features/create/state.ts";
import { agoText, hostOf } from "../../format.ts";
import { isOwnPost } from "../../ids.ts";
import { Empty, MoreButton } from "../../looks/cells.tsx";
import { PostCard } from "../../looks/post.tsx";
import { PollBox } from "../../looks/poll.tsx";
import type { Word } from "../../strings.ts";
import { isOwn, ownPost, worldPost, type PostHost, type PostModel } from "./post-model.ts";
import { useCommunities, usePosts } from "./reads.ts";

/** The acts that a list of posts needs. */
export interface ListActs {
  up(args: { thing: string }): void;
  down(args: { thing: string }): void;
  open(args: { post: string }): void;
  openCommunity(args: { community: string }): void;
  openUser(args: { user: string }): void;
  openMe(): void;
  openLink(args: { url: string }): void;
  look(args: { post: string; first: number }): void;
  votePoll(args: { post: string; option: number }): void;
  postMenu(args: { post: string }): void;
  sharePost(args: { post: string }): void;
  more(): void;
}
export interface ListHost extends PostHost {
  readonly act: ListActs;
}
/** Where a list is: this decides what the head of a post shows. */
export type Place = "feed" | "community" | "profile";

/** Converts records into the data that lists show. */
export function useModels(
  host: Accessor<PostHost>,
  posts: Accessor<readonly (Post | OwnPost)[]>,
  recommended: Accessor<ReadonlySet<string>> = () => new Set(),
): Accessor<readonly PostModel[]> {
  const communities = useCommunities(() => posts().map(({ community }) => community));
  const models = (): PostModel[] =>
    posts().map((post) => {
      const community = communities().get(post.community);
      const model = isOwn(post) ? ownPost(host().state, post, community) : worldPost(host().state, post, community);
      return recommended().has(post.id) ? { ...model, recommended: true } : model;
    });
  return keepEqual(models, ({ id }) => id);
}
/** Returns the posts with the given ids in their order, without posts that no longer exist. */
export function usePostsById(
  host: Accessor<PostHost>,
  ids: Accessor<readonly string[]>,
): Accessor<readonly (Post | OwnPost)[]> {
  const found = usePosts(ids);
  return createMemo(() =>
    ids().flatMap((id) => {
      const post = isOwnPost(id) ? host().state.posts[id] : found().get(id);
      return post ? [post] : [];
    }),
  );
}
export function PostList(p: {
  readonly host: ListHost;
  readonly posts: readonly PostModel[];
  readonly place: Place;
  readonly more: boolean;
  /** Whether the posts are loaded, so that an empty list is really empty. */
  readonly loaded: boolean;
  readonly empty: string;
  /** Joins the community of a post; only feeds offer it. */
  readonly onJoin?: ((community: string) => void) | undefined;
}) {
  return (
    <>
      <Show when={p.posts.length > 0 || !p.loaded} fallback={<Empty text={p.empty} />}>
        <For each={p.posts}>{(post) => <Card host={p.host} post={post} place={p.place} onJoin={p.onJoin} />}</For>
      </Show>
      <Show when={p.more}>
        <MoreButton label={p.host.t("loadMore")} onTap={() => p.host.act.more()} />
      </Show>
    </>
  );
}
function Card(p: {
  readonly host: ListHost;
  readonly post: PostModel;
  readonly place: Place;
  readonly onJoin?: ((community: string) => void) | undefined;
}) {
  const t = (key: Word, facts?: Facts) => p.host.t(key, facts);
  const isSeen = () => p.host.state.seen.some(({ post }) => post === p.post.id);
  const openAuthor = () => (p.post.own ? p.host.act.openMe() : p.host.act.openUser({ user: p.post.author }));
  const byAuthor = () => p.place === "community";
  const joins = () => p.onJoin !== undefined && p.host.state.joined[p.post.community] === undefined;
  return (
    <PostCard
      icon={
        byAuthor()
          ? { kind: "user", id: p.post.author }
          : { kind: "community", name: p.post.communityName, colour: p.post.colour }
      }
      own={p.host.state.profile.face}
      files={p.host.os.files}
      name={byAuthor() ? `u/${p.post.name}` : `r/${p.post.communityName}`}
      time={agoText(p.post.at, p.host.now, p.host.lang)}
      note={p.post.recommended === true ? t("becauseSimilar") : undefined}
      join={joins() ? { label: t("join"), name: t("joinName", { name: p.post.communityName }) } : undefined}
      marks={[
        ...(p.post.pinned && byAuthor() ? [t("pinnedMark")] : []),
        ...(p.post.locked ? [t("lockedMark")] : []),
        ...(p.post.removed ? [t("removedMark")] : []),
      ]}
      title={p.post.title}
      text={p.post.text}
      flair={p.post.flair}
      spoiler={p.post.spoiler ? t("spoiler") : undefined}
      blur={p.post.spoiler && p.host.state.prefs.blurSpoilers}
      dim={isSeen() && p.host.state.prefs.dimVisited}
      compact={p.host.state.prefs.feedView === "compact"}
      pictures={p.post.pictures}
      link={p.post.link ? hostOf(p.post.link.url) : undefined}
      names={{
        menu: t("postMenuName", { title: p.post.title }),
        up: t("upvote"),
        down: t("downvote"),
        comments: t("commentsName", { n: p.post.comments }),
        share: t("share"),
        picture: t("pictureName", { n: p.post.pictures.length }),
        link: t("openLinkName", { host: p.post.link ? hostOf(p.post.link.url) : "" }),
      }}
      score={countText(p.post.score, p.host.lang)}
      dir={p.post.dir}
      comments={countText(p.post.comments, p.host.lang)}
      poll={<Show when={p.post.poll}>{(poll) => <Poll host={p.host} post={p.post.id} poll={poll()} />}</Show>}
      onOpen={() => p.host.act.open({ post: p.post.id })}
      onHead={() => (byAuthor() ? openAuthor() : p.host.act.openCommunity({ community: p.post.community }))}
      onJoin={() => p.onJoin?.(p.post.community)}
      onMenu={() => p.host.act.postMenu({ post: p.post.id })}
      onUp={() => p.host.act.up({ thing: p.post.id })}
      onDown={() => p.host.act.down({ thing: p.post.id })}
      onShare={() => p.host.act.sharePost({ post: p.post.id })}
      onLink={() => p.host.act.openLink({ url: p.post.link?.url ?? "" })}
      onPicture={() => p.host.act.look({ post: p.post.id, first: 0 })}
    />
  );
}
export function Poll(p: {
  readonly host: PostHost & { readonly act: { votePoll(args: { post: string; option: number }): void } };
  readonly post: string;
  readonly poll: NonNullable<PostModel["poll"]>;
}) {
  const total = () => p.poll.options.reduce((sum, { votes }) => sum + votes, 0);
  const isClosed = () => p.poll.closesAt <= p.host.now;
  const isOpen = () => !isClosed() && p.poll.chosen === null;
  const days = () => Math.max(1, Math.ceil((p.poll.closesAt - p.host.now) / 86_400_000));
  return (
    <PollBox
      options={p.poll.options.map(({ text, votes }, n) => ({
        text,
        votes: countText(votes, p.host.lang),
        share: total() === 0 ? 0 : votes / total(),
        chosen: p.poll.chosen === n,
      }))}
      open={isOpen()}
      note={`${p.host.t("votesCount", { n: countText(total(), p.host.lang) })} · ${
        isClosed() ? p.host.t("pollClosed") : p.host.t("daysLeft", { n: days() })
      }`}
      onVote={(option) => p.host.act.votePoll({ post: p.post, option })}
    />
  );
}
