/** Official accounts, their articles, and readers' comments. */
import * as v from "valibot";
import { defineDataset, kind, list, many, one, type Row } from "../define.ts";
import { LocalizedTextSchema, Whole } from "../schemas.ts";

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
    /** An id such as "acct_17". `drawPortrait(id)` draws the account's picture. */
    id: v.string(),
    name: LocalizedTextSchema,
    handle: v.string(),
    kind: v.picklist(accountKinds),
    about: LocalizedTextSchema,
    /** The person or company that is responsible for the account. */
    owner: LocalizedTextSchema,
    followers: Whole,
    since: Whole,
    /** The message that the account sends to a new follower. */
    welcome: LocalizedTextSchema,
    /** The account's reply to a message that it does not understand. */
    reply: LocalizedTextSchema,
    /** The menu at the bottom of the account's page. Each entry opens an article. */
    menu: v.array(v.strictObject({ title: LocalizedTextSchema, article: v.string() })),
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
    /** The account's name. */
    name: LocalizedTextSchema,
    title: LocalizedTextSchema,
    author: LocalizedTextSchema,
    /**
     * The day of publication, counted backwards, and the minute of that day. Age 0 is the day before the phone's
     * current day.
     */
    age: Whole,
    minute: Whole,
    body: v.strictObject({ en: v.array(v.string()), zh: v.array(v.string()) }),
    /** A picture, which is a scene of the world. It is shown below the paragraph `after`. */
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
    /** A person from the dataset `folk`, and the person's nickname. */
    by: v.string(),
    nick: LocalizedTextSchema,
    region: LocalizedTextSchema,
    text: LocalizedTextSchema,
    likes: Whole,
    /** Minutes after the article was published. */
    minutesAfter: Whole,
    /** The account's reply, or null. */
    reply: v.nullable(LocalizedTextSchema),
  }),
  columns: {
    article: { type: "text", of: (c) => c.article },
    likes: { type: "number", of: (c) => c.likes },
    minutes: { type: "number", of: (c) => c.minutesAfter },
  },
});
export type Comment = Row<typeof comment>;

const accounts = defineDataset("accounts", {
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
    /** The articles of one account, or a text search over all articles. The newest articles come first. */
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
