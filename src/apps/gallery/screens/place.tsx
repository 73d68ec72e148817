import create from "@material-symbols/svg-400/rounded/add_photo_alternate.svg?raw";
import { createMemo } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Dialog } from "#ui/kit/overlays.tsx";
import { Page, Section } from "#ui/kit/page.tsx";
import { AlbumGrid } from "../looks/photo-grid.tsx";
import { Row } from "#ui/kit/rows.tsx";
import gallery from "../index.ts";
import { destinationAlbums } from "../queries.ts";
import { strings } from "../strings.ts";
import { albumIconOf, albumTitle } from "./parts/labels.ts";

export default screen(gallery, strings, "place", (p) => {
  const places = createMemo(() => destinationAlbums(p.os.files, p.state.albumSort));
  return (
    <Page
      back="close"
      tone="blue"
      title={p.t(p.params.copy ? "copyTo" : "moveTo")}
      subtitle={p.t("items", { n: p.params.ids.length })}
      overlays={
        <Dialog
          open={p.view.open === "newAlbum"}
          title={p.t("newAlbum")}
          ok={p.t("create")}
          disabled={!p.can("newAlbum")}
          onOk={() => p.act.newAlbum()}
        >
          <Field at={p.field("name")} label={p.t("albumName")} onEnter={() => p.act.newAlbum()} />
        </Dialog>
      }
    >
      <Section>
        <Row icon={create} title={p.t("newAlbum")} onTap={() => p.setView({ name: "", open: "newAlbum" })} />
      </Section>
      <AlbumGrid
        each={places()}
        title={(a) => albumTitle(a, p.t)}
        note={(a) => p.t("items", { n: a.files.length })}
        icon={albumIconOf}
        onTap={(album) => p.act.put({ album })}
      />
    </Page>
  );
});
