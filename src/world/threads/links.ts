/** Finds the pages of the dataset `web` to which posts of a topic link. */
import { webPages, webSeed } from "../web/pages.ts";
import type { WebPage } from "../web/index.ts";
import type { Public } from "./words.ts";

/** Patterns for the addresses of the pages of each topic. */
const pagesOf: Readonly<Record<string, RegExp>> = {
  cooking: /spoonful\.example\/recipes\//,
  baking:
    /spoonful\.example\/recipes\/.*(?:bread|bun|cake|pancake|dumpling|noodle|pie)|wiki\/(?:wheat|rye|sauerkraut|barley|oats)$/,
  coffee: /coffee-descale|wiki\/(?:coffee|tea|cocoa)/,
  home: /fernwell\.example\/guides\/|voltara\.example\/guides\/(?:washing|fridge|router)/,
  wood: /oak-care|table-sizes|wiki\/(?:oak|silver-birch|bamboo-timber|olive-tree|walnut|beech|teak|pine)/,
  plants:
    /wiki\/(?:tomato|apple-tree|olive-tree|spinach|wheat|potato|carrot|rose|lavender|sunflower|ivy|bamboo|maize|rice|pumpkin|garlic|onion|ginkgo|lotus|orchid|mint)$/,
  outdoors: /stride\.example\/guides\//,
  travel: /slowmiles\.example\/./,
  cats: /wiki\/(?:cat|leopard|lion|tiger|cheetah|lynx|snow-leopard|jaguar|puma|domestic-cat)$/,
  dogs: /wiki\/(?:dog|gr[ae]y-wolf|wolf|red-fox|jackal|domestic-dog|arctic-fox)$/,
  fish: /wiki\/(?:european-eel|carp|common-carp|salmon|atlantic-salmon|seahorse|tuna|pike|clownfish|octopus|goldfish|cod|herring)/,
  space:
    /wiki\/(?:venus|mars|jupiter|saturn|uranus|neptune|mercury|eris|callisto|ariel|vega|pollux|hercules|sagittarius|cepheus|lyra|sirius|orion|titan|europa|io|ceres|pluto|astronomy|polaris|betelgeuse|moon|sun)$/,
  history:
    /wiki\/(?:mechanical-clock|hot-air-balloon|safety-match|television|cartography|telephone|printing-press|steam-engine|compass|paper|telegraph|bicycle|gunpowder|photography|radio|basketry|knitting|abacus)$/,
  reading: /papermill\.example\/guides\//,
};

let cache: readonly WebPage[] | null = null;
const pages = (): readonly WebPage[] => (cache ??= [...webPages(webSeed)]);

/** Returns the town of a page of the Chinese travel guide, from the page's title. */
const townOf = (title: string): string => title.replace(/^怎样前往|：?(?:吃什么|住哪里|看什么|简明指南)$/gu, "");

/**
 * Returns the subjects of a form for links, one line each, in the format of `parseForms`. The subjects of travel have their town in a
 * further column. `title` is a pattern for the
 * titles of the pages; after "!", pages with such a title are left out. `tags` are the tags of the subjects.
 */
export function linkLines(topic: string, lang: Public, title = "", tags = "*"): string {
  const pattern = pagesOf[topic];
  if (!pattern) throw new Error(`no links for ${topic}`);
  return pages()
    .filter(({ url, kind }) => pattern.test(url) && kind !== "home" && kind !== "section")
    .slice(0, 60)
    .map(({ url, title: titles }) => ({ url, name: titles[lang].replaceAll("|", "/").replaceAll(" / ", ", ") }))
    .filter(({ name }) => new RegExp(title.replace(/^!/, ""), "u").test(name) !== title.startsWith("!"))
    .map(({ url, name }) => `@ ${tags} | ${name} | ${url} |${topic === "travel" ? ` ${townOf(name)} |` : ""}`)
    .join("\n");
}
/**
 * Replaces each line "LINKS <topic>", which a pattern for the titles and tags may follow, with the lines for the pages
 * of the topic.
 */
export const insertLinks = (text: string, lang: Public): string =>
  text.replace(/^LINKS (\w+)(?: (\S+))?(?: (.+))?$/gm, (_, topic: string, title?: string, tags?: string) =>
    linkLines(topic, lang, title, tags),
  );
