import del from "@material-symbols/svg-400/rounded/delete.svg?raw";
import edit from "@material-symbols/svg-400/rounded/edit.svg?raw";
import heart from "@material-symbols/svg-400/rounded/favorite.svg?raw";
import heartOff from "@material-symbols/svg-400/rounded/heart_minus.svg?raw";
import moreIcon from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import move from "@material-symbols/svg-400/rounded/drive_file_move.svg?raw";
import copy from "@material-symbols/svg-400/rounded/file_copy.svg?raw";
import selectAll from "@material-symbols/svg-400/rounded/select_all.svg?raw";
import share from "@material-symbols/svg-400/rounded/share.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Dialog, Menu } from "#ui/kit/overlays.tsx";
import { Empty, Page } from "#ui/kit/page.tsx";
import { PhotoGrid } from "../looks/photo-grid.tsx";
import gallery from "../index.ts";
import { findAlbum, favourites } from "../queries.ts";
import { strings } from "../strings.ts";
import { albumIconOf, albumTitle } from "./parts/labels.ts";

export default screen(gallery, strings, "album", (p) => {
  const album = createMemo(() => findAlbum(p.os.files, p.params.id));
  const files = () => album()?.files ?? [];
  const selecting = () => p.view.selected.length > 0;
  const liked = () => p.view.selected.every((id) => files().find((f) => f.id === id)?.favourite);
  const isLiked = () => p.params.id === favourites;
  const everything = () => files().map((f) => f.id);
  return (
    <Page
      back={selecting() ? "close" : true}
      tone="blue"
      title={selecting() ? p.t("selected", { n: p.view.selected.length }) : album() ? albumTitle(album()!, p.t) : ""}
      subtitle={selecting() ? undefined : p.t("items", { n: files().length })}
      actions={
        <Show
          when={selecting()}
          fallback={
            <Show when={files().length > 0 || album()?.editable}>
              <IconButton icon={moreIcon} name={p.t("more")} onTap={() => p.setView({ open: "menu" })} />
            </Show>
          }
        >
          <IconButton icon={share} name={p.t("share")} onTap={() => p.act.share()} />
          <IconButton icon={del} name={p.t("delete")} onTap={() => p.act.delete()} />
          <IconButton icon={moreIcon} name={p.t("more")} onTap={() => p.setView({ open: "more" })} />
        </Show>
      }
      overlays={
        <>
          <Menu
            open={p.view.open === "menu"}
            items={[
              ...(files().length > 0
                ? [
                    {
                      label: p.t("selectAll"),
                      icon: selectAll,
                      onTap: () => p.act.selectAll({ ids: everything() }),
                    },
                  ]
                : []),
              ...(album()?.editable
                ? [
                    { label: p.t("rename"), icon: edit, onTap: () => p.act.startRename() },
                    { label: p.t("deleteAlbum"), icon: del, danger: true, onTap: () => p.act.deleteAlbum() },
                  ]
                : []),
            ]}
          />
          <Menu
            open={p.view.open === "more"}
            items={[
              {
                label: p.t(liked() ? "unfavourite" : "favourite"),
                icon: liked() ? heartOff : heart,
                onTap: () => p.act.favourite(),
              },
              {
                label: p.t("moveTo"),
                icon: move,
                onTap: () => p.act.place({ ids: [...p.view.selected], copy: false }),
              },
              { label: p.t("copyTo"), icon: copy, onTap: () => p.act.place({ ids: [...p.view.selected], copy: true }) },
              { label: p.t("selectAll"), icon: selectAll, onTap: () => p.act.selectAll({ ids: everything() }) },
            ]}
          />
          <Dialog
            open={p.view.open === "rename"}
            title={p.t("rename")}
            ok={p.t("rename")}
            disabled={!p.can("rename")}
            onOk={() => p.act.rename()}
          >
            <Field at={p.field("name")} label={p.t("albumName")} onEnter={() => p.act.rename()} />
          </Dialog>
        </>
      }
    >
      <Show
        when={files().length > 0}
        fallback={
          <Show when={album()} fallback={<Empty icon={del} title={p.t("noHits")} />}>
            {(a) => (
              <Empty
                icon={albumIconOf(a())}
                title={p.t(isLiked() ? "noFavourites" : "emptyAlbum")}
                hint={p.t(isLiked() ? "noFavouritesHint" : "emptyAlbumHint")}
              />
            )}
          </Show>
        }
      >
        <PhotoGrid
          part="page"
          columns={p.state.columns}
          sections={[{ key: "all", files: files() }]}
          marked={selecting() ? p.view.selected : undefined}
          onTap={(id) => (selecting() ? p.act.select({ id }) : p.act.open({ id }))}
          onHold={(id) => p.act.select({ id })}
        />
      </Show>
    </Page>
  );
});
