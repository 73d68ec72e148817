import settings from "../../src/apps/settings/index.ts";
import { pages } from "../../src/apps/settings/pages.ts";
import { strings } from "../../src/apps/settings/strings.ts";
import { defineTask } from "../../src/judge/define.ts";
import { settingAt, pageSwitches } from "../kit/settings.ts";

/** Turn one switch on or off, whichever it is not. */
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
      on: settingAt(os.settings, row) !== row.on.value,
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
      holds: ({ after, params }) => settingAt(after.os.settings, params) === params.on,
    },
  ],
  allow: ({ os }, params) => [settingAt(os.settings, params)],

  oracle: async (o, { page, group, name, on, title }) => {
    await o.open(settings);
    await o.type("query", title);
    await o.act(settings, "home.page", { id: page });
    await o.act(settings, "page.set", { group, name, value: on });
  },
});
