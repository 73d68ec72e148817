/** A post in a list, with its buttons. */
import bookmarkIcon from "@material-symbols/svg-400/outlined/bookmark.svg?raw";
import bookmarkOn from "@material-symbols/svg-400/outlined/bookmark-fill.svg?raw";
import bubble from "@material-symbols/svg-400/outlined/chat_bubble.svg?raw";
import heart from "@material-symbols/svg-400/outlined/favorite.svg?raw";
import heartOn from "@material-symbols/svg-400/outlined/favorite-fill.svg?raw";
import pin from "@material-symbols/svg-400/outlined/keep-fill.svg?raw";
import repeat from "@material-symbols/svg-400/outlined/repeat.svg?raw";
import out from "@material-symbols/svg-400/outlined/share.svg?raw";
import views from "@material-symbols/svg-400/outlined/bar_chart.svg?raw";
import { createMemo, For, type Accessor } from "solid-js";
import posts from "#world/posts/index.ts";
import { queryWorld } from "#ui/world.ts";
import { agoText, countOrNone } from "../../format.ts";
import { isWorldPost, me } from "../../ids.ts";
import { FaceButton } from "#ui/kit/social/face.tsx";
import { ActionRow, Marks, PostRow, type ActionItem } from "../../looks/post.tsx";
import { mayReplyAtOnce } from "../../ties.ts";
import type { Host, PostHost } from "./host.ts";
import { countsOf, type Item } from "./items.ts";
import { PostExtras, PostText } from "./post-body.tsx";

export interface Author {
  readonly name: string;
  readonly handle: string;
  readonly verified: Item["verified"];
}
/** Returns the author of a post. The state contains no names of other people, so their names are read from the world. */
export function useAuthor(item: Accessor<Item | null | undefined>): Accessor<Author> {
  const found = queryWorld(posts.queries.user, () => {
    const it = item();
    return it && it.name === "" && it.by !== me ? { id: it.by } : null;
  });
  return createMemo(() => {
    const it = item();
    return {
      name: it?.name || (found()?.name ?? ""),
      handle: it?.handle || (found()?.handle ?? ""),
      verified: it?.verified ?? found()?.verified ?? null,
    };
  });
}
/** Returns the buttons below a post. */
export function actionsOf(host: PostHost, item: Item, large: boolean): ActionItem[] {
  const counts = countsOf(host.state, item);
  const { id } = item;
  const liked = host.state.liked[id] !== undefined;
  const marked = host.state.bookmarked[id] !== undefined;
  const count = (n: number): string | undefined => (large ? undefined : countOrNone(n, host.lang) || undefined);
  const viewsItem: ActionItem = {
    id: "views",
    icon: views,
    name: host.t("viewsName", { n: counts.views }),
    count: count(counts.views),
    onTap: () => host.act.engagements({ post: id }),
  };
  return [
    {
      id: "reply",
      icon: bubble,
      name: host.t("reply"),
      count: count(counts.replies),
      disabled: !mayReplyAtOnce(host.state, item),
      onTap: () => host.act.reply({ post: id }),
    },
    {
      id: "repost",
      icon: repeat,
      name: host.t("repost"),
      count: count(counts.reposts + counts.quotes),
      on: host.state.reposted[id] !== undefined,
      onTap: () => host.act.askRepost({ post: id }),
    },
    {
      id: "like",
      icon: liked ? heartOn : heart,
      name: host.t("like"),
      count: count(counts.likes),
      on: liked,
      onTap: () => host.act.like({ post: id }),
    },
    ...(large || !host.state.prefs.views ? [] : [viewsItem]),
    {
      id: "bookmark",
      icon: marked ? bookmarkOn : bookmarkIcon,
      name: host.t("bookmark"),
      on: marked,
      onTap: () => host.act.bookmark({ post: id }),
    },
    { id: "share", icon: out, name: host.t("share"), onTap: () => host.act.share({ post: id }) },
  ];
}
export interface Entry {
  readonly item: Item;
  /** The person who reposted the post; `me` for the user. */
  readonly repostedBy?: string | undefined;
  readonly pinned?: boolean | undefined;
}
export function PostEntry(p: {
  readonly host: PostHost;
  readonly entry: Entry;
  readonly above?: boolean | undefined;
  readonly below?: boolean | undefined;
  /** Whether the row omits "Replying to", because the answered post is above it. */
  readonly inThread?: boolean | undefined;
}) {
  const item = () => p.entry.item;
  const author = useAuthor(item);
  const reposter = queryWorld(posts.queries.user, () =>
    p.entry.repostedBy !== undefined && p.entry.repostedBy !== me ? { id: p.entry.repostedBy } : null,
  );
  const answered = () => (p.inThread === true ? undefined : item().ancestors.at(-1));
  const context = () => {
    if (p.entry.pinned === true) return { icon: pin, text: p.host.t("pinned") };
    if (p.entry.repostedBy === me) return { icon: repeat, text: p.host.t("youReposted") };
    if (p.entry.repostedBy !== undefined)
      return { icon: repeat, text: p.host.t("reposted", { name: reposter()?.name ?? "" }) };
    return undefined;
  };
  const replyTo = useAnsweredHandle(() => p.host, answered);
  return (
    <PostRow
      name={author().name}
      text={item().text}
      marks={<Marks verified={author().verified} isProtected={item().by === me && p.host.state.prefs.protect} />}
      handle={`@${author().handle}`}
      time={agoText(item().at, p.host.os, p.host.now)}
      face={
        <FaceButton
          of={item().by}
          own={p.host.state.profile.face}
          files={p.host.os.files}
          size={40}
          name={author().name}
          onTap={() => p.host.act.openUser({ user: item().by })}
        />
      }
      context={context()}
      replyTo={replyTo()}
      above={p.above}
      below={p.below}
      menuName={p.host.t("moreOn", { name: author().name })}
      onMenu={() => p.host.act.menu({ post: item().id, author: item().by })}
      onTap={() => p.host.act.openPost({ post: item().id })}
    >
      <PostText host={p.host} text={item().text} />
      <PostExtras host={p.host} item={item()} />
      <ActionRow items={actionsOf(p.host, item(), false)} />
    </PostRow>
  );
}
/** Returns "Replying to @…" for a reply, or undefined. */
function useAnsweredHandle(host: Accessor<Host>, answered: Accessor<string | undefined>): Accessor<string | undefined> {
  const own = () => host().state.posts[answered() ?? ""];
  const post = queryWorld(posts.queries.post, () => {
    const id = answered();
    return id !== undefined && isWorldPost(id) ? { id } : null;
  });
  const user = queryWorld(posts.queries.user, () => {
    const by = own()?.by;
    return by !== undefined && by !== me ? { id: by } : null;
  });
  return createMemo(() => {
    if (answered() === undefined) return undefined;
    const handle = own()?.by === me ? host().state.profile.handle : (user()?.handle ?? post()?.handle);
    return handle === undefined ? undefined : host().t("replyingTo", { name: `@${handle}` });
  });
}
export function PostList(p: { readonly host: PostHost; readonly entries: readonly Entry[] }) {
  return <For each={p.entries}>{(entry) => <PostEntry host={p.host} entry={entry} />}</For>;
}
