import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { queryWorld } from "#ui/world.ts";
import music from "#world/music/index.ts";
import { SearchLink } from "#apps/spotify/looks/form.tsx";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { HeadLine } from "#apps/spotify/looks/rows.tsx";
import { ColourTiles } from "#apps/spotify/looks/tiles.tsx";
import { publicOf } from "#apps/spotify/world.ts";
import { Foot } from "#apps/spotify/screens/parts/foot.tsx";

export default screen(app, strings, "search", (p) => {
  const categories = queryWorld(music.queries.categories, () => ({
    public_any: [publicOf(p.lang), "all"] as ("en" | "zh" | "all")[],
  }));
  return (
    <Leaf
      bare
      top={
        <>
          <HeadLine text={p.t("tabSearch")} />
          <SearchLink name={p.t("searchHint")} text={p.t("searchHint")} onTap={() => p.act.find()} />
        </>
      }
      bottom={<Foot host={p} on="search" />}
    >
      <HeadLine text={p.t("browseAll")} />
      <ColourTiles
        tiles={(categories()?.rows ?? []).map((one) => ({
          id: one.id,
          title: p.lang === "en" ? one.title.en : one.title.zh,
          colour: one.colour,
        }))}
        onTap={(category) => p.act.openCategory({ category })}
      />
    </Leaf>
  );
});
