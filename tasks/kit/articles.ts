/** Helpers for tasks about official accounts and their articles. */
import wechat from "#apps/wechat/index.ts";
import type { AnyDriver } from "#judge/driver.ts";
import type { Rng } from "#state/rng.ts";
import accounts, { type Article } from "#world/accounts/index.ts";
import type { World } from "#world/read.ts";
import { openTab } from "./wechat-services.ts";

type LocalizedText = { readonly en: string; readonly zh: string };
/** The parts of an article that tasks use, small enough to be stored with the episode. */
export type ArticleFacts = {
  readonly id: string;
  readonly title: LocalizedText;
  readonly reads: number;
  readonly likes: number;
};
export type AccountFacts = {
  readonly account: { readonly id: string; readonly name: LocalizedText };
  /** The latest articles, the newest first. */
  readonly articles: ArticleFacts[];
};
const articleFacts = ({ id, title, reads, likes }: Article): ArticleFacts => ({
  id,
  title: { en: title.en, zh: title.zh },
  reads,
  likes,
});
/** The accounts that the owner of a new phone follows. */
const initiallyFollowed: ReadonlySet<string> = new Set(["acct_1", "acct_11", "acct_20"]);

/**
 * Draws an account that the owner does not follow yet, with its `n` latest articles. No title is a part of another
 * title.
 */
export async function drawArticles(
  world: World,
  r: Rng,
  n: number,
  fits: (articles: readonly ArticleFacts[]) => boolean = () => true,
): Promise<AccountFacts> {
  const { rows, total } = await world.read(accounts.queries.find, { page: 0 });
  const pages = Math.ceil(total / rows.length);
  for (let tries = 0; tries < 200; tries++) {
    const some = await world.read(accounts.queries.find, { page: r.int(0, pages - 1) });
    const { id, name } = r.pick(some.rows);
    if (initiallyFollowed.has(id) || !(await isFirstResult(world, id, name))) continue;
    const newest = (await world.read(accounts.queries.published, { account: id, page: 0 })).rows.slice(0, n);
    const full = await world.read(accounts.queries.articles, { ids: newest.map((a) => a.id) });
    const articles = newest.map((a) => articleFacts(full.find((x) => x.id === a.id)!));
    if (articles.length === n && haveDistinctTitles(articles) && fits(articles))
      return { account: { id, name: { en: name.en, zh: name.zh } }, articles };
  }
  throw new Error(`no account whose ${n} latest articles fit`);
}
/** Whether a search for the account's name returns this account first, in both languages. */
async function isFirstResult(world: World, id: string, name: LocalizedText): Promise<boolean> {
  for (const q of [name.en, name.zh])
    if ((await world.read(accounts.queries.find, { q, sort: "followers", page: 0 })).rows[0]?.id !== id) return false;
  return true;
}
const haveDistinctTitles = (articles: readonly ArticleFacts[]): boolean =>
  articles.every((a) =>
    articles.every((b) => a === b || (!b.title.en.includes(a.title.en) && !b.title.zh.includes(a.title.zh))),
  );
/** Searches for an official account by name and opens its page. */
export async function openAccount(o: AnyDriver, name: string, account: string): Promise<void> {
  await openTab(o, "contacts");
  await o.act(wechat, "main.subscriptions");
  await o.act(wechat, "subscriptions.follows");
  await o.type("q", name);
  await o.act(wechat, "follows.openAccount", { account });
}
