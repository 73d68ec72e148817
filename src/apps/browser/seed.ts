/** The data of a browser that has been used: a few tabs, bookmarks in folders, some history. */
import { dayMs, hourMs } from "#state/civil.ts";
import { searchHome, searchUrl } from "./queries.ts";
import { browser, type Bookmark } from "./state.ts";

export const seed = browser.seed(({ now, say }) => {
  let n = 0;
  const id = (prefix: string): string => `${prefix}_s${++n}`;
  const places = {
    library: "https://larkhaven.example/library",
    news: "https://ledger.example/",
    recipes: "https://spoonful.example/",
    wiki: "https://openleaf.example/",
    fix: "https://fixwise.example/",
    travel: "https://slowmiles.example/",
    city: "https://larkhaven.example/",
  };
  const folders = [
    { id: "folder_s1", name: say("Kitchen", "厨房") },
    { id: "folder_s2", name: say("Trips", "旅行") },
  ];
  const bookmark = (url: string, title: string, folder: string | null, daysAgo: number): Bookmark => ({
    id: id("bookmark"),
    url,
    title,
    folder,
    addedAt: now - daysAgo * dayMs,
  });
  const bookmarks = [
    bookmark(places.news, say("Morning paper", "早报"), null, 90),
    bookmark(places.city, say("City of Larkhaven", "云雀港市政府"), null, 61),
    bookmark(places.wiki, say("Open Leaf", "开页百科"), null, 200),
    bookmark(places.recipes, say("Spoonful", "一勺食谱"), "folder_s1", 45),
    bookmark(places.travel, say("Slow Miles", "慢行"), "folder_s2", 30),
  ];
  const visit = (url: string, hoursAgo: number) => ({ id: id("visit"), url, at: now - Math.round(hoursAgo * hourMs) });
  const visits = [
    visit(places.news, 1.2),
    visit(places.city, 20),
    visit(searchUrl(say("library opening hours", "图书馆开放时间")), 20.1),
    visit(places.recipes, 26),
    visit(searchUrl(say("lentil soup", "扁豆汤")), 26.1),
    visit(places.fix, 52),
    visit(places.wiki, 75),
    visit(places.travel, 98),
  ];
  const tab = (url: string, hoursAgo: number) => ({
    id: id("tab"),
    urls: [searchHome, url],
    at: 1,
    private: false,
    openedAt: now - hoursAgo * hourMs,
  });
  const tabs = [
    tab(places.recipes, 26),
    { id: id("tab"), urls: [searchHome], at: 0, private: false, openedAt: now - hourMs },
  ];
  return {
    tabs: Object.fromEntries(tabs.map((t) => [t.id, t])),
    tabOrder: tabs.map((t) => t.id),
    current: tabs.at(-1)!.id,
    visits: Object.fromEntries(visits.map((it) => [it.id, it])),
    searches: [say("library opening hours", "图书馆开放时间"), say("lentil soup", "扁豆汤")],
    bookmarks: Object.fromEntries(bookmarks.map((b) => [b.id, b])),
    folders: Object.fromEntries(folders.map((f) => [f.id, f])),
    folderOrder: folders.map((f) => f.id),
    downloads: {},
    sent: {},
    homepage: searchHome,
    textSize: 100,
    images: true,
    askBeforeDownload: false,
  };
});
