/** The sheets of a note: sharing and further actions, albums, visibility, the menu of a comment. */
import block from "@material-symbols/svg-400/outlined/block.svg?raw";
import comments from "@material-symbols/svg-400/outlined/sms.svg?raw";
import copyIcon from "@material-symbols/svg-400/outlined/link.svg?raw";
import edit from "@material-symbols/svg-400/outlined/edit.svg?raw";
import flag from "@material-symbols/svg-400/outlined/flag.svg?raw";
import lock from "@material-symbols/svg-400/outlined/lock.svg?raw";
import out from "@material-symbols/svg-400/outlined/share.svg?raw";
import pin from "@material-symbols/svg-400/outlined/keep.svg?raw";
import remove from "@material-symbols/svg-400/outlined/delete.svg?raw";
import send from "@material-symbols/svg-400/outlined/send.svg?raw";
import { queryWorld } from "#ui/world.ts";
import { copyText } from "#ui/kit/copyable.tsx";
import rednote from "#world/rednote/index.ts";
import { me } from "#apps/rednote/ids.ts";
import { noteUrl } from "#apps/rednote/links.ts";
import { Cell, Cells, RadioCell } from "#apps/rednote/looks/cells.tsx";
import { HalfSheet, HeldMenu, SignRow } from "#apps/rednote/looks/overlays.tsx";
import { For } from "solid-js";
import { audiences } from "../../../publish/state.ts";
import type { NoteModel, NoteProps } from "./note-model.ts";

export function NoteOverlays(p: { readonly host: NoteProps; readonly note: NoteModel }) {
  const post = () => p.host.state.posts[p.note.id];
  const held = () => p.host.view.held ?? "";
  const heldWorld = queryWorld(rednote.queries.comment, () =>
    held().startsWith("rn_comment_") ? { id: held() } : null,
  );
  const heldText = () => p.host.state.comments[held()]?.text ?? heldWorld()?.text ?? "";
  const isOwnComment = () =>
    p.host.state.comments[held()] !== undefined && (p.host.state.comments[held()]!.by === me || p.note.own);
  const albums = () => Object.values(p.host.state.albums).toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
  const savedIn = () => p.host.state.saved[p.note.id]?.album;
  return (
    <>
      <HalfSheet open={p.host.view.open === "share"} title={p.host.t("share")}>
        <SignRow
          part="shares"
          items={[
            { label: p.host.t("sendToFriends"), icon: send, onTap: () => p.host.act.sendTo() },
            {
              label: p.host.t("moreApps"),
              icon: out,
              onTap: () => p.host.act.shareOut({ title: p.note.title.slice(0, 60) }),
            },
            { label: p.host.t("copyLink"), icon: copyIcon, onTap: () => copyText(noteUrl(p.note.id)) },
          ]}
        />
        <SignRow
          part="acts"
          items={
            p.note.own
              ? [
                  { label: p.host.t("edit"), icon: edit, onTap: () => p.host.act.edit() },
                  { label: p.host.t("whoSees"), icon: lock, onTap: () => p.host.act.audience() },
                  {
                    label: p.host.t(post()?.pinned ? "unpinPost" : "pinPost"),
                    icon: pin,
                    onTap: () => p.host.act.pin(),
                  },
                  {
                    label: p.host.t(post()?.commentsOpen ? "closeComments" : "openComments"),
                    icon: comments,
                    onTap: () => p.host.act.setCommentsOpen({ open: post()?.commentsOpen !== true }),
                  },
                  { label: p.host.t("delete"), icon: remove, onTap: () => p.host.act.remove() },
                ]
              : [
                  { label: p.host.t("notInterested"), icon: block, onTap: () => p.host.act.notInterested() },
                  { label: p.host.t("report"), icon: flag, onTap: () => p.host.act.report() },
                ]
          }
        />
      </HalfSheet>
      <HalfSheet open={p.host.view.open === "album"} title={p.host.t("chooseAlbum")}>
        <Cells>
          <Cell title={`+ ${p.host.t("newAlbum")}`} onTap={() => p.host.act.newAlbum()} />
          <RadioCell
            title={p.host.t("defaultAlbum")}
            on={savedIn() === null}
            onTap={() => p.host.act.putInAlbum({ album: null })}
          />
          <For each={albums()}>
            {(album) => (
              <RadioCell
                title={album.name}
                note={album.private ? p.host.t("new_private") : undefined}
                on={savedIn() === album.id}
                onTap={() => p.host.act.putInAlbum({ album: album.id })}
              />
            )}
          </For>
        </Cells>
      </HalfSheet>
      <HalfSheet open={p.host.view.open === "audience"} title={p.host.t("whoSees")}>
        <Cells>
          <For each={audiences}>
            {(audience) => (
              <RadioCell
                title={p.host.t(`new_${audience}`)}
                on={post()?.audience === audience}
                onTap={() => p.host.act.setAudience({ audience })}
              />
            )}
          </For>
        </Cells>
      </HalfSheet>
      <HeldMenu
        open={p.host.view.open === "comment"}
        items={[
          { label: p.host.t("copy"), onTap: () => copyText(heldText()) },
          ...(isOwnComment()
            ? [{ label: p.host.t("delete"), danger: true, onTap: () => p.host.act.deleteComment({ comment: held() }) }]
            : [{ label: p.host.t("report"), onTap: () => p.host.act.reportComment({ comment: held() }) }]),
        ]}
      />
    </>
  );
}
