import broken from "@material-symbols/svg-400/rounded/scan_delete.svg?raw";
import jump from "@material-symbols/svg-400/rounded/find_in_page.svg?raw";
import left from "@material-symbols/svg-400/rounded/chevron_left.svg?raw";
import right from "@material-symbols/svg-400/rounded/chevron_right.svg?raw";
import share from "@material-symbols/svg-400/rounded/share.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Dialog } from "#ui/kit/overlays.tsx";
import { Empty } from "#ui/kit/page.tsx";
import { PhotoAct, PhotoActs, PhotoPage, PhotoStage } from "#ui/kit/shared/photo-page.tsx";
import { Picture } from "#ui/kit/picture.tsx";
import { sceneShape, sizes } from "#world/scenes/ids.ts";
import files from "../index.ts";
import { findFile } from "../queries.ts";
import { strings } from "../strings.ts";

export default screen(files, strings, "pdf", (p) => {
  const file = createMemo(() => findFile(p.os.files, p.params.id));
  const pages = () => {
    const content = file()?.content;
    return content?.kind === "scene" ? content.scenes : [];
  };
  const page = () => pages()[p.view.page] ?? pages()[0];
  const pageText = () => p.t("pageOf", { n: p.view.page + 1, all: pages().length });
  return (
    <PhotoPage
      title={file()?.name}
      subtitle={pages().length > 0 ? pageText() : undefined}
      bare={p.view.zoomed}
      actions={
        <Show when={file()}>
          <IconButton icon={share} name={p.t("share")} onTap={() => p.act.share()} />
        </Show>
      }
      bottom={
        <Show when={pages().length > 1}>
          <PhotoActs>
            <PhotoAct
              icon={left}
              label={p.t("previous")}
              disabled={p.view.page === 0}
              onTap={() => p.act.turn({ by: -1 })}
            />
            <PhotoAct icon={jump} label={p.t("jump")} onTap={() => p.setView({ number: "", open: "jump" })} />
            <PhotoAct
              icon={right}
              label={p.t("next")}
              disabled={p.view.page >= pages().length - 1}
              onTap={() => p.act.turn({ by: 1 })}
            />
          </PhotoActs>
        </Show>
      }
      overlays={
        <Dialog
          open={p.view.open === "jump"}
          title={p.t("jump")}
          ok={p.t("go")}
          disabled={!p.can("jump")}
          onOk={() => p.act.jump()}
        >
          <Field
            at={p.field("number")}
            label={p.t("pageNumber", { n: pages().length })}
            kind="number"
            onEnter={() => p.act.jump()}
          />
        </Dialog>
      }
    >
      <Show when={page()} fallback={<Empty icon={broken} title={p.t("gone")} />}>
        {(scene) => (
          <PhotoStage
            name={`${file()?.name}, ${pageText()}`}
            size={sceneShape(scene()) ?? sizes.portrait}
            zoomed={p.view.zoomed}
            onTap={() => p.setView({ open: null })}
            onZoom={(zoomed) => p.setView({ zoomed })}
            onSwipe={(direction) => {
              if (direction === "left" || direction === "up") p.act.turn({ by: 1 });
              else p.act.turn({ by: -1 });
            }}
          >
            <Picture scene={scene()} fit="contain" silent />
          </PhotoStage>
        )}
      </Show>
    </PhotoPage>
  );
});
