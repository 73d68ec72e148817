import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/rednote/index.ts";
import { Cells, SwitchCell } from "#apps/rednote/looks/cells.tsx";
import { FieldCell } from "#apps/rednote/looks/forms.tsx";
import { BarWord, Leaf } from "#apps/rednote/looks/frame.tsx";
import { strings } from "#apps/rednote/strings.ts";

export default screen(app, strings, "albumForm", (p) => (
  <Leaf
    grey
    back="close"
    title={p.t(p.params.album === null ? "newAlbum" : "editAlbum")}
    actions={<BarWord red label={p.t("done")} disabled={!p.can("save")} onTap={() => p.act.save()} />}
  >
    <Cells>
      <FieldCell at={p.field("name")} label={p.t("albumName")} placeholder={p.t("albumName")} enter="next" />
      <FieldCell at={p.field("about")} label={p.t("albumAbout")} placeholder={p.t("albumAbout")} />
    </Cells>
    <Cells note={p.t("privateAlbumNote")}>
      <SwitchCell
        title={p.t("privateAlbum")}
        on={p.view.private}
        onTap={() => p.setView({ private: !p.view.private })}
      />
    </Cells>
  </Leaf>
));
