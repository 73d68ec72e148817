import settings from "../../src/apps/settings/index.ts";
import { pageIds } from "../../src/apps/settings/ids.ts";
import { reachable } from "../../src/apps/settings/features/home/search.ts";
import { pages } from "../../src/apps/settings/pages.ts";
import { strings } from "../../src/apps/settings/strings.ts";
import { defineTask } from "../../src/judge/define.ts";
import { inFront } from "../../src/judge/view.ts";

const titleIn = (id: (typeof pageIds)[number], lang: "en" | "zh"): string => strings[lang][pages[id].title];
/** Pages of which no other has the name, in either language. */
const named = pageIds.filter(
  (id) =>
    reachable().includes(id) &&
    (["en", "zh"] as const).every((lang) =>
      pageIds.every((other) => other === id || titleIn(other, lang) !== titleIn(id, lang)),
    ),
);

/** Open one of Settings' many pages and leave it on the screen. */
export default defineTask({
  apps: [settings],
  split: "test",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["settings", "nav", "search"],
  budget: 15,
  revision: 1,

  params: (r, _, { say }) => {
    const page = r.pick(named);
    const { title } = pages[page];
    return { page, title: say(strings.en[title], strings.zh[title]) };
  },
  instruction: {
    en: [
      ({ title }) => `Open the "${title}" page in {app.settings} and leave it on the screen. Don't change anything.`,
    ],
    zh: [({ title }) => `打开{app.settings}里的“${title}”页面并停在该页，不要更改任何设置。`],
  },
  checks: [
    {
      that: "the page is on the screen",
      holds: ({ after, params }) => inFront(after.view, settings, "page")?.params.id === params.page,
    },
  ],
  allow: () => [],
  shown: ({ view }) => [view.front, view.tasks["settings"]],

  oracle: async (o, { page, title }) => {
    await o.open(settings);
    await o.type("query", title);
    await o.act(settings, "home.page", { id: page });
  },
});
