/** The sheets of a post: its menu and the sharing. Every screen that shows posts has them. */
import block from "@material-symbols/svg-400/outlined/block.svg?raw";
import bell from "@material-symbols/svg-400/outlined/notifications.svg?raw";
import bookmark from "@material-symbols/svg-400/outlined/bookmark.svg?raw";
import chatIcon from "@material-symbols/svg-400/outlined/chat_bubble.svg?raw";
import copyIcon from "@material-symbols/svg-400/outlined/content_copy.svg?raw";
import edit from "@material-symbols/svg-400/outlined/edit.svg?raw";
import flag from "@material-symbols/svg-400/outlined/flag.svg?raw";
import linkIcon from "@material-symbols/svg-400/outlined/link.svg?raw";
import out from "@material-symbols/svg-400/outlined/share.svg?raw";
import remove from "@material-symbols/svg-400/outlined/delete.svg?raw";
import volume from "@material-symbols/svg-400/outlined/volume_off.svg?raw";
import visibility from "@material-symbols/svg-400/outlined/visibility_off.svg?raw";
import { createMemo } from "solid-js";
import { truncateText } from "#os/text-edit.ts";
import { copyText } from "#ui/kit/copyable.tsx";
import { postUrl } from "../../links.ts";
import { Sheet, type SheetItem } from "../../looks/overlays.tsx";
import { usePostsById } from "./post-list.tsx";
import { isOwn, type PostHost } from "./post-model.ts";
import { useCommunities } from "./reads.ts";

export interface OverlayHost extends PostHost {
  readonly view: { readonly held: string | null; readonly open: string | null };
  readonly act: {
    shareOut(args: { post: string; title: string }): void;
    shareInChat(args: { post: string }): void;
    savePost(args: { thing: string }): void;
    unsavePost(args: { thing: string }): void;
    hidePost(args: { post: string }): void;
    unhidePost(args: { post: string }): void;
    reportPost(args: { post: string }): void;
    blockAuthor(args: { user: string }): void;
    muteCommunity(args: { community: string }): void;
    editPost(args: { post: string }): void;
    toggleReplies(args: { post: string }): void;
    deletePost(args: { post: string }): void;
  };
}
export function PostOverlays(p: { readonly host: OverlayHost; readonly extra?: readonly SheetItem[] | undefined }) {
  const found = usePostsById(
    () => p.host,
    () => (p.host.view.held === null ? [] : [p.host.view.held]),
  );
  const post = () => found()[0];
  const communities = useCommunities(() => found().map(({ community }) => community));
  const id = () => p.host.view.held ?? "";
  const items = createMemo((): SheetItem[] => {
    const { act, state, t } = p.host;
    const one = post();
    if (!one) return [];
    const isSaved = state.saved[one.id] !== undefined;
    const save: SheetItem = {
      label: t(isSaved ? "unsave" : "save"),
      icon: bookmark,
      onTap: () => (isSaved ? act.unsavePost({ thing: one.id }) : act.savePost({ thing: one.id })),
    };
    const isHidden = state.hidden[one.id] !== undefined;
    const hide: SheetItem = {
      label: t(isHidden ? "unhide" : "hide"),
      icon: visibility,
      onTap: () => (isHidden ? act.unhidePost({ post: one.id }) : act.hidePost({ post: one.id })),
    };
    const copy: SheetItem = {
      label: t("copyTheText"),
      icon: copyIcon,
      onTap: () => copyText([one.title, one.text].filter((x) => x !== "").join("\n\n")),
    };
    if (isOwn(one))
      return [
        { label: t("editPost"), icon: edit, onTap: () => act.editPost({ post: one.id }) },
        ...(p.extra ?? []),
        {
          label: t(one.replies ? "repliesOff" : "repliesOn"),
          icon: bell,
          onTap: () => act.toggleReplies({ post: one.id }),
        },
        save,
        copy,
        { label: t("deletePost"), icon: remove, danger: true, onTap: () => act.deletePost({ post: one.id }) },
      ];
    const { author, community } = one;
    return [
      save,
      hide,
      copy,
      ...(state.muted[community] === undefined
        ? [
            {
              label: t("muteName", { name: communities().get(community)?.name ?? "" }),
              icon: volume,
              onTap: () => act.muteCommunity({ community }),
            },
          ]
        : []),
      ...(state.blocked[author] === undefined
        ? [{ label: t("blockName", { name: one.name }), icon: block, onTap: () => act.blockAuthor({ user: author }) }]
        : []),
      { label: t("report"), icon: flag, onTap: () => act.reportPost({ post: one.id }) },
    ];
  });
  return (
    <>
      <Sheet open={p.host.view.open === "postMenu" && post() !== undefined} items={items()} />
      <Sheet
        open={p.host.view.open === "share"}
        title={p.host.t("share")}
        items={[
          { label: p.host.t("copyLink"), icon: linkIcon, onTap: () => copyText(postUrl(id())) },
          { label: p.host.t("sendInChat"), icon: chatIcon, onTap: () => p.host.act.shareInChat({ post: id() }) },
          {
            label: p.host.t("shareVia"),
            icon: out,
            onTap: () => p.host.act.shareOut({ post: id(), title: truncateText(post()?.title ?? "", 300) }),
          },
        ]}
      />
    </>
  );
}
