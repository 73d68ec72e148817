import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/rednote/index.ts";
import { Cells } from "#apps/rednote/looks/cells.tsx";
import { FieldCell } from "#apps/rednote/looks/forms.tsx";
import { BarWord, Leaf } from "#apps/rednote/looks/frame.tsx";
import { strings } from "#apps/rednote/strings.ts";

export default screen(app, strings, "editField", (p) => (
  <Leaf
    grey
    back
    title={p.t(p.params.field)}
    actions={<BarWord red label={p.t("saveProfile")} onTap={() => p.act.save()} />}
  >
    <Cells note={p.t(`hint_${p.params.field}`)}>
      <FieldCell
        at={p.field(p.params.field)}
        label={p.t(p.params.field)}
        placeholder={p.t(p.params.field === "bio" ? "hint_bio" : p.params.field)}
        {...(p.params.field === "bio" ? { multiline: true } : { enter: "done" as const })}
      />
    </Cells>
  </Leaf>
));
