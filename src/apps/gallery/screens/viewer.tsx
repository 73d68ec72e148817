import copy from "@material-symbols/svg-400/rounded/file_copy.svg?raw";
import crop from "@material-symbols/svg-400/rounded/crop_rotate.svg?raw";
import del from "@material-symbols/svg-400/rounded/delete.svg?raw";
import edit from "@material-symbols/svg-400/rounded/edit.svg?raw";
import broken from "@material-symbols/svg-400/rounded/broken_image.svg?raw";
import heart from "@material-symbols/svg-400/rounded/favorite.svg?raw";
import heartOn from "@material-symbols/svg-400/rounded/favorite-fill.svg?raw";
import info from "@material-symbols/svg-400/rounded/info.svg?raw";
import moreIcon from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import move from "@material-symbols/svg-400/rounded/drive_file_move.svg?raw";
import share from "@material-symbols/svg-400/rounded/share.svg?raw";
import wallpaper from "@material-symbols/svg-400/rounded/wallpaper.svg?raw";
import { createMemo, Show } from "solid-js";
import { dateText, momentText, sizeText, timeText } from "#os/format.ts";
import { pathTo, takenAt } from "#os/files.ts";
import { screen } from "#ui/screen-binding.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Dialog, Menu, Sheet } from "#ui/kit/overlays.tsx";
import { Empty } from "#ui/kit/page.tsx";
import { PhotoAct, PhotoActs, PhotoPage, PhotoStage } from "#ui/kit/shared/photo-page.tsx";
import { FilePicture } from "#ui/kit/picture.tsx";
import { Row } from "#ui/kit/rows.tsx";
import { queryWorld } from "#ui/world.ts";
import scenes from "#world/scenes/index.ts";
import gallery from "../index.ts";
import { findPicture } from "#os/media.ts";
import { sceneOf, sizeOf } from "../queries.ts";
import { strings } from "../strings.ts";

export default screen(gallery, strings, "viewer", (p) => {
  const photo = createMemo(() => findPicture(p.os.files, p.view.at ?? ""));
  const picture = queryWorld(scenes.queries.picture, () => {
    const scene = photo() && p.view.open === "info" ? sceneOf(photo()!) : undefined;
    return scene === undefined ? null : { id: scene };
  });
  const size = () => sizeOf(photo()!);
  const shows = () => {
    const row = picture();
    return row ? (p.lang === "en" ? row.title.en : row.title.zh) : undefined;
  };
  const swiped = (direction: string) => {
    if (direction === "left" || direction === "right") p.act.turn({ by: direction === "left" ? 1 : -1 });
    else if (direction === "up") p.setView({ open: "info" });
    else p.setView({ zoomed: false });
  };
  return (
    <PhotoPage
      title={photo() ? dateText(takenAt(photo()!), p.os, p.now) : undefined}
      subtitle={photo() ? timeText(takenAt(photo()!), p.os) : undefined}
      bare={p.view.bare}
      actions={
        <Show when={photo()}>
          {(file) => (
            <>
              <IconButton
                icon={file().favourite ? heartOn : heart}
                on={file().favourite}
                name={p.t(file().favourite ? "unfavourite" : "favourite")}
                onTap={() => p.act.favourite()}
              />
              <IconButton icon={moreIcon} name={p.t("more")} onTap={() => p.setView({ open: "menu" })} />
            </>
          )}
        </Show>
      }
      bottom={
        <Show when={photo()}>
          <PhotoActs>
            <PhotoAct icon={share} label={p.t("share")} onTap={() => p.act.share()} />
            <PhotoAct icon={crop} label={p.t("edit")} onTap={() => p.act.edit()} />
            <PhotoAct icon={info} label={p.t("info")} onTap={() => p.setView({ open: "info" })} />
            <PhotoAct icon={del} label={p.t("delete")} onTap={() => p.act.delete()} />
          </PhotoActs>
        </Show>
      }
      overlays={
        <Show when={photo()}>
          {(file) => (
            <>
              <Menu
                open={p.view.open === "menu"}
                items={[
                  { label: p.t("copyTo"), icon: copy, onTap: () => p.act.place({ copy: true }) },
                  { label: p.t("moveTo"), icon: move, onTap: () => p.act.place({ copy: false }) },
                  { label: p.t("rename"), icon: edit, onTap: () => p.act.startRename() },
                  { label: p.t("wallpaper"), icon: wallpaper, onTap: () => p.act.wallpaper() },
                ]}
              />
              <Sheet open={p.view.open === "info"} title={p.t("info")}>
                <Show when={shows()}>{(title) => <Row title={p.t("shows")} subtitle={title()} lines={2} />}</Show>
                <Row title={p.t("fileName")} subtitle={file().name} lines={2} />
                <Row title={p.t("takenAt")} subtitle={momentText(takenAt(file()), p.os, p.now)} />
                <Show when={file().modifiedAt !== file().createdAt}>
                  <Row title={p.t("changedAt")} subtitle={momentText(file().modifiedAt, p.os, p.now)} />
                </Show>
                <Row title={p.t("dimensions")} subtitle={p.t("pixels", { w: size().width, h: size().height })} />
                <Row title={p.t("fileSize")} subtitle={sizeText(file().bytes)} />
                <Row
                  title={p.t("place")}
                  subtitle={pathTo(p.os.files, file().id)
                    .slice(0, -1)
                    .map((f) => f.name)
                    .join("/")}
                  lines={2}
                />
              </Sheet>
              <Dialog
                open={p.view.open === "rename"}
                title={p.t("rename")}
                ok={p.t("rename")}
                disabled={!p.can("rename")}
                onOk={() => p.act.rename()}
              >
                <Field at={p.field("name")} label={p.t("fileName")} onEnter={() => p.act.rename()} />
              </Dialog>
            </>
          )}
        </Show>
      }
    >
      <Show when={photo()} fallback={<Empty icon={broken} title={p.t("gone")} />}>
        {(file) => (
          <PhotoStage
            name={file().name}
            size={size()}
            zoomed={p.view.zoomed}
            onTap={() => p.setView({ bare: !p.view.bare })}
            onZoom={(zoomed) => p.setView({ zoomed, bare: zoomed })}
            onSwipe={swiped}
          >
            <FilePicture file={file()} fit="contain" silent />
          </PhotoStage>
        )}
      </Show>
    </PhotoPage>
  );
});
