import { sameJson } from "../../src/state/json.ts";
import themes from "../../src/apps/themes/index.ts";
import { presentLook } from "../../src/apps/themes/queries.ts";
import { strings } from "../../src/apps/themes/strings.ts";
import { defineTask } from "../../src/judge/define.ts";
import { added } from "../../src/judge/paths.ts";
import { accents, fonts } from "../../src/os/settings.ts";
import { wordsFor } from "../../src/os/words.ts";
import { made } from "../kit/records.ts";

/** Change colour and font, keep the look under a name, and mark it. */
export default defineTask({
  apps: [themes],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["settings", "create"],
  budget: 30,
  revision: 2,

  params: (r, _, { lang, say }) => {
    const words = wordsFor(strings, lang);
    const accent = r.pick(accents.slice(1));
    const font = r.pick(fonts.slice(1));
    return {
      accent,
      font,
      accentName: words[accent],
      fontName: words[font],
      name: r.pick([
        say("Spring", "春天"),
        say("Holiday", "假期"),
        say("Focus", "专注"),
        say("Weekend", "周末"),
        say("Night train", "夜车"),
        say("Studio", "工作室"),
      ]),
    };
  },
  instruction: {
    en: [
      ({ accentName, fontName, name }) =>
        `In {app.themes}, change the colour to "${accentName}" and the font to "${fontName}", save the look as "${name}", and add that theme to my favourites.`,
    ],
    zh: [
      ({ accentName, fontName, name }) =>
        `在{app.themes}中把手机配色改为“${accentName}”、字体改为“${fontName}”，将当前外观保存为“${name}”，并收藏这个主题。`,
    ],
  },
  checks: [
    {
      that: "the phone has the colour and the font",
      holds: ({ after, params }) =>
        after.os.settings.look.accent === params.accent && after.os.settings.look.font === params.font,
    },
    {
      that: "the look is saved under the name, as the phone looks",
      holds: ({ before, after, params }) => {
        const fresh = made(before.themes.saved, after.themes.saved);
        return (
          fresh.length === 1 &&
          fresh[0]!.name === params.name &&
          JSON.stringify(fresh[0]!.look) === JSON.stringify(presentLook(after.os))
        );
      },
    },
    {
      that: "it is a favourite, beside those of before",
      holds: ({ before, after }) =>
        made(before.themes.saved, after.themes.saved).some((s) =>
          sameJson(after.themes.favourites.toSorted(), [...before.themes.favourites, s.id].toSorted()),
        ),
    },
  ],
  allow: ({ themes: state, os }) => [
    os.settings.look.accent,
    os.settings.look.font,
    added(state.saved),
    state.favourites,
  ],

  oracle: async (o, { accent, font, name }) => {
    await o.open(themes);
    await o.set(themes, "main", { tab: "colours" });
    await o.act(themes, "main.accent", { accent });
    await o.set(themes, "main", { tab: "fonts" });
    await o.act(themes, "main.font", { font });
    await o.act(themes, "main.startSave");
    await o.type("name", name);
    await o.act(themes, "main.save");
    const { themes: state } = await o.state();
    const saved = Object.values(state.saved).find((s) => s.name === name);
    await o.act(themes, "main.open", { id: saved?.id ?? "" });
    await o.act(themes, "theme.favourite");
  },
});
