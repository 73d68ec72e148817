import settings from "#apps/settings/index.ts";
import { pages } from "#apps/settings/pages.ts";
import { strings } from "#apps/settings/strings.ts";
import { defineTask } from "#judge/define.ts";
import { readSetting, screenChoices } from "../kit/settings.ts";

/** Choose one option of one setting. */
export default defineTask({
  apps: [settings],
  split: "train",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["settings", "search"],
  budget: 15,
  revision: 1,

  params: (r, { os }, { say }) => {
    const { page, row } = r.pick(screenChoices());
    const under = pages[page].title;
    const option = r.pick(row.options.filter((o) => o.put.value !== readSetting(os.settings, row)));
    return {
      group: row.group,
      name: row.name,
      value: option.put.value as string | number,
      under: say(strings.en[under], strings.zh[under]),
      title: say(strings.en[row.title], strings.zh[row.title]),
      label: say(strings.en[option.label], strings.zh[option.label]),
    };
  },
  instruction: {
    en: [({ under, title, label }) => `In {app.settings}, under "${under}", change "${title}" to "${label}".`],
    zh: [({ under, title, label }) => `在{app.settings}的“${under}”中，把“${title}”改为“${label}”。`],
  },
  checks: [
    {
      that: "the setting is as asked for",
      holds: ({ after, params }) => readSetting(after.os.settings, params) === params.value,
    },
  ],
  allow: ({ os }, params) => [readSetting(os.settings, params)],

  oracle: async (o, { group, name, value, title }) => {
    await o.open(settings);
    await o.type("query", title);
    await o.act(settings, "home.choice", { group, name });
    await o.act(settings, "choice.set", { value });
  },
});
