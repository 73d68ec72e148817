import settings from "#apps/settings/index.ts";
import { pages } from "#apps/settings/pages.ts";
import { strings } from "#apps/settings/strings.ts";
import { defineTask } from "#judge/define.ts";
import { readSetting, pageSwitches } from "../kit/settings.ts";

/** Switch one setting to the opposite of its current state. */
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
    const { page, row } = r.pick(pageSwitches());
    const under = pages[page].title;
    return {
      page,
      group: row.group,
      name: row.name,
      on: readSetting(os.settings, row) !== row.on.value,
      under: say(strings.en[under], strings.zh[under]),
      title: say(strings.en[row.title], strings.zh[row.title]),
    };
  },
  instruction: {
    en: [({ under, title, on }) => `In {app.settings}, under "${under}", turn "${title}" ${on ? "on" : "off"}.`],
    zh: [({ under, title, on }) => `在{app.settings}的“${under}”中，${on ? "打开" : "关闭"}“${title}”。`],
  },
  checks: [
    {
      that: "the switch is as asked for",
      holds: ({ after, params }) => readSetting(after.os.settings, params) === params.on,
    },
  ],
  allow: ({ os }, params) => [readSetting(os.settings, params)],

  oracle: async (o, { page, group, name, on, title }) => {
    await o.open(settings);
    await o.type("query", title);
    await o.act(settings, "home.page", { id: page });
    await o.act(settings, "page.set", { group, name, value: on });
  },
});
