import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { NameField, RowPills } from "#apps/spotify/looks/form.tsx";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { Pill } from "#apps/spotify/looks/rows.tsx";

export default screen(app, strings, "newPlaylist", (p) => (
  <Leaf back="close" tint="#5a5a5a">
    <NameField
      title={p.t("nameYourPlaylist")}
      at={p.field("name")}
      label={p.t("playlistName")}
      onEnter={() => p.act.save()}
    >
      <RowPills>
        <Pill kind="green" label={p.t("create")} disabled={!p.can("save")} onTap={() => p.act.save()} />
      </RowPills>
    </NameField>
  </Leaf>
));
