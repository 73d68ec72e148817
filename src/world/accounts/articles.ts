/** Generates official accounts, their articles, and the comments on the articles. */
import { Rng } from "#state/rng.ts";
import type { LocalizedText } from "../cast.ts";
import { listPeople } from "../folk/people.ts";
import type { Folk } from "../folk/index.ts";
import { sceneIds, type SceneKind } from "../scenes/ids.ts";
import { parseLocalizedList, parseLocalized, formatCount, fill, parseRows } from "../web/grammar.ts";
import { createPersonName } from "../web/people.ts";
import { quarters } from "../web/town.ts";
import { accountNames } from "./data/names.ts";
import { remarkPoolBySource, remarks, replies, scenesBySource, welcomes } from "./data/remarks.ts";
import type { Account, Article, Comment } from "./index.ts";
import { subjects, type Draft, type Subject } from "./subjects.ts";

const articleCount = 2300;
const commentCount = 15_000;

interface GeneratedAccounts {
  readonly accounts: Account[];
  readonly articles: Article[];
  readonly comments: Comment[];
}
interface AccountDraft {
  readonly kind: Account["kind"];
  readonly name: LocalizedText;
  readonly about: LocalizedText;
  readonly owner: LocalizedText;
  readonly sources: readonly string[];
  readonly articles: { readonly source: string; readonly subject: Subject; readonly draft: Draft }[];
}

/**
 * Assigns subjects to accounts, which choose one after the other. Each account gets the next unused subject from its
 * sources. No account writes about a subject twice.
 */
function assignArticles(): AccountDraft[] {
  const all = subjects();
  const left = new Map<string, { readonly subject: Subject; readonly time: number }[]>();
  for (const [source, list] of all) {
    const r = Rng.of("accounts", "turns", source);
    const most = Math.max(...list.map(({ times }) => times));
    left.set(
      source,
      Array.from({ length: most }, (_, time) =>
        r.shuffle(list.filter(({ times }) => time < times)).map((subject) => ({ subject, time })),
      ).flat(),
    );
  }
  const desks = Object.entries(accountNames).flatMap(([kind, text]) =>
    parseRows(text, 4).map(
      ([name = "", about = "", owner = "", sources = ""]): AccountDraft => ({
        kind: kind as Account["kind"],
        name: parseLocalized(name),
        about: parseLocalized(about),
        owner: parseLocalized(owner),
        sources: sources.split(" "),
        articles: [],
      }),
    ),
  );
  const titles = new Set<string>();
  let made = 0;
  for (let turn = 0, before = -1; made < articleCount && made !== before; turn++) {
    before = made;
    for (const desk of desks) {
      if (made === articleCount) break;
      const source = desk.sources[turn % desk.sources.length]!;
      const pool = left.get(source);
      if (!pool) throw new Error(`${desk.name.en} draws from ${source}, which there is not`);
      const at = pool.findIndex(({ subject }) => desk.articles.every((one) => one.subject !== subject));
      if (at < 0) continue;
      const [{ subject, time }] = pool.splice(at, 1) as [{ subject: Subject; time: number }];
      const draft = subject.write(time);
      if (titles.has(draft.title.en) || titles.has(draft.title.zh)) continue;
      titles.add(draft.title.en).add(draft.title.zh);
      desk.articles.push({ source, subject, draft });
      made += 1;
    }
  }
  return desks;
}

interface Remark {
  readonly text: LocalizedText;
  readonly reply: LocalizedText | null;
}
const parseRemarks = (pool: string): Remark[] =>
  remarks[pool]!.trim()
    .split("\n")
    .map((line) => {
      const [text = "", reply] = line.split(" => ");
      return { text: parseLocalized(text), reply: reply === undefined ? null : parseLocalized(reply) };
    });

export function generateAccounts(): GeneratedAccounts {
  const r = Rng.of("accounts", "press");
  const folk = listPeople();
  const pools = new Map(Object.keys(remarks).map((pool) => [pool, parseRemarks(pool)]));
  const accounts: Account[] = [];
  const articles: Article[] = [];
  const comments: Comment[] = [];
  const hello = parseLocalizedList(welcomes.trim(), "\n");
  const away = parseLocalizedList(replies.trim(), "\n");
  const desks = assignArticles();
  for (const [index, desk] of desks.entries()) {
    const n = index + 1;
    const id = `acct_${n}`;
    const isDaily = desk.kind === "news" || desk.kind === "city";
    const followers = Math.round(r.int(800, 9000) * (isDaily ? r.int(6, 24) : r.int(1, 9)));
    const staff = [createPersonName(r).full, createPersonName(r).full, desk.owner];
    const own: Article[] = [];
    let age = r.int(0, isDaily ? 1 : 5);
    for (const [i, { source, subject, draft }] of desk.articles.entries()) {
      const minute = r.pick([7 * 60, 7 * 60 + 30, 12 * 60, 17 * 60 + 30, 20 * 60, 21 * 60]) + r.int(0, 25);
      const reads = Math.max(40, Math.round((followers * r.int(3, 60)) / 100));
      const likes = Math.round((reads * r.int(4, 38)) / 1000);
      const article: Article = {
        id: `art_${n}_${i + 1}`,
        account: id,
        name: desk.name,
        title: draft.title,
        author: r.pick(staff),
        age,
        minute,
        body: { en: draft.body.map(({ en }) => en), zh: draft.body.map(({ zh }) => zh) },
        picture: { scene: r.pick(sceneIds(r.pick(scenesBySource[source]!) as SceneKind)), after: r.int(0, 1) },
        reads,
        likes,
        wows: Math.round((likes * r.int(10, 55)) / 100),
        comments: 0,
      };
      age += isDaily ? r.int(0, 3) : r.int(2, 11);
      const below = createComments(r, article, source, subject, pools, folk, articles.length + own.length);
      comments.push(...below);
      own.push({ ...article, comments: below.length });
    }
    const most = own.toSorted((a, b) => b.reads - a.reads)[0]!;
    const oldest = own.at(-1)!;
    accounts.push({
      id,
      name: desk.name,
      handle: desk.name.en
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "_")
        .replace(/^_|_$/g, ""),
      kind: desk.kind,
      about: desk.about,
      owner: desk.owner,
      followers,
      since: r.int(2012, 2024),
      welcome: fill(r.pick(hello), { n: formatCount(followers) }),
      reply: r.pick(away),
      menu: [
        { title: { en: "Newest", zh: "最新" }, article: own[0]!.id },
        ...(most.id === own[0]!.id ? [] : [{ title: { en: "Most read", zh: "最热" }, article: most.id }]),
        ...(oldest.id === most.id || own.length < 3
          ? []
          : [{ title: { en: "How it began", zh: "创刊篇" }, article: oldest.id }]),
      ],
      articles: own.length,
    });
    articles.push(...own);
  }
  return { accounts, articles, comments };
}

/**
 * Creates an article's share of all comments. No comment occurs twice at one article. About half of the comments, or
 * more, are about the subject.
 */
function createComments(
  r: Rng,
  article: Article,
  source: string,
  subject: Subject,
  pools: ReadonlyMap<string, readonly Remark[]>,
  folk: readonly Folk[],
  before: number,
): Comment[] {
  // Rounds the running total of the shares, not each share, so that the numbers of comments add up to `commentCount`.
  const share = (upTo: number): number => Math.floor((upTo * commentCount) / articleCount);
  const count = share(before + 1) - share(before);
  const about = pools.get(remarkPoolBySource[source] ?? "advice")!;
  const own = r.sample(about, Math.min(about.length, Math.ceil(count * 0.55)));
  const other = r.sample(pools.get("any")!, count - own.length);
  return r.shuffle([...own, ...other]).map((one, i): Comment => {
    const by = r.pick(folk);
    const slots = { t: subject.t, q: r.pick(quarters) };
    return {
      id: `cmt_${article.id.slice(4)}_${i + 1}`,
      article: article.id,
      by: by.id,
      nick: by.nick,
      region: by.region,
      text: fill(one.text, slots),
      likes: Math.round((article.likes * r.int(0, 120)) / 1000) + r.int(0, 6),
      minutesAfter: r.int(2, 90) * r.int(1, 40),
      reply: one.reply ? fill(one.reply, slots) : null,
    };
  });
}
