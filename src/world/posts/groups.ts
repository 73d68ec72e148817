/** The communities, and the names of lists. */
import { communities as communitiesEn, listDescriptions as describeEn, lists as listsEn } from "./data/en/groups.ts";
import { communities as communitiesZh, listDescriptions as describeZh, lists as listsZh } from "./data/zh/groups.ts";
import { topics, type Public, type Topic } from "./words.ts";

export interface Group {
  readonly id: string;
  readonly public: Public;
  readonly topic: Topic;
  readonly name: string;
  readonly description: string;
  readonly rules: readonly string[];
}
const topicOf = (word: string): Topic => {
  const topic = topics.find((one) => one === word);
  if (!topic) throw new Error(`${word} is no topic`);
  return topic;
};
const splitRows = (text: string): string[][] =>
  text
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
const splitWords = (text: string): string[] => text.split(/[;；]/).map((one) => one.trim());

const rows = { en: splitRows(communitiesEn), zh: splitRows(communitiesZh) };
/** Returns the communities of one public. */
export const listGroups = (lang: Public): readonly Group[] =>
  rows[lang].map(([topic = "", name = "", description = "", rules = ""], i) => ({
    id: `x_community_${(lang === "en" ? 0 : rows.en.length) + i + 1}`,
    public: lang,
    topic: topicOf(topic),
    name,
    description,
    rules: splitWords(rules),
  }));

export const listNames: Readonly<Record<Public, ReadonlyMap<Topic, readonly string[]>>> = {
  en: new Map(splitRows(listsEn).map(([topic = "", names = ""]) => [topicOf(topic), splitWords(names)])),
  zh: new Map(splitRows(listsZh).map(([topic = "", names = ""]) => [topicOf(topic), splitWords(names)])),
};
export const listDescriptions = { en: describeEn, zh: describeZh };
