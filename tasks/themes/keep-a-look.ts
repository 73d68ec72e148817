import { sameJson } from "#state/json.ts";
import themes from "#apps/themes/index.ts";
import { currentLook } from "#apps/themes/queries.ts";
import { strings } from "#apps/themes/strings.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { accents, fonts } from "#os/settings.ts";
import { textsFor } from "#os/texts.ts";
import { addedEntries } from "../kit/records.ts";

/** Change the color and the font, save the theme under a name, and add it to the favorites. */
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
    const words = textsFor(strings, lang);
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
        const fresh = addedEntries(before.themes.saved, after.themes.saved);
        return (
          fresh.length === 1 &&
          fresh[0]!.name === params.name &&
          JSON.stringify(fresh[0]!.look) === JSON.stringify(currentLook(after.os))
        );
      },
    },
    {
      that: "it is a favourite, beside those of before",
      holds: ({ before, after }) =>
        addedEntries(before.themes.saved, after.themes.saved).some((s) =>
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
