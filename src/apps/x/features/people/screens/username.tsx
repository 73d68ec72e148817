import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/x/index.ts";
import { Note, Pill } from "#apps/x/looks/cells.tsx";
import { FieldBox } from "#apps/x/looks/forms.tsx";
import { Leaf } from "#apps/x/looks/frame.tsx";
import { strings } from "#apps/x/strings.ts";

export default screen(app, strings, "username", (p) => (
  <Leaf
    back
    title={p.t("username")}
    actions={<Pill label={p.t("save")} disabled={!p.can("save")} onTap={() => p.act.save()} />}
  >
    <FieldBox at={p.field("handle")} label={p.t("username")} caps="none" enter="done" onEnter={() => p.act.save()} />
    <Note text={p.t("usernameHint")} />
  </Leaf>
));
