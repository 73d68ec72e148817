import themes from "#apps/themes/index.ts";
import { isApplied } from "#apps/themes/queries.ts";
import { builtInThemes } from "#apps/themes/themes.ts";
import { strings } from "#apps/themes/strings.ts";
import { defineTask } from "#judge/define.ts";
import { iconShapes, wallpapers } from "#os/settings.ts";
import { textsFor } from "#os/texts.ts";

/** Apply a built-in theme, then change only the lock screen's wallpaper and the shape of the icons. */
export default defineTask({
  apps: [themes],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "settings", "edit"],
  budget: 30,
  revision: 1,

  params: (r, _, { lang }) => {
    const words = textsFor(strings, lang);
    const theme = r.pick(builtInThemes.slice(1));
    const { look } = theme;
    const paper = r.pick(wallpapers.filter((w) => w !== look.wallpaper && w !== look.lockWallpaper));
    const shape = r.pick(iconShapes.filter((s) => s !== look.iconShape && s !== "squircle"));
    return {
      theme: theme.id,
      paper,
      shape,
      themeName: lang === "en" ? theme.name.en : theme.name.zh,
      paperName: words[`paper-${paper}`],
      shapeName: words[shape],
    };
  },
  instruction: {
    en: [
      ({ themeName, paperName, shapeName }) =>
        `Apply the whole theme "${themeName}" in {app.themes}. Then set the wallpaper "${paperName}" on the lock screen only, and choose the icon shape "${shapeName}".`,
    ],
    zh: [
      ({ themeName, paperName, shapeName }) =>
        `在{app.themes}中应用整套主题“${themeName}”，然后只把锁屏壁纸换成“${paperName}”，并把图标形状改为“${shapeName}”。`,
    ],
  },
  checks: [
    {
      that: "everything else is as the theme says",
      holds: ({ after, params }) => {
        const { look } = builtInThemes.find((t) => t.id === params.theme)!;
        const { lockWallpaper, iconShape } = after.os.settings.look;
        return isApplied({ ...look, lockWallpaper, iconShape }, after.os, true);
      },
    },
    {
      that: "the lock screen has the wallpaper asked for",
      holds: ({ after, params }) => after.os.settings.look.lockWallpaper === params.paper,
    },
    {
      that: "the icons have the shape asked for",
      holds: ({ after, params }) => after.os.settings.look.iconShape === params.shape,
    },
  ],
  allow: ({ os }) => [os.settings.look, os.settings.display.theme],

  oracle: async (o, { theme, paper, shape }) => {
    await o.open(themes);
    await o.act(themes, "main.open", { id: theme });
    await o.set(themes, "theme", { open: "apply" });
    await o.act(themes, "theme.apply", { where: "both" });
    await o.back();
    await o.set(themes, "main", { tab: "wallpapers" });
    await o.act(themes, "main.openWallpaper", { of: paper });
    await o.set(themes, "wallpaper", { open: "apply" });
    await o.act(themes, "wallpaper.apply", { where: "lock" });
    await o.set(themes, "main", { tab: "icons" });
    await o.act(themes, "main.shape", { shape });
  },
});
