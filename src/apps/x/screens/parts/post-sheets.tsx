/** The sheets of a listed post: repost, share, further actions, who can reply. */
import at from "@material-symbols/svg-400/outlined/alternate_email.svg?raw";
import bookmarkIcon from "@material-symbols/svg-400/outlined/bookmark.svg?raw";
import block from "@material-symbols/svg-400/outlined/block.svg?raw";
import chart from "@material-symbols/svg-400/outlined/bar_chart.svg?raw";
import face from "@material-symbols/svg-400/outlined/sentiment_dissatisfied.svg?raw";
import flag from "@material-symbols/svg-400/outlined/flag.svg?raw";
import link from "@material-symbols/svg-400/outlined/link.svg?raw";
import listAdd from "@material-symbols/svg-400/outlined/playlist_add.svg?raw";
import mail from "@material-symbols/svg-400/outlined/mail.svg?raw";
import muteIcon from "@material-symbols/svg-400/outlined/volume_off.svg?raw";
import out from "@material-symbols/svg-400/outlined/share.svg?raw";
import pen from "@material-symbols/svg-400/outlined/edit.svg?raw";
import personAdd from "@material-symbols/svg-400/outlined/person_add.svg?raw";
import personOff from "@material-symbols/svg-400/outlined/person_remove.svg?raw";
import pinIcon from "@material-symbols/svg-400/outlined/keep.svg?raw";
import repeat from "@material-symbols/svg-400/outlined/repeat.svg?raw";
import trash from "@material-symbols/svg-400/outlined/delete.svg?raw";
import { For } from "solid-js";
import posts from "#world/posts/index.ts";
import { audiences } from "#world/posts/words.ts";
import { useCloseOverlay } from "#ui/kit/close.ts";
import { copyText } from "#ui/kit/copyable.tsx";
import { queryWorld } from "#ui/world.ts";
import { me } from "../../ids.ts";
import { postUrl } from "../../links.ts";
import { CheckCell } from "../../looks/cells.tsx";
import { ActSheet, Sheet, type SheetItem } from "../../looks/overlays.tsx";
import type { PostHost } from "./host.ts";

export function PostSheets(p: { readonly host: PostHost }) {
  const close = useCloseOverlay();
  const post = () => p.host.view.held ?? "";
  const by = () => p.host.view.heldBy ?? me;
  const is = (name: string) => p.host.view.open === name && p.host.view.held !== null;
  const person = queryWorld(posts.queries.user, () =>
    p.host.view.open === "menu" && by() !== me ? { id: by() } : null,
  );
  const isMarked = () => p.host.state.bookmarked[post()] !== undefined;
  return (
    <>
      <ActSheet
        open={is("repost")}
        items={[
          p.host.state.reposted[post()]
            ? {
                label: p.host.t("undoRepost"),
                icon: repeat,
                danger: true,
                onTap: () => p.host.act.undoRepost({ post: post() }),
              }
            : { label: p.host.t("repost"), icon: repeat, onTap: () => p.host.act.repost({ post: post() }) },
          { label: p.host.t("quote"), icon: pen, onTap: () => p.host.act.quote({ post: post() }) },
        ]}
      />
      <ActSheet
        open={is("share")}
        items={[
          { label: p.host.t("sendInChat"), icon: mail, onTap: () => p.host.act.sendTo({ post: post() }) },
          {
            label: p.host.t(isMarked() ? "unbookmark" : "bookmark"),
            icon: bookmarkIcon,
            onTap: () => p.host.act.bookmark({ post: post() }),
          },
          {
            label: p.host.t("copyLink"),
            icon: link,
            onTap: () => {
              copyText(postUrl(post()));
              close();
            },
          },
          { label: p.host.t("shareVia"), icon: out, onTap: () => p.host.act.shareOut({ post: post() }) },
        ]}
      />
      <ActSheet
        open={is("menu")}
        items={by() === me ? ownItems(p.host, post()) : otherItems(p.host, post(), by(), person()?.handle ?? "")}
      />
      <Sheet open={is("mayReply")} title={p.host.t("mayReplyTitle")}>
        <For each={audiences}>
          {(mayReply) => (
            <CheckCell
              radio
              title={p.host.t(`may_${mayReply}`)}
              on={p.host.state.posts[post()]?.mayReply === mayReply}
              onTap={() => p.host.act.setMayReply({ post: post(), mayReply })}
            />
          )}
        </For>
      </Sheet>
    </>
  );
}
function ownItems(host: PostHost, post: string): SheetItem[] {
  const isReply = (host.state.posts[post]?.ancestors.length ?? 0) > 0;
  return [
    { label: host.t("deletePost"), icon: trash, danger: true, onTap: () => host.act.remove({ post }) },
    ...(isReply
      ? []
      : [
          {
            label: host.t(host.state.pinned === post ? "unpinPost" : "pinPost"),
            icon: pinIcon,
            onTap: () => host.act.pin({ post }),
          },
        ]),
    { label: host.t("changeMayReply"), icon: at, onTap: () => host.act.whoReplies() },
    { label: host.t("viewEngagements"), icon: chart, onTap: () => host.act.engagements({ post }) },
  ];
}
function otherItems(host: PostHost, post: string, user: string, handle: string): SheetItem[] {
  const name = `@${handle}`;
  const isFollowed = host.state.follows[user] !== undefined;
  const isMuted = host.state.muted[user] !== undefined;
  return [
    { label: host.t("notInterested"), icon: face, onTap: () => host.act.notInterested({ post }) },
    isFollowed
      ? { label: host.t("unfollowName", { name }), icon: personOff, onTap: () => host.act.unfollow({ user }) }
      : { label: host.t("followName", { name }), icon: personAdd, onTap: () => host.act.follow({ user }) },
    { label: host.t("chooseLists"), icon: listAdd, onTap: () => host.act.chooseLists({ user }) },
    isMuted
      ? { label: host.t("unmuteName", { name }), icon: muteIcon, onTap: () => host.act.unmute({ user }) }
      : { label: host.t("muteName", { name }), icon: muteIcon, onTap: () => host.act.mute({ user }) },
    { label: host.t("blockName", { name }), icon: block, onTap: () => host.act.block({ user }) },
    { label: host.t("viewEngagements"), icon: chart, onTap: () => host.act.engagements({ post }) },
    { label: host.t("reportPost"), icon: flag, onTap: () => host.act.report({ post }) },
  ];
}
