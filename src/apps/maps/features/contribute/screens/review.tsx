import photo from "@material-symbols/svg-400/outlined/add_a_photo.svg?raw";
import bin from "@material-symbols/svg-400/outlined/delete.svg?raw";
import { Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { IconButton } from "../../../../../ui/kit/buttons.tsx";
import { Field } from "../../../../../ui/kit/fields.tsx";
import { world } from "../../../../../ui/world.ts";
import { me } from "../../../../../world/cast.ts";
import geo from "../../../../../world/geo/index.ts";
import { said } from "../../../format.ts";
import maps from "../../../index.ts";
import { FlatPage, Form, Who } from "../../../looks/flat-page.tsx";
import { Cap, Caps } from "../../../looks/lines.tsx";
import { OwnPhotos, StarPick } from "../../../looks/place-parts.tsx";
import { strings } from "../../../strings.ts";

export default screen(maps, strings, "review", (p) => {
  const place = world(geo.queries.place, () => ({ id: p.params.place }));
  const files = () =>
    p.view.photos.flatMap((id) => {
      const file = p.os.files[id];
      return file?.type === "file" ? [file] : [];
    });
  return (
    <FlatPage
      shade={p.state.prefs.theme}
      back="close"
      title={said(place()?.name, p.lang)}
      actions={
        <Show when={p.can("delete")}>
          <IconButton icon={bin} name={p.t("deleteReview")} onTap={() => p.act.delete()} />
        </Show>
      }
      bottom={
        <Caps wide>
          <Cap label={p.t("post")} disabled={!p.can("post")} onTap={() => p.act.post()} />
        </Caps>
      }
    >
      <Who name={said(me.name, p.lang)} note={p.t("postsPublicly")} />
      <StarPick
        stars={p.view.stars ?? 0}
        nameOf={(n) => p.t("starsN", { n })}
        onPick={(stars) => p.act.rate({ stars })}
      />
      <Form>
        <Field at={p.field("text")} label={p.t("reviewText")} placeholder={p.t("reviewHint")} multiline />
        <OwnPhotos
          part="own-photos"
          files={files()}
          removeName={(name) => p.t("removePhoto", { name })}
          onRemove={(id) => p.act.dropPhoto({ photo: id })}
        />
      </Form>
      <Caps>
        <Cap kind="outlined" icon={photo} label={p.t("addPhotos")} onTap={() => p.act.addPhotos()} />
      </Caps>
    </FlatPage>
  );
});
