import blend from "@material-symbols/svg-400/rounded/diversity_3.svg?raw";
import note from "@material-symbols/svg-400/rounded/music_note.svg?raw";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { SheetPage, SheetRows } from "#apps/spotify/looks/sheet.tsx";

export default {
  ...screen(app, strings, "create", (p) => (
    <SheetPage leave={{ name: p.t("cancel"), onTap: () => p.act.leave() }}>
      <SheetRows
        items={[
          { icon: note, label: p.t("playlist"), note: p.t("createPlaylistNote"), onTap: () => p.act.newPlaylist() },
          { icon: blend, label: p.t("blend"), note: p.t("createBlendNote"), onTap: () => p.act.newBlend() },
        ]}
      />
    </SheetPage>
  )),
  over: true,
};
