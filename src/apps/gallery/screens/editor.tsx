import check from "@material-symbols/svg-400/rounded/check.svg?raw";
import broken from "@material-symbols/svg-400/rounded/broken_image.svg?raw";
import copy from "@material-symbols/svg-400/rounded/file_copy.svg?raw";
import left from "@material-symbols/svg-400/rounded/rotate_left.svg?raw";
import resetIcon from "@material-symbols/svg-400/rounded/restart_alt.svg?raw";
import right from "@material-symbols/svg-400/rounded/rotate_right.svg?raw";
import save from "@material-symbols/svg-400/rounded/save.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Button, Chips } from "#ui/kit/buttons.tsx";
import { Sheet } from "#ui/kit/overlays.tsx";
import { Empty } from "#ui/kit/page.tsx";
import { CropEditor } from "../looks/crop-editor.tsx";
import { PhotoAct, PhotoActs, PhotoPage } from "#ui/kit/shared/photo-page.tsx";
import { Row } from "#ui/kit/rows.tsx";
import { sizeAfterEdit } from "#world/scenes/ids.ts";
import { dragHandle, handles, moveFrame, ratios, type Ratio } from "../crop.ts";
import gallery from "../index.ts";
import { findPicture } from "#os/media.ts";
import { fullSize } from "../queries.ts";
import { strings } from "../strings.ts";

export default screen(gallery, strings, "editor", (p) => {
  const photo = createMemo(() => findPicture(p.os.files, p.params.id));
  const size = () => sizeAfterEdit(fullSize(photo()!), null, p.view.turns);
  const isNamed = (r: Ratio): r is "free" | "original" | "square" => r === "free" || r === "original" || r === "square";
  return (
    <PhotoPage
      title={p.t("crop")}
      back="close"
      actions={
        <Button label={p.t("save")} icon={check} disabled={!p.can("save")} onTap={() => p.setView({ open: "save" })} />
      }
      bottom={
        <Show when={photo()}>
          <Chips
            name="ratios"
            options={ratios.map((r) => ({ id: r, label: isNamed(r) ? p.t(r) : r }))}
            chosen={p.view.ratio}
            onPick={(ratio) => p.act.ratio({ ratio: ratio as Ratio })}
          />
          <PhotoActs>
            <PhotoAct icon={left} label={p.t("rotateLeft")} onTap={() => p.act.rotate({ by: 3 })} />
            <PhotoAct icon={right} label={p.t("rotateRight")} onTap={() => p.act.rotate({ by: 1 })} />
            <PhotoAct icon={resetIcon} label={p.t("reset")} onTap={() => p.act.reset()} />
          </PhotoActs>
        </Show>
      }
      overlays={
        <Sheet open={p.view.open === "save"}>
          <Row icon={save} title={p.t("save")} onTap={() => p.act.save()} />
          <Row icon={copy} title={p.t("saveCopy")} onTap={() => p.act.saveCopy()} />
        </Sheet>
      }
    >
      <Show when={photo()} fallback={<Empty icon={broken} title={p.t("gone")} />}>
        {(file) => (
          <CropEditor
            file={{ ...file(), crop: null, turns: p.view.turns }}
            size={size()}
            frame={p.view.frame}
            frameName={p.t("frame")}
            grips={handles.map((id) => ({ id, name: p.t(`grip-${id}`) }))}
            onGrip={(grip, to) => p.setView({ frame: dragHandle(p.view.frame, grip, to, p.view.ratio, size()) })}
            onMove={(to) => p.setView({ frame: moveFrame(p.view.frame, to) })}
          />
        )}
      </Show>
    </PhotoPage>
  );
});
