import settings from "#apps/settings/index.ts";
import { pageIds } from "#apps/settings/ids.ts";
import { reachablePages } from "#apps/settings/features/home/search.ts";
import { pages } from "#apps/settings/pages.ts";
import { strings } from "#apps/settings/strings.ts";
import { defineTask } from "#judge/define.ts";
import { findFrontScreen } from "#judge/view.ts";

const pageTitle = (id: (typeof pageIds)[number], lang: "en" | "zh"): string => strings[lang][pages[id].title];
/** Pages whose name is unique in both languages. */
const uniquelyNamed = pageIds.filter(
  (id) =>
    reachablePages().includes(id) &&
    (["en", "zh"] as const).every((lang) =>
      pageIds.every((other) => other === id || pageTitle(other, lang) !== pageTitle(id, lang)),
    ),
);

/** Open one of the many pages of Settings and leave it on the screen. */
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
    const page = r.pick(uniquelyNamed);
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
      holds: ({ after, params }) => findFrontScreen(after.view, settings, "page")?.params.id === params.page,
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
