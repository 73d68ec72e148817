import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/bilibili/index.ts";
import { Cells, SwitchCell } from "#apps/bilibili/looks/cells.tsx";
import { FieldCell } from "#apps/bilibili/looks/forms.tsx";
import { BarWord, Leaf } from "#apps/bilibili/looks/frame.tsx";
import { strings } from "#apps/bilibili/strings.ts";

export default screen(app, strings, "folderForm", (p) => (
  <Leaf
    grey
    back="close"
    title={p.t(p.params.folder === null ? "folderNewTitle" : "editFolder")}
    actions={<BarWord pink label={p.t("finish")} disabled={!p.can("save")} onTap={() => p.act.save()} />}
  >
    <Cells>
      <FieldCell at={p.field("name")} label={p.t("folderName")} placeholder={p.t("folderName")} enter="next" />
      <FieldCell at={p.field("about")} label={p.t("folderAbout")} placeholder={p.t("folderAbout")} />
    </Cells>
    <Cells note={p.t("folderPrivateNote")}>
      <SwitchCell
        title={p.t("folderPrivate")}
        on={p.view.private}
        onTap={() => p.setView({ private: !p.view.private })}
      />
    </Cells>
  </Leaf>
));
