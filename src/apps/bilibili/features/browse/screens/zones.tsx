import anime from "@material-symbols/svg-400/outlined/live_tv.svg?raw";
import board from "@material-symbols/svg-400/outlined/leaderboard.svg?raw";
import cinema from "@material-symbols/svg-400/outlined/theaters.svg?raw";
import { screen } from "#ui/screen-binding.tsx";
import { zoneNames, zones } from "#world/videos/words.ts";
import app from "#apps/bilibili/index.ts";
import { Leaf } from "#apps/bilibili/looks/frame.tsx";
import { ZoneGrid } from "#apps/bilibili/looks/home.tsx";
import { strings } from "#apps/bilibili/strings.ts";
import { publicOf } from "#apps/bilibili/world.ts";
import { teenZones } from "../../home/teen.ts";
import { zoneIcons } from "./parts/zone-icons.ts";

export default screen(app, strings, "zones", (p) => (
  <Leaf back title={p.t("zones")}>
    <ZoneGrid
      items={[
        { label: p.t("boards"), icon: board, onTap: () => p.act.boards() },
        { label: p.t("film_anime"), icon: anime, onTap: () => p.act.openTab({ kind: "anime" }) },
        { label: p.t("tab_film"), icon: cinema, onTap: () => p.act.openTab({ kind: "movie" }) },
        ...zones
          .filter((zone) => !p.state.prefs.teen || teenZones.includes(zone))
          .map((zone) => ({
            label: zoneNames[zone][publicOf(p.lang)],
            icon: zoneIcons[zone],
            onTap: () => p.act.openZone({ zone }),
          })),
      ]}
    />
  </Leaf>
));
