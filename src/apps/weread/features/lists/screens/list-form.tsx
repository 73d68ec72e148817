import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/weread/index.ts";
import { Cells, SwitchCell } from "#apps/weread/looks/cells.tsx";
import { FieldCell } from "#apps/weread/looks/forms.tsx";
import { BarWord, Leaf } from "#apps/weread/looks/frame.tsx";
import { strings } from "#apps/weread/strings.ts";

export default screen(app, strings, "listForm", (p) => (
  <Leaf
    back="close"
    title={p.t(p.params.list === null ? "newList" : "editList")}
    actions={<BarWord blue label={p.t("save")} disabled={!p.can("save")} onTap={() => p.act.save()} />}
  >
    <FieldCell at={p.field("title")} label={p.t("listTitle")} enter="next" count={`${p.view.title.length}/30`} />
    <FieldCell at={p.field("about")} label={p.t("listAbout")} multiline enter="newline" />
    <Cells>
      <SwitchCell
        title={p.t("listPrivate")}
        note={p.t("listPrivateNote")}
        on={p.view.private}
        onTap={() => p.act.togglePrivate()}
      />
    </Cells>
  </Leaf>
));
