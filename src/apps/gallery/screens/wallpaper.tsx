import home from "@material-symbols/svg-400/rounded/mobile.svg?raw";
import lock from "@material-symbols/svg-400/rounded/lock.svg?raw";
import broken from "@material-symbols/svg-400/rounded/broken_image.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "../../../ui/bind.tsx";
import { Empty } from "../../../ui/kit/page.tsx";
import { PhotoAct, PhotoActs, PhotoPage } from "../../../ui/kit/photo-page.tsx";
import { FilePicture } from "../../../ui/kit/picture.tsx";
import gallery from "../index.ts";
import { photoAt } from "../queries.ts";
import { strings } from "../strings.ts";

export default screen(gallery, strings, "wallpaper", (p) => {
  const photo = createMemo(() => photoAt(p.os.files, p.params.id));
  return (
    <PhotoPage
      title={p.t("setWallpaper")}
      back="close"
      bottom={
        <Show when={photo()}>
          <PhotoActs>
            <PhotoAct icon={home} label={p.t("useHome")} onTap={() => p.act.use({ where: "wallpaper" })} />
            <PhotoAct icon={lock} label={p.t("useLock")} onTap={() => p.act.use({ where: "lockWallpaper" })} />
          </PhotoActs>
        </Show>
      }
    >
      <Show when={photo()} fallback={<Empty icon={broken} title={p.t("gone")} />}>
        {(file) => <FilePicture file={file()} />}
      </Show>
    </PhotoPage>
  );
});
