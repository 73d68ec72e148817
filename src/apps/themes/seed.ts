/** Two saved looks, one of them a favourite. */
import { dayMs } from "#state/civil.ts";
import { themes, type Look, type Saved } from "./state.ts";

export const seed = themes.seed(({ now, say }) => {
  const saved = (id: string, name: string, daysAgo: number, look: Look): Saved => ({
    id,
    name,
    look,
    savedAt: now - daysAgo * dayMs,
  });
  const kept = [
    saved("look_s1", say("Office", "上班"), 40, {
      wallpaper: "wallpaper_03",
      lockWallpaper: "paper",
      accent: "slate",
      iconShape: "squircle",
      themedIcons: true,
      font: "roboto",
      mode: "light",
    }),
    saved("look_s2", say("Evening reading", "睡前阅读"), 9, {
      wallpaper: "ember",
      lockWallpaper: null,
      accent: "amber",
      iconShape: "circle",
      themedIcons: false,
      font: "lora",
      mode: "dark",
    }),
  ];
  return {
    saved: Object.fromEntries(kept.map((s) => [s.id, s])),
    favourites: ["deep-sea", "look_s2"],
    withMode: true,
    shuffle: { on: false, at: 7 * 60, from: "all", last: now },
  };
});
