import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/bilibili/index.ts";
import { Cells } from "#apps/bilibili/looks/cells.tsx";
import { FieldCell } from "#apps/bilibili/looks/forms.tsx";
import { BarWord, Leaf } from "#apps/bilibili/looks/frame.tsx";
import { strings } from "#apps/bilibili/strings.ts";

export default screen(app, strings, "editField", (p) => (
  <Leaf
    grey
    back
    title={p.t(p.params.field)}
    actions={<BarWord pink label={p.t("saveProfile")} onTap={() => p.act.save()} />}
  >
    <Cells note={p.t(`hint_${p.params.field}`)}>
      <FieldCell
        at={p.field(p.params.field)}
        label={p.t(p.params.field)}
        placeholder={p.t(p.params.field)}
        {...(p.params.field === "sign" ? { multiline: true } : { enter: "done" as const })}
      />
    </Cells>
  </Leaf>
));
