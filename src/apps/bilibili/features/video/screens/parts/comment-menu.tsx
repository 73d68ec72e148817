/** The menu of a held comment. */
import { queryWorld } from "#ui/world.ts";
import { copyText } from "#ui/kit/copyable.tsx";
import videos from "#world/videos/index.ts";
import { me } from "#apps/bilibili/ids.ts";
import { HeldMenu } from "#apps/bilibili/looks/overlays.tsx";
import type { State } from "#apps/bilibili/state.ts";

export function CommentMenu(p: {
  readonly host: {
    readonly state: State;
    readonly t: (key: "copy" | "delete" | "report") => string;
    readonly view: { readonly open: string | null; readonly held: string | null };
    readonly act: {
      deleteComment(args: { comment: string }): void;
      reportComment(args: { comment: string }): void;
    };
  };
}) {
  const held = () => p.host.view.held ?? "";
  const found = queryWorld(videos.queries.comment, () => (held().startsWith("bili_comment_") ? { id: held() } : null));
  const own = () => p.host.state.comments[held()];
  const canDelete = () => own() !== undefined && (own()!.by === me || own()!.on.startsWith("post_"));
  return (
    <HeldMenu
      open={p.host.view.open === "comment"}
      items={[
        { label: p.host.t("copy"), onTap: () => copyText(own()?.text ?? found()?.text ?? "") },
        ...(canDelete()
          ? [{ label: p.host.t("delete"), danger: true, onTap: () => p.host.act.deleteComment({ comment: held() }) }]
          : [{ label: p.host.t("report"), onTap: () => p.host.act.reportComment({ comment: held() }) }]),
      ]}
    />
  );
}
