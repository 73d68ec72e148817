import { countText } from "#os/social-format.ts";
import arrow from "@material-symbols/svg-400/outlined/keyboard_arrow_down.svg?raw";
import spoilerIcon from "@material-symbols/svg-400/outlined/visibility_off.svg?raw";
import tag from "@material-symbols/svg-400/outlined/sell.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import threads from "#world/threads/index.ts";
import app from "#apps/reddit/index.ts";
import { agoText, hostOf } from "#apps/reddit/format.ts";
import { isOwnPost } from "#apps/reddit/ids.ts";
import { Empty, OrderBar } from "#apps/reddit/looks/cells.tsx";
import { DetailHead, DetailNotice, DetailText } from "#apps/reddit/looks/detail.tsx";
import { CommunityIcon } from "#apps/reddit/looks/face.tsx";
import { JoinBar } from "#apps/reddit/looks/forms.tsx";
import { Frame } from "#apps/reddit/looks/frame.tsx";
import { ChoiceSheet } from "#apps/reddit/looks/overlays.tsx";
import { ActionPills, LinkCard, PostPicture, Tags } from "#apps/reddit/looks/post.tsx";
import { Poll } from "#apps/reddit/screens/parts/post-list.tsx";
import { ownPost, worldPost } from "#apps/reddit/screens/parts/post-model.ts";
import { PostOverlays } from "#apps/reddit/screens/parts/post-overlays.tsx";
import { strings } from "#apps/reddit/strings.ts";
import { banFrom } from "#apps/reddit/ties.ts";
import { commentSorts } from "../state.ts";
import { CommentList } from "./parts/comment-list.tsx";
import { CommentMenu } from "./parts/comment-menu.tsx";

export default screen(app, strings, "post", (p) => {
  const id = () => p.params.post;
  const record = queryWorld(threads.queries.post, () => (isOwnPost(id()) ? null : { id: id() }));
  const own = () => p.state.posts[id()];
  const community = queryWorld(threads.queries.community, () => {
    const of = own()?.community ?? record()?.community;
    return of === undefined ? null : { id: of };
  });
  const post = createMemo(() => {
    const mine = own();
    const world = record();
    if (mine) return ownPost(p.state, mine, community() ?? undefined);
    return world ? worldPost(p.state, world, community() ?? undefined) : null;
  });
  const isGone = () => post() === null && (isOwnPost(id()) || record() === null);
  const sort = () => p.view.sort ?? p.state.prefs.commentSort;
  const blurs = () => post()?.spoiler === true && p.state.prefs.blurSpoilers && !p.view.revealed;
  const notice = () => {
    const one = post();
    if (!one) return "";
    if (one.removed) return p.t("removedNotice", { name: one.communityName });
    if (one.locked) return p.t("lockedNotice");
    return banFrom(p.state, one.community, p.now) ? p.t("banned", { name: one.communityName }) : "";
  };
  return (
    <Show
      when={post()}
      fallback={
        <Frame back>
          <Show when={isGone()}>
            <Empty text={p.t("post-missing")} />
          </Show>
        </Frame>
      }
    >
      {(one) => (
        <Frame
          back
          bottom={
            <Show when={notice() === ""}>
              <JoinBar text={p.t("joinConversation")} onTap={() => p.act.write()} />
            </Show>
          }
          overlays={
            <>
              <ChoiceSheet
                open={p.view.open === "sort"}
                title={p.t("sortCommentsBy")}
                items={commentSorts.map((option) => ({
                  label: p.t(`order_${option}`),
                  on: sort() === option,
                  onTap: () => p.act.pickSort({ sort: option }),
                }))}
              />
              <ChoiceSheet
                open={p.view.open === "flair"}
                title={p.t("changeFlair")}
                items={[
                  ...(community()?.flairRequired === true
                    ? []
                    : [
                        {
                          label: p.t("noFlair"),
                          on: one().flair === null,
                          onTap: () => p.act.setFlair({ flair: null }),
                        },
                      ]),
                  ...(community()?.flairs ?? []).map((flair) => ({
                    label: flair.text,
                    on: one().flair?.id === flair.id,
                    onTap: () => p.act.setFlair({ flair: flair.id }),
                  })),
                ]}
              />
              <CommentMenu host={p} />
              <PostOverlays
                host={p}
                extra={[
                  { label: p.t("changeFlair"), icon: tag, onTap: () => p.act.flairMenu() },
                  {
                    label: p.t(one().spoiler ? "unmarkSpoiler" : "markSpoiler"),
                    icon: spoilerIcon,
                    onTap: () => p.act.toggleSpoiler({ post: id() }),
                  },
                ]}
              />
            </>
          }
        >
          <DetailHead
            icon={<CommunityIcon name={one().communityName} colour={one().colour} size={36} />}
            community={`r/${one().communityName}`}
            author={`u/${one().name}`}
            time={[agoText(one().at, p.now, p.lang), one().edited ? p.t("edited") : ""]
              .filter((x) => x !== "")
              .join(" · ")}
            join={
              p.state.joined[one().community] === undefined
                ? { label: p.t("join"), onTap: () => p.act.join({ community: one().community }) }
                : undefined
            }
            menu={p.t("postMenuName", { title: one().title })}
            onCommunity={() => p.act.openCommunity({ community: one().community })}
            onAuthor={() => (one().own ? p.act.openMe() : p.act.openUser({ user: one().author }))}
            onMenu={() => p.act.postMenu({ post: id() })}
          />
          <DetailText
            title={one().title}
            tags={<Tags flair={one().flair} spoiler={one().spoiler ? p.t("spoiler") : undefined} marks={[]} />}
            text={one().removed && !one().own ? "" : one().text}
          />
          <Show when={notice() !== ""}>
            <DetailNotice text={notice()} />
          </Show>
          <Show when={one().pictures.length > 0 && !(one().removed && !one().own)}>
            <PostPicture
              name={p.t(blurs() ? "revealSpoiler" : "pictureName", { n: one().pictures.length })}
              pictures={one().pictures}
              files={p.os.files}
              blur={blurs()}
              onTap={() => (blurs() ? p.act.reveal() : p.act.look({ post: id(), first: 0 }))}
            />
          </Show>
          <Show when={one().link}>
            {(link) => (
              <LinkCard
                name={p.t("openLinkName", { host: hostOf(link().url) })}
                title={link().title}
                host={hostOf(link().url)}
                onTap={() => p.act.openLink({ url: link().url })}
              />
            )}
          </Show>
          <Show when={one().poll}>{(poll) => <Poll host={p} post={id()} poll={poll()} />}</Show>
          <ActionPills
            names={{
              up: p.t("upvote"),
              down: p.t("downvote"),
              comments: p.t("commentsName", { n: one().comments }),
              share: p.t("share"),
            }}
            score={countText(one().score, p.lang)}
            dir={one().dir}
            comments={countText(one().comments, p.lang)}
            onUp={() => p.act.up({ thing: id() })}
            onDown={() => p.act.down({ thing: id() })}
            onComments={() => p.act.write()}
            onShare={() => p.act.sharePost({ post: id() })}
          />
          <OrderBar
            items={[
              {
                label: p.t(`order_${sort()}`),
                name: p.t("sortCommentsBy"),
                icon: arrow,
                onTap: () => p.act.sortMenu(),
              },
            ]}
          />
          <CommentList host={p} post={one()} moderators={community()?.moderators ?? []} />
        </Frame>
      )}
    </Show>
  );
});
