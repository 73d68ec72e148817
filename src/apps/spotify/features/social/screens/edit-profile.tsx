import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { Face } from "#ui/kit/social/face.tsx";
import { FormField, RowPills } from "#apps/spotify/looks/form.tsx";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { Cell, Note, Pill } from "#apps/spotify/looks/rows.tsx";
import { Sheet } from "#apps/spotify/looks/sheet.tsx";

export default screen(app, strings, "editProfile", (p) => (
  <Leaf
    back="close"
    centred
    title={p.t("editProfile")}
    actions={<Pill kind="text" label={p.t("save")} disabled={!p.can("save")} onTap={() => p.act.save()} />}
    overlays={
      <Sheet open={p.view.open === "face"} part="face" title={p.t("changePhoto")}>
        <Cell plain title={p.t("choosePhoto")} onTap={() => p.act.pickFace()} />
        <Show when={p.state.account.face !== null}>
          <Cell plain title={p.t("removePhoto")} onTap={() => p.act.removeFace()} />
        </Show>
      </Sheet>
    }
  >
    <div class="edit-cover">
      <Face of="me" size={130} own={p.state.account.face} files={p.os.files} />
    </div>
    <RowPills>
      <Pill label={p.t("changePhoto")} onTap={() => p.act.chooseFace()} />
    </RowPills>
    <FormField small question={p.t("displayName")} at={p.field("name")} label={p.t("displayName")} caps="words" />
    <Note text={p.t("displayNameNote")} />
  </Leaf>
));
