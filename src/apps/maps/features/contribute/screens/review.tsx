import photo from "@material-symbols/svg-400/outlined/add_a_photo.svg?raw";
import bin from "@material-symbols/svg-400/outlined/delete.svg?raw";
import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { queryWorld } from "#ui/world.ts";
import { me } from "#world/cast.ts";
import geo from "#world/geo/index.ts";
import { localized } from "#apps/maps/format.ts";
import maps from "#apps/maps/index.ts";
import { FlatPage, Form, PersonHeader } from "#apps/maps/looks/flat-page.tsx";
import { CapsuleButton, CapsuleButtons } from "#apps/maps/looks/rows.tsx";
import { OwnPhotos, StarPicker } from "#apps/maps/looks/place-parts.tsx";
import { strings } from "#apps/maps/strings.ts";

export default screen(maps, strings, "review", (p) => {
  const place = queryWorld(geo.queries.place, () => ({ id: p.params.place }));
  const files = () =>
    p.view.photos.flatMap((id) => {
      const file = p.os.files[id];
      return file?.type === "file" ? [file] : [];
    });
  return (
    <FlatPage
      shade={p.state.prefs.theme}
      back="close"
      title={localized(place()?.name, p.lang)}
      actions={
        <Show when={p.can("delete")}>
          <IconButton icon={bin} name={p.t("deleteReview")} onTap={() => p.act.delete()} />
        </Show>
      }
      bottom={
        <CapsuleButtons wide>
          <CapsuleButton label={p.t("post")} disabled={!p.can("post")} onTap={() => p.act.post()} />
        </CapsuleButtons>
      }
    >
      <PersonHeader name={localized(me.name, p.lang)} note={p.t("postsPublicly")} />
      <StarPicker
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
      <CapsuleButtons>
        <CapsuleButton kind="outlined" icon={photo} label={p.t("addPhotos")} onTap={() => p.act.addPhotos()} />
      </CapsuleButtons>
    </FlatPage>
  );
});
