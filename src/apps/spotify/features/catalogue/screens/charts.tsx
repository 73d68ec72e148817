import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { queryWorld } from "#ui/world.ts";
import music from "#world/music/index.ts";
import { Leaf } from "#apps/spotify/looks/frame.tsx";
import { CardGrid } from "#apps/spotify/looks/tiles.tsx";
import { Foot } from "#apps/spotify/screens/parts/foot.tsx";
import { worldArt } from "#apps/spotify/screens/parts/things.ts";
import { publicOf } from "#apps/spotify/world.ts";

export default screen(app, strings, "charts", (p) => {
  const charts = queryWorld(music.queries.charts, () => ({
    public_any: [publicOf(p.lang), "all"] as ("en" | "zh" | "all")[],
  }));
  return (
    <Leaf back title={p.t("charts")} bottom={<Foot host={p} />}>
      <CardGrid
        cards={(charts()?.rows ?? []).map((one) => ({
          id: one.id,
          title: p.lang === "en" ? one.title.en : one.title.zh,
          note: p.t("chartNote"),
          art: worldArt(one.id),
          round: false,
        }))}
        onTap={(chart) => p.act.openChart({ chart })}
      />
    </Leaf>
  );
});
