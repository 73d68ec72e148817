import launcher from "#apps/launcher/index.ts";
import { strings as home } from "#apps/launcher/strings.ts";
import settings from "#apps/settings/index.ts";
import { findChoice } from "#apps/settings/pages.ts";
import { strings } from "#apps/settings/strings.ts";
import { wallpapers } from "#os/settings.ts";
import { defineTask } from "#judge/define.ts";

/** Change the wallpaper and the screen timeout. */
export default defineTask({
  apps: [launcher, settings],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L1",
  tags: ["settings", "edit"],
  budget: 30,
  revision: 2,

  params: (r, { os }, { say }) => {
    const wallpaper = r.pick(wallpapers.filter((w) => w !== os.settings.look.wallpaper));
    const options = findChoice("display", "timeoutSec")?.options ?? [];
    const option = r.pick(options.filter((o) => o.put.value !== os.settings.display.timeoutSec));
    return {
      wallpaper,
      look: say(home.en[wallpaper], home.zh[wallpaper]),
      title: say(strings.en.timeout, strings.zh.timeout),
      seconds: option.put.value as number,
      timeout: say(strings.en[option.label], strings.zh[option.label]),
    };
  },
  instruction: {
    en: [
      ({ look, title, timeout }) =>
        `Set the home screen wallpaper to "${look}" and change "${title}" in {app.settings} to "${timeout}".`,
    ],
    zh: [({ look, title, timeout }) => `请把桌面壁纸换成“${look}”，并在{app.settings}中把“${title}”设为“${timeout}”。`],
  },
  checks: [
    {
      that: "the wallpaper is the one asked for",
      holds: ({ after, params }) => after.os.settings.look.wallpaper === params.wallpaper,
    },
    {
      that: "the screen timeout is as asked for",
      holds: ({ after, params }) => after.os.settings.display.timeoutSec === params.seconds,
    },
  ],
  allow: ({ os }) => [os.settings.look.wallpaper, os.settings.display.timeoutSec],

  oracle: async (o, { wallpaper, title, seconds }) => {
    await o.home();
    await o.set(launcher, "home", { open: "ground" });
    await o.set(launcher, "home", { open: "wallpaper" });
    await o.act(launcher, "home.wallpaper", { wallpaper });
    await o.open(settings);
    await o.type("query", title);
    await o.act(settings, "home.choice", { group: "display", name: "timeoutSec" });
    await o.act(settings, "choice.set", { value: seconds });
  },
});
