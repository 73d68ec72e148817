import browser from "#apps/browser/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { addedEntries } from "../kit/records.ts";
import { drawPages, searchAndOpen } from "../kit/browser.ts";

/** Bookmark a guide's page under a given name, in a new folder. */
export default defineTask({
  apps: [browser],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["search", "create", "nav"],
  budget: 30,
  revision: 1,

  facts: async (world, r) => {
    const [page] = await drawPages(world, r, { site: "slowmiles", kind: "destination" }, 1);
    return { url: page!.url, en: page!.name.en.split(":")[0]!, zh: page!.name.zh.split("：")[0]! };
  },
  listed: { instances: 89, answerFields: 0 },
  params: (r, _, { say }, { url, en, zh }) => ({
    url,
    place: say(en, zh),
    title: r.pick([
      say("Maybe in May", "五月也许去"),
      say("For Mia", "给米娅看"),
      say("Next weekend", "下周末"),
      say("Quiet place", "清静之地"),
    ]),
    folder: r.pick([
      say("Some day", "有朝一日"),
      say("Spring", "春天"),
      say("With friends", "和朋友一起"),
      say("Shortlist", "候选"),
    ]),
  }),
  instruction: {
    en: [
      ({ place, title, folder }) =>
        `Find the short guide to ${place} on slowmiles.example and bookmark it as "${title}" in a new folder called "${folder}".`,
    ],
    zh: [
      ({ place, title, folder }) =>
        `请在 slowmiles.example 上找到${place}的简明指南，在{app.browser}中新建书签文件夹“${folder}”，并把该页面以“${title}”为标题收藏到其中。`,
    ],
  },
  checks: [
    {
      that: "there is one new folder of bookmarks, with the name",
      holds: ({ before, after, params }) => {
        const all = addedEntries(before.browser.folders, after.browser.folders);
        return all.length === 1 && all[0]!.name === params.folder;
      },
    },
    {
      that: "the page lies in it, under the title",
      holds: ({ before, after, params }) => {
        const all = addedEntries(before.browser.bookmarks, after.browser.bookmarks);
        const [folder] = addedEntries(before.browser.folders, after.browser.folders);
        return (
          all.length === 1 &&
          all[0]!.url === params.url &&
          all[0]!.title.trim() === params.title &&
          folder !== undefined &&
          all[0]!.folder === folder.id
        );
      },
    },
  ],
  allow: ({ browser: state }) => [added(state.bookmarks), added(state.folders), state.folderOrder],

  oracle: async (o, { url, place, title, folder }, { say }) => {
    await searchAndOpen(o, url, place);
    await o.set(browser, "page", { open: "menu" });
    await o.act(browser, "page.seeBookmarks");
    await o.set(browser, "bookmarks", { open: "folder" });
    await o.type("name", folder);
    await o.act(browser, "bookmarks.addFolder");
    await o.back();
    await o.set(browser, "page", { open: "menu" });
    await o.act(browser, "page.startBookmark", { title: say(`${place}: the short guide`, `${place}：简明指南`) });
    await o.type("title", title);
    const { folderOrder } = (await o.state()).browser;
    await o.set(browser, "page", { folder: folderOrder.at(-1)! });
    await o.act(browser, "page.bookmark");
  },
});
