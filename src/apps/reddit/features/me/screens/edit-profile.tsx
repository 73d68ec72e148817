import image from "@material-symbols/svg-400/outlined/image.svg?raw";
import remove from "@material-symbols/svg-400/outlined/delete.svg?raw";
import { Tap } from "#ui/kit/tap.tsx";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/reddit/index.ts";
import { Face } from "#apps/reddit/looks/face.tsx";
import { LineField } from "#apps/reddit/looks/forms.tsx";
import { BarPill, Frame } from "#apps/reddit/looks/frame.tsx";
import { Sheet } from "#apps/reddit/looks/overlays.tsx";
import { strings } from "#apps/reddit/strings.ts";

export default screen(app, strings, "editProfile", (p) => (
  <Frame
    back="close"
    title={p.t("editProfile")}
    actions={<BarPill label={p.t("saveChanges")} onTap={() => p.act.save()} />}
    overlays={
      <Sheet
        open={p.view.open === "face"}
        title={p.t("avatar")}
        items={[
          { label: p.t("pickFace"), icon: image, onTap: () => p.act.pickFace() },
          ...(p.state.profile.face === null
            ? []
            : [{ label: p.t("dropFace"), icon: remove, danger: true, onTap: () => p.act.dropFace() }]),
        ]}
      />
    }
  >
    <Tap class="edit-face" name={p.t("changeFace")} onTap={() => p.act.faceMenu()}>
      <Face of="me" own={p.state.profile.face} files={p.os.files} size={88} />
      <span>{p.t("changeFace")}</span>
    </Tap>
    <LineField at={p.field("display")} label={p.t("displayName")} caps="words" count={p.t("displayNote")} />
    <LineField at={p.field("about")} label={p.t("aboutYou")} multiline count={`${p.view.about.length}/200`} />
  </Frame>
));
