/** The rows of the notifications. */
import bell from "@material-symbols/svg-400/outlined/notifications_active-fill.svg?raw";
import bubble from "@material-symbols/svg-400/outlined/chat_bubble.svg?raw";
import chart from "@material-symbols/svg-400/outlined/ballot-fill.svg?raw";
import clock from "@material-symbols/svg-400/outlined/schedule-fill.svg?raw";
import group from "@material-symbols/svg-400/outlined/group-fill.svg?raw";
import heart from "@material-symbols/svg-400/outlined/favorite.svg?raw";
import heartOn from "@material-symbols/svg-400/outlined/favorite-fill.svg?raw";
import listIcon from "@material-symbols/svg-400/outlined/list_alt-fill.svg?raw";
import person from "@material-symbols/svg-400/outlined/person-fill.svg?raw";
import repeat from "@material-symbols/svg-400/outlined/repeat.svg?raw";
import { Show } from "solid-js";
import type { ScreenProps } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import posts, { type User } from "#world/posts/index.ts";
import type app from "#apps/x/index.ts";
import { agoText, countOrNone } from "#apps/x/format.ts";
import { Face } from "#ui/kit/social/face.tsx";
import { NewsPost, NewsRow } from "#apps/x/looks/news.tsx";
import { ActionRow, Marks } from "#apps/x/looks/post.tsx";
import { countsOf, useItem } from "#apps/x/screens/parts/items.ts";
import { Pill } from "#apps/x/looks/cells.tsx";
import type { Word } from "#apps/x/strings.ts";
import { isFollowed } from "#apps/x/ties.ts";
import type { NewsGroup } from "../../queries.ts";
import type { News } from "../../state.ts";

type NoticeProps = ScreenProps<typeof app, "notifications", Word>;
interface RowProps {
  readonly host: NoticeProps;
  readonly group: NewsGroup;
  readonly users: ReadonlyMap<string, User>;
}
const icons: Record<News["kind"], string> = {
  like: heartOn,
  repost: repeat,
  follow: person,
  reply: bubble,
  mention: bubble,
  quote: bubble,
  request: person,
  accept: person,
  poll: chart,
  sent: clock,
  admit: group,
  bell,
  list: listIcon,
};
const maxFaces = 6;
export function NewsGroupRow(p: RowProps) {
  const isPost = () => ["reply", "mention", "quote"].includes(p.group.first.kind);
  return (
    <Show when={isPost()} fallback={<PlainNews {...p} />}>
      <PostNews {...p} />
    </Show>
  );
}
function PlainNews(p: RowProps) {
  const first = () => p.group.first;
  const item = useItem(
    () => p.host,
    () => first().post,
  );
  const community = queryWorld(posts.queries.community, () => {
    const id = first().community;
    return id === null ? null : { id };
  });
  const list = queryWorld(posts.queries.list, () => {
    const id = first().list;
    return id === null ? null : { id };
  });
  const people = () => [...new Set(p.group.all.flatMap(({ by }) => (by === null ? [] : [by])))];
  const name = () => p.users.get(first().by ?? "")?.name ?? "";
  const text = () => {
    const n = people().length - 1;
    const facts = { name: name(), n };
    switch (first().kind) {
      case "like":
        return p.host.t(n > 0 ? "newsLikes" : "newsLike", facts);
      case "repost":
        return p.host.t(n > 0 ? "newsReposts" : "newsRepost", facts);
      case "follow":
        return p.host.t(n > 0 ? "newsFollows" : "newsFollow", facts);
      case "request":
        return p.host.t("newsRequest", facts);
      case "accept":
        return p.host.t("newsAccept", facts);
      case "poll":
        return p.host.t(p.host.state.posts[first().post ?? ""] ? "newsOwnPoll" : "newsPoll");
      case "sent":
        return p.host.t("newsSent");
      case "admit":
        return p.host.t("newsAdmit", { name: community()?.name ?? "" });
      case "list":
        return p.host.t("newsList", { name: name(), list: list()?.name ?? "" });
      default:
        return p.host.t("newsBell", facts);
    }
  };
  const open = () => {
    const { post, community: of, list: onList, by, kind } = first();
    if (post !== null) p.host.act.openPost({ post });
    else if (of !== null) p.host.act.openCommunity({ community: of });
    else if (onList !== null) p.host.act.openList({ list: onList });
    else if (kind === "follow" && people().length > 1) p.host.act.openNewFollowers();
    else if (by !== null) p.host.act.openUser({ user: by });
  };
  return (
    <NewsRow
      kind={
        first().kind === "like"
          ? "like"
          : first().kind === "repost"
            ? "repost"
            : first().by === null
              ? "plain"
              : "person"
      }
      icon={icons[first().kind]}
      held={p.host.view.open === "held" && p.host.view.held === first().id}
      faces={people()
        .slice(0, maxFaces)
        .map((id) => (
          <Face of={id} size={32} />
        ))}
      text={text()}
      time={agoText(first().at, p.host.os, p.host.now)}
      quote={item()?.text ?? ""}
      button={
        <Show when={first().kind === "follow" && people().length === 1 && !isFollowed(p.host.state, first().by!)}>
          <Pill
            label={p.host.t("followBack")}
            name={p.host.t("followName", { name: name() })}
            onTap={() => p.host.act.follow({ user: first().by! })}
          />
        </Show>
      }
      onTap={open}
      onHold={() => p.host.act.hold({ news: first().id })}
    />
  );
}
function PostNews(p: RowProps) {
  const first = () => p.group.first;
  const item = useItem(
    () => p.host,
    () => first().post,
  );
  const user = () => p.users.get(first().by ?? "");
  const isMention = () => first().kind === "mention" || first().kind === "quote";
  return (
    <Show when={item()}>
      {(it) => {
        const liked = () => p.host.state.liked[it().id] !== undefined;
        const counts = () => countsOf(p.host.state, it());
        return (
          <NewsPost
            held={p.host.view.open === "held" && p.host.view.held === first().id}
            face={<Face of={it().by} size={40} />}
            name={user()?.name ?? ""}
            marks={<Marks verified={user()?.verified ?? null} />}
            handle={`@${user()?.handle ?? ""}`}
            time={agoText(it().at, p.host.os, p.host.now)}
            about={isMention() ? "" : p.host.t("replyingTo", { name: `@${p.host.state.profile.handle}` })}
            text={it().text}
            actions={
              <ActionRow
                items={[
                  {
                    id: "reply",
                    icon: bubble,
                    name: p.host.t("reply"),
                    count: countOrNone(counts().replies, p.host.lang) || undefined,
                    onTap: () => p.host.act.reply({ post: it().id }),
                  },
                  {
                    id: "like",
                    icon: liked() ? heartOn : heart,
                    name: p.host.t("like"),
                    count: countOrNone(counts().likes, p.host.lang) || undefined,
                    on: liked(),
                    onTap: () => p.host.act.like({ post: it().id }),
                  },
                ]}
              />
            }
            onTap={() => p.host.act.openPost({ post: it().id })}
            onHold={() => p.host.act.hold({ news: first().id })}
          />
        );
      }}
    </Show>
  );
}
