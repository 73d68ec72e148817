import down from "@material-symbols/svg-400/rounded/keyboard_arrow_down.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { copyText } from "#ui/kit/copyable.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import posts from "#world/posts/index.ts";
import app from "#apps/x/index.ts";
import { countText, momentLine } from "#apps/x/format.ts";
import { isWorldPost, me } from "#apps/x/ids.ts";
import { CheckCell, Empty, MoreButton } from "#apps/x/looks/cells.tsx";
import { Face, FaceButton } from "#ui/kit/social/face.tsx";
import { Leaf } from "#apps/x/looks/frame.tsx";
import { Sheet } from "#apps/x/looks/overlays.tsx";
import { ActionRow, Marks, PostHead } from "#apps/x/looks/post.tsx";
import { countsOf, phoneItem, useItem, useItems, wantedItems, type Item } from "#apps/x/screens/parts/items.ts";
import { FollowButton } from "#apps/x/screens/parts/people.tsx";
import { PostExtras, PostText } from "#apps/x/screens/parts/post-body.tsx";
import { actionsOf, PostEntry, useAuthor } from "#apps/x/screens/parts/post-row.tsx";
import { PostSheets } from "#apps/x/screens/parts/post-sheets.tsx";
import { strings } from "#apps/x/strings.ts";
import { isBlocked } from "#apps/x/ties.ts";
import { repliesTo } from "../queries.ts";
import { replyOrders } from "../screens.ts";

export default screen(app, strings, "post", (p) => {
  const item = useItem(
    () => p,
    () => p.params.post,
  );
  const author = useAuthor(item);
  const above = useItems(
    () => p,
    () => item()?.ancestors ?? [],
  );
  const user = queryWorld(posts.queries.user, () => {
    const it = item();
    return it && it.by !== me ? { id: it.by } : null;
  });
  const community = queryWorld(posts.queries.community, () => {
    const id = item()?.community ?? null;
    return id === null ? null : { id };
  });
  const pages = queryWorldPages(
    posts.queries.replies,
    () =>
      isWorldPost(p.params.post)
        ? { parent: p.params.post, ...(p.view.order === "top" ? {} : { sort: p.view.order }) }
        : null,
    () => p.view.pages,
  );
  const replies = createMemo((): Item[] => {
    const own = repliesTo(p.state, p.params.post).map((post) => phoneItem(post, p.state));
    const theirs = wantedItems(p.state, pages()?.rows ?? []).filter(({ at }) => at <= p.now);
    // The author's replies and the user's own replies come first, as in the app.
    return p.view.order === "newest" ? [...own.toReversed(), ...theirs] : [...own, ...theirs];
  });
  return (
    <Leaf
      back
      title={p.t("post")}
      bottom={
        <Show when={item() && !isBlocked(p.state, item()!.by)}>
          <div class="reply-bar">
            <Face of={me} own={p.state.profile.face} files={p.os.files} size={32} />
            <Tap
              class="reply-field"
              role="textbox"
              name={p.t("postYourReply")}
              onTap={() => p.act.reply({ post: p.params.post })}
            >
              <span>{p.t("postYourReply")}</span>
            </Tap>
          </div>
        </Show>
      }
      overlays={
        <>
          <PostSheets host={p} />
          <Sheet open={p.view.open === "order"} title={p.t("orderTitle")}>
            <For each={replyOrders}>
              {(order) => (
                <CheckCell
                  radio
                  title={p.t(`order_${order}`)}
                  on={p.view.order === order}
                  onTap={() => p.act.setOrder({ order })}
                />
              )}
            </For>
          </Sheet>
        </>
      }
    >
      <Show when={item() !== undefined}>
        <Show
          when={item() && !isBlocked(p.state, item()!.by) ? item() : null}
          fallback={
            <Show when={item()} fallback={<Empty title={p.t("postGone")} text={p.t("postGoneText")} />}>
              {(it) => (
                <Empty
                  title={p.t("postGone")}
                  text={p.t("postBlockedText")}
                  button={p.t("viewProfile")}
                  onTap={() => p.act.openUser({ user: it().by })}
                />
              )}
            </Show>
          }
        >
          {(it) => (
            <>
              <For each={above()}>
                {(one, n) => <PostEntry host={p} entry={{ item: one }} above={n() > 0} below inThread={n() > 0} />}
              </For>
              <PostHead
                face={
                  <FaceButton
                    of={it().by}
                    own={p.state.profile.face}
                    files={p.os.files}
                    size={40}
                    name={author().name}
                    onTap={() => p.act.openUser({ user: it().by })}
                  />
                }
                name={author().name}
                marks={<Marks verified={author().verified} />}
                handle={`@${author().handle}`}
                button={
                  <Show when={user() && p.state.follows[it().by] === undefined ? user() : undefined}>
                    {(other) => <FollowButton host={p} user={other()} />}
                  </Show>
                }
                menuName={p.t("moreOn", { name: author().name })}
                onUser={() => p.act.openUser({ user: it().by })}
                onMenu={() => p.act.menu({ post: it().id, author: it().by })}
              />
              <Show when={it().text}>
                <Tap class="post-copy" role="text" name={it().text} onHold={() => copyText(it().text)}>
                  <PostText host={p} text={it().text} large />
                </Tap>
              </Show>
              <div class="page-part">
                <PostExtras host={p} item={it()} />
              </div>
              <Show when={community()}>
                {(found) => (
                  <Tap
                    class="post-community"
                    role="link"
                    name={p.t("inCommunity", { name: found().name })}
                    onTap={() => p.act.openCommunity({ community: found().id })}
                  >
                    <span>{p.t("inCommunity", { name: found().name })}</span>
                  </Tap>
                )}
              </Show>
              <Facts host={p} item={it()} name={`@${author().handle}`} />
              <ActionRow large items={actionsOf(p, it(), true)} />
              <Show when={replies().length > 0}>
                <div class="reply-order">
                  <Tap class="order-button" name={p.t("orderTitle")} onTap={() => p.act.order()}>
                    <span>{p.t(`order_${p.view.order}`)}</span>
                    <Icon of={down} size="small" />
                  </Tap>
                </div>
              </Show>
              <For each={replies()}>{(reply) => <Reply host={p} item={reply} />}</For>
              <Show when={pages()?.more}>
                <MoreButton label={p.t("moreReplies")} onTap={() => p.act.moreReplies()} />
              </Show>
            </>
          )}
        </Show>
      </Show>
    </Leaf>
  );
});
type PostProps = Parameters<Parameters<typeof screen<typeof app, "post", keyof typeof strings.en>>[3]>[0];
/** The time, the views and the counts of a post on its page, and who can reply. */
function Facts(p: { readonly host: PostProps; readonly item: Item; readonly name: string }) {
  const counts = () => countsOf(p.host.state, p.item);
  const parts = () => {
    const { reposts, quotes, likes, bookmarks } = counts();
    return [
      { n: reposts, label: p.host.t("countReposts", { n: reposts }) },
      { n: quotes, label: p.host.t("countQuotes", { n: quotes }) },
      { n: likes, label: p.host.t("countLikes", { n: likes }) },
      { n: bookmarks, label: p.host.t("countBookmarks", { n: bookmarks }) },
    ].filter(({ n }) => n > 0);
  };
  return (
    <>
      <p class="post-moment">
        {momentLine(p.item.at, p.host.os)} · <b>{countText(counts().views, p.host.lang)}</b>{" "}
        {p.host.t("countViews", { n: counts().views })}
      </p>
      <Show when={p.item.mayReply !== "everyone"}>
        <p class="post-limits">
          {p.host.t(`mayReply_${p.item.mayReply as "following" | "mentioned" | "verified"}`, { name: p.name })}
        </p>
      </Show>
      <Show when={parts().length > 0}>
        <div class="post-counts">
          <For each={parts()}>
            {({ n, label }) => (
              <Tap
                class="count-link"
                role="link"
                name={label}
                value={String(n)}
                onTap={() => p.host.act.engagements({ post: p.item.id })}
              >
                <b>{countText(n, p.host.lang)}</b> {label}
              </Tap>
            )}
          </For>
        </div>
      </Show>
    </>
  );
}
/** A reply, with the first answer of the post's author below it. */
function Reply(p: { readonly host: PostProps; readonly item: Item }) {
  const answers = queryWorld(posts.queries.replies, () =>
    isWorldPost(p.item.id) && p.item.base.replies > 0 ? { parent: p.item.id } : null,
  );
  const shown = createMemo(() => [
    ...wantedItems(p.host.state, (answers()?.rows ?? []).slice(0, 1)),
    ...repliesTo(p.host.state, p.item.id)
      .slice(0, 2)
      .map((post) => phoneItem(post, p.host.state)),
  ]);
  return (
    <>
      <PostEntry host={p.host} entry={{ item: p.item }} below={shown().length > 0} inThread />
      <For each={shown()}>
        {(item, n) => <PostEntry host={p.host} entry={{ item }} above below={n() < shown().length - 1} inThread />}
      </For>
    </>
  );
}
