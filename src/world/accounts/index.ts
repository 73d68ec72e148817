/** Official accounts, what they publish, and what readers say below it. */
import * as v from "valibot";
import { inhabitant, kind, list, many, one, type Row } from "../define.ts";
import { BothText, Whole } from "../schemas.ts";

export const accountKinds = [
  "news",
  "city",
  "shop",
  "science",
  "cooking",
  "sport",
  "health",
  "travel",
  "books",
  "money",
  "technology",
  "nature",
  "music",
  "family",
  "home",
  "work",
] as const;

export const account = kind({
  row: v.strictObject({
    /** "acct_17"; its picture is `portraitOf(id)`. */
    id: v.string(),
    name: BothText,
    handle: v.string(),
    kind: v.picklist(accountKinds),
    about: BothText,
    /** Who answers for it. */
    owner: BothText,
    followers: Whole,
    since: Whole,
    /** What it writes to whoever follows it. */
    welcome: BothText,
    /** What it answers to a message that it does not understand. */
    reply: BothText,
    /** At the foot of its page; each opens an article. */
    menu: v.array(v.strictObject({ title: BothText, article: v.string() })),
    articles: Whole,
  }),
  search: { title: (a) => [a.name.en, a.name.zh, a.handle], text: (a) => [a.about.en, a.about.zh] },
  columns: { kind: { type: "text", of: (a) => a.kind }, followers: { type: "number", of: (a) => a.followers } },
});
export type Account = Row<typeof account>;

export const article = kind({
  row: v.strictObject({
    id: v.string(),
    account: v.string(),
    /** Of the account. */
    name: BothText,
    title: BothText,
    author: BothText,
    /** Days before the day on which the phone was handed over, 0 is the evening before; and the minute of that day. */
    age: Whole,
    minute: Whole,
    body: v.strictObject({ en: v.array(v.string()), zh: v.array(v.string()) }),
    /** A scene of the world, below the paragraph `after`. */
    picture: v.strictObject({ scene: v.string(), after: Whole }),
    reads: Whole,
    likes: Whole,
    wows: Whole,
    comments: Whole,
  }),
  search: {
    title: (a) => [a.title.en, a.title.zh],
    text: (a) => [a.name.en, a.name.zh, ...a.body.en, ...a.body.zh],
  },
  columns: {
    account: { type: "text", of: (a) => a.account },
    age: { type: "number", of: (a) => a.age },
    reads: { type: "number", of: (a) => a.reads },
  },
  brief: ["id", "account", "name", "title", "age", "minute", "picture", "reads"],
  // Newest first.
  rank: (a) => a.minute - a.age * 1440,
});
export type Article = Row<typeof article>;

export const comment = kind({
  row: v.strictObject({
    id: v.string(),
    article: v.string(),
    /** One of the folk, and what they call themselves. */
    by: v.string(),
    nick: BothText,
    region: BothText,
    text: BothText,
    likes: Whole,
    /** After the article came. */
    minutesAfter: Whole,
    /** Of the account; null where there is none. */
    reply: v.nullable(BothText),
  }),
  columns: {
    article: { type: "text", of: (c) => c.article },
    likes: { type: "number", of: (c) => c.likes },
    minutes: { type: "number", of: (c) => c.minutesAfter },
  },
});
export type Comment = Row<typeof comment>;

const accounts = inhabitant("accounts", {
  kinds: { account, article, comment },
  queries: {
    account: one(account),
    accounts: many(account),
    find: list(account, {
      search: true,
      where: { kind: "equal" },
      sorts: { followers: { by: "followers", desc: true } },
      size: 20,
    }),
    article: one(article),
    articles: many(article),
    /** Of one account, or by words over all; newest first. */
    published: list(article, {
      search: true,
      where: { account: "equal", age: "range" },
      sorts: { reads: { by: "reads", desc: true } },
      size: 20,
    }),
    comments: list(comment, {
      where: { article: "equal" },
      sorts: { liked: { by: "likes", desc: true }, newest: { by: "minutes", desc: true } },
      size: 20,
    }),
  },
});
export default accounts;
