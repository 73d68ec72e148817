/** The menu of a comment. */
import block from "@material-symbols/svg-400/outlined/block.svg?raw";
import bookmark from "@material-symbols/svg-400/outlined/bookmark.svg?raw";
import copyIcon from "@material-symbols/svg-400/outlined/content_copy.svg?raw";
import edit from "@material-symbols/svg-400/outlined/edit.svg?raw";
import flag from "@material-symbols/svg-400/outlined/flag.svg?raw";
import remove from "@material-symbols/svg-400/outlined/delete.svg?raw";
import { queryWorld } from "#ui/world.ts";
import { copyText } from "#ui/kit/copyable.tsx";
import threads from "#world/threads/index.ts";
import { me } from "#apps/reddit/ids.ts";
import { Sheet, type SheetItem } from "#apps/reddit/looks/overlays.tsx";
import { useUsers } from "#apps/reddit/screens/parts/reads.ts";
import type { PostProps } from "./comment-list.tsx";

export function CommentMenu(p: { readonly host: PostProps }) {
  const id = () => p.host.view.heldComment ?? "";
  const world = queryWorld(threads.queries.comment, () => (id().startsWith("rd_comment_") ? { id: id() } : null));
  const own = () => p.host.state.comments[id()];
  const author = () => own()?.by ?? world()?.author ?? "";
  const users = useUsers(() => [author()]);
  const text = () => own()?.text ?? world()?.text ?? "";
  const items = (): SheetItem[] => {
    const { act, state, t } = p.host;
    const isSaved = state.saved[id()] !== undefined;
    return [
      {
        label: t(isSaved ? "unsave" : "save"),
        icon: bookmark,
        onTap: () => (isSaved ? act.unsavePost({ thing: id() }) : act.savePost({ thing: id() })),
      },
      { label: t("copyTheText"), icon: copyIcon, onTap: () => copyText(text()) },
      ...(author() === me
        ? [
            { label: t("editComment"), icon: edit, onTap: () => act.editComment({ comment: id() }) },
            {
              label: t("deleteComment"),
              icon: remove,
              danger: true,
              onTap: () => act.deleteComment({ comment: id() }),
            },
          ]
        : [
            ...(state.blocked[author()] === undefined
              ? [
                  {
                    label: t("blockName", { name: users().get(author())?.name ?? "" }),
                    icon: block,
                    onTap: () => act.blockAuthor({ user: author() }),
                  },
                ]
              : []),
            { label: t("report"), icon: flag, onTap: () => act.reportComment({ comment: id() }) },
          ]),
    ];
  };
  return <Sheet open={p.host.view.open === "commentMenu"} items={items()} />;
}
