/** What tasks need of official accounts and what they publish. */
import wechat from "../../src/apps/wechat/index.ts";
import type { Hand } from "../../src/judge/pilot.ts";
import type { Rng } from "../../src/state/rng.ts";
import accounts, { type Article } from "../../src/world/accounts/index.ts";
import type { World } from "../../src/world/read.ts";
import { openTab } from "./wechat-services.ts";

type Both = { readonly en: string; readonly zh: string };
/** An article as a task needs it, small enough to be kept with the episode. */
export type Told = {
  readonly id: string;
  readonly title: Both;
  readonly reads: number;
  readonly likes: number;
};
export type Press = {
  readonly account: { readonly id: string; readonly name: Both };
  /** The newest first. */
  readonly articles: Told[];
};
const told = ({ id, title, reads, likes }: Article): Told => ({
  id,
  title: { en: title.en, zh: title.zh },
  reads,
  likes,
});
/** Followed on a new phone. */
const followed: ReadonlySet<string> = new Set(["acct_1", "acct_11", "acct_20"]);

/** An account that the owner does not follow yet, with its latest articles; no title stands in another. */
export async function drawArticles(
  world: World,
  r: Rng,
  n: number,
  fits: (articles: readonly Told[]) => boolean = () => true,
): Promise<Press> {
  const { rows, total } = await world.read(accounts.queries.find, { page: 0 });
  const pages = Math.ceil(total / rows.length);
  for (let tries = 0; tries < 200; tries++) {
    const some = await world.read(accounts.queries.find, { page: r.int(0, pages - 1) });
    const { id, name } = r.pick(some.rows);
    if (followed.has(id) || !(await isFoundFirst(world, id, name))) continue;
    const newest = (await world.read(accounts.queries.published, { account: id, page: 0 })).rows.slice(0, n);
    const full = await world.read(accounts.queries.articles, { ids: newest.map((a) => a.id) });
    const articles = newest.map((a) => told(full.find((x) => x.id === a.id)!));
    if (articles.length === n && areApart(articles) && fits(articles))
      return { account: { id, name: { en: name.en, zh: name.zh } }, articles };
  }
  throw new Error(`no account whose ${n} latest articles fit`);
}
/** Whether its name leads to it, in both languages. */
async function isFoundFirst(world: World, id: string, name: Both): Promise<boolean> {
  for (const q of [name.en, name.zh])
    if ((await world.read(accounts.queries.find, { q, sort: "followers", page: 0 })).rows[0]?.id !== id) return false;
  return true;
}
const areApart = (articles: readonly Told[]): boolean =>
  articles.every((a) =>
    articles.every((b) => a === b || (!b.title.en.includes(a.title.en) && !b.title.zh.includes(a.title.zh))),
  );
/** Opens the page of an official account, by searching for its name. */
export async function openAccount(o: Hand, name: string, account: string): Promise<void> {
  await openTab(o, "contacts");
  await o.act(wechat, "main.subscriptions");
  await o.act(wechat, "subscriptions.follows");
  await o.type("q", name);
  await o.act(wechat, "follows.openAccount", { account });
}
