import camera from "@material-symbols/svg-400/outlined/add_a_photo.svg?raw";
import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/x/index.ts";
import { me } from "#apps/x/ids.ts";
import { Pill } from "#apps/x/looks/cells.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import { FieldBox } from "#apps/x/looks/forms.tsx";
import { Leaf } from "#apps/x/looks/frame.tsx";
import { PicturePair } from "#apps/x/looks/picture-pair.tsx";
import { Shot } from "#apps/x/looks/media.tsx";
import { strings } from "#apps/x/strings.ts";

export default screen(app, strings, "editProfile", (p) => (
  <Leaf
    back
    title={p.t("editProfile")}
    actions={<Pill label={p.t("save")} disabled={!p.can("save")} onTap={() => p.act.save()} />}
  >
    <PicturePair
      icon={camera}
      banner={
        <Show when={p.state.profile.banner}>
          {(file) => <Shot of={{ kind: "file", file: file() }} files={p.os.files} />}
        </Show>
      }
      face={<Face of={me} own={p.state.profile.face} files={p.os.files} size={72} />}
      bannerName={p.t("changeBanner")}
      faceName={p.t("changeFace")}
      onBanner={() => p.act.changeBanner()}
      onFace={() => p.act.changeFace()}
    />
    <FieldBox at={p.field("name")} label={p.t("nameField")} caps="words" left={`${p.view.name.length} / 50`} />
    <FieldBox at={p.field("bio")} label={p.t("bioField")} multiline left={`${p.view.bio.length} / 160`} />
    <FieldBox at={p.field("place")} label={p.t("placeField")} caps="words" left={`${p.view.place.length} / 30`} />
    <FieldBox at={p.field("website")} label={p.t("websiteField")} kind="url" />
    <FieldBox at={p.field("birthday")} label={p.t("birthdayField")} />
  </Leaf>
));
