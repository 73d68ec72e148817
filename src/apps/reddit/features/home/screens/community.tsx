import { countText } from "#os/social-format.ts";
import arrow from "@material-symbols/svg-400/outlined/keyboard_arrow_down.svg?raw";
import block from "@material-symbols/svg-400/outlined/volume_off.svg?raw";
import glass from "@material-symbols/svg-400/outlined/search.svg?raw";
import info from "@material-symbols/svg-400/outlined/info.svg?raw";
import mail from "@material-symbols/svg-400/outlined/mail.svg?raw";
import more from "@material-symbols/svg-400/outlined/more_horiz.svg?raw";
import out from "@material-symbols/svg-400/outlined/share.svg?raw";
import plus from "@material-symbols/svg-400/outlined/add.svg?raw";
import star from "@material-symbols/svg-400/outlined/star.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import threads from "#world/threads/index.ts";
import { leastAge } from "#apps/reddit/format.ts";
import app from "#apps/reddit/index.ts";
import { ChipRow, Empty, OrderBar, Pill } from "#apps/reddit/looks/cells.tsx";
import { CommunityIcon } from "#apps/reddit/looks/face.tsx";
import { DetailNotice } from "#apps/reddit/looks/detail.tsx";
import { BarButton, Frame } from "#apps/reddit/looks/frame.tsx";
import { Sheet } from "#apps/reddit/looks/overlays.tsx";
import { BannerHead, HeadLink } from "#apps/reddit/looks/profile.tsx";
import { isRestricted } from "#apps/reddit/rules.ts";
import { membersOf } from "#apps/reddit/screens/parts/party-rows.tsx";
import { PostList, useModels, usePostsById } from "#apps/reddit/screens/parts/post-list.tsx";
import { isOwn, isWanted, mergeOwn } from "#apps/reddit/screens/parts/post-model.ts";
import { PostOverlays } from "#apps/reddit/screens/parts/post-overlays.tsx";
import { isInSpan, isSpanned, sortArgs, SortSheets } from "#apps/reddit/screens/parts/sorts.tsx";
import { strings } from "#apps/reddit/strings.ts";
import { banFrom } from "#apps/reddit/ties.ts";
import type { PostSort } from "../state.ts";

const sorts = ["hot", "new", "top", "rising", "controversial"] as const;
export default screen(app, strings, "community", (p) => {
  const id = () => p.params.community;
  const found = queryWorld(threads.queries.community, () => ({ id: id() }));
  const sort = (): Exclude<PostSort, "best"> => (p.view.sort === null || p.view.sort === "best" ? "hot" : p.view.sort);
  const pages = queryWorldPages(
    threads.queries.wall,
    () => ({
      in: id(),
      ...(p.view.flair === null ? {} : { flair: `${id()} ${p.view.flair}` }),
      ...sortArgs(sort(), p.view.span, leastAge(p.state.refreshedAt, p.state.startedAt)),
    }),
    () => p.view.pages,
  );
  /** Pinned posts come first in the order "Hot". */
  const pins = usePostsById(
    () => p,
    () => (sort() === "hot" && p.view.flair === null ? (found()?.pinned ?? []) : []),
  );
  const posts = createMemo(() => {
    const rows = (pages()?.rows ?? []).filter((post) => isWanted(p.state, post));
    const own = Object.values(p.state.posts).filter(
      (post) =>
        post.community === id() &&
        p.state.hidden[post.id] === undefined &&
        (p.view.flair === null || post.flair === p.view.flair) &&
        isInSpan(post.at, p, sort(), p.view.span),
    );
    const pinned = pins().filter((post) => isOwn(post) || isWanted(p.state, post));
    const first = new Set(pinned.map((post) => post.id));
    return [
      ...pinned,
      ...mergeOwn(p.state, rows, own, sort(), pages()?.more !== true).filter((post) => !first.has(post.id)),
    ];
  });
  const models = useModels(() => p, posts);
  const isJoined = () => p.state.joined[id()] !== undefined;
  const isMuted = () => p.state.muted[id()] !== undefined;
  const ban = () => banFrom(p.state, id(), p.now);
  const mayAsk = () => isRestricted(id()) && p.state.approved[id()] === undefined;
  const sortLabel = () =>
    isSpanned(sort()) ? `${p.t(`sort_${sort()}`)} · ${p.t(`span_${p.view.span}`)}` : p.t(`sort_${sort()}`);
  const ownCount = () =>
    Object.values(p.state.posts).filter(({ community, at }) => community === id() && at > p.state.startedAt).length;
  return (
    <Frame
      back
      actions={
        <>
          <BarButton icon={glass} name={p.t("search")} onTap={() => p.act.search()} />
          <BarButton icon={plus} name={p.t("tabCreate")} onTap={() => p.act.create()} />
          <BarButton icon={more} name={p.t("communityMenu")} onTap={() => p.act.menu()} />
        </>
      }
      onPull={() => p.act.refresh()}
      overlays={
        <>
          <SortSheets
            open={p.view.open}
            t={p.t}
            sorts={sorts}
            sort={sort()}
            span={p.view.span}
            onSort={(one) => p.act.pickSort({ sort: one })}
            onSpan={(span) => p.act.pickSpan({ span })}
          />
          <Sheet
            open={p.view.open === "menu"}
            items={[
              {
                label: p.t("shareCommunity"),
                icon: out,
                onTap: () => p.act.shareCommunity({ name: found()?.name ?? "" }),
              },
              ...(isJoined()
                ? [
                    {
                      label: p.t(p.state.starred[id()] === undefined ? "addStar" : "dropStar"),
                      icon: star,
                      onTap: () => p.act.toggleStar(),
                    },
                  ]
                : []),
              { label: p.t("aboutCommunity"), icon: info, onTap: () => p.act.about() },
              { label: p.t("messageMods"), icon: mail, onTap: () => p.act.messageMods({ name: found()?.name ?? "" }) },
              isMuted()
                ? { label: p.t("unmute"), icon: block, onTap: () => p.act.unmute() }
                : { label: p.t("muteName", { name: found()?.name ?? "" }), icon: block, onTap: () => p.act.mute() },
            ]}
          />
          <PostOverlays host={p} />
        </>
      }
    >
      <Show
        when={found()}
        fallback={
          <Show when={found() === null}>
            <Empty text={p.t("community-missing")} />
          </Show>
        }
      >
        {(community) => (
          <>
            <BannerHead
              colour={community().colour}
              icon={<CommunityIcon name={community().name} colour={community().colour} size={48} />}
              name={`r/${community().name}`}
              facts={[
                p.t("membersCount", { n: countText(membersOf(p, community()), p.lang) }),
                p.t("postsCount", { n: countText(community().posts + ownCount(), p.lang) }),
              ].join(" · ")}
              about={community().description}
              buttons={
                <Show when={isJoined()} fallback={<Pill label={p.t("join")} onTap={() => p.act.join()} />}>
                  <Pill kind="line" label={p.t("joined")} onTap={() => p.act.leave()} />
                </Show>
              }
              links={
                <div class="head-links">
                  <HeadLink label={p.t("seeAbout")} onTap={() => p.act.about()} />
                  <Show when={mayAsk()}>
                    <HeadLink
                      label={p.t(p.state.asked[id()] === undefined ? "askToPost" : "askedToPost")}
                      onTap={() => p.act.askToPost()}
                    />
                  </Show>
                </div>
              }
            />
            <Show when={ban()}>
              <DetailNotice text={p.t("banned", { name: community().name })} />
            </Show>
            <OrderBar
              items={[{ label: sortLabel(), name: p.t("sortPostsBy"), icon: arrow, onTap: () => p.act.sortMenu() }]}
            />
            <Show when={community().flairs.length > 0}>
              <ChipRow
                part="flairs"
                options={[
                  { id: "", label: p.t("allFlairs") },
                  ...community().flairs.map((flair) => ({ id: flair.id, label: flair.text })),
                ]}
                chosen={p.view.flair ?? ""}
                onPick={(flair) => p.act.showFlair({ flair: flair === "" ? null : flair })}
              />
            </Show>
            <PostList
              host={p}
              posts={models()}
              place="community"
              more={pages()?.more === true}
              loaded={pages() !== undefined}
              empty={p.t("noPostsHere")}
            />
          </>
        )}
      </Show>
    </Frame>
  );
});
