import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { queryWorld } from "#ui/world.ts";
import music from "#world/music/index.ts";
import { fullCount } from "#apps/spotify/format.ts";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { BigHead } from "#apps/spotify/looks/head.tsx";
import { Cell, Note } from "#apps/spotify/looks/rows.tsx";
import { worldArt } from "#apps/spotify/screens/parts/things.ts";

export default screen(app, strings, "about", (p) => {
  const artist = queryWorld(music.queries.artist, () => ({ id: p.params.artist }));
  return (
    <Leaf back title={p.t("about")}>
      <Show when={artist()}>
        {(found) => (
          <>
            <BigHead
              art={worldArt(found().id)}
              round
              title={found().name}
              facts={found().verified ? p.t("verifiedArtist") : p.t("artist")}
            />
            <Cell title={p.t("listeners")} value={fullCount(found().listeners)} />
            <Cell title={p.t("followers")} value={fullCount(found().followers)} />
            <Cell title={p.t("from")} value={found().place} />
            <Note text={found().bio} />
          </>
        )}
      </Show>
    </Leaf>
  );
});
