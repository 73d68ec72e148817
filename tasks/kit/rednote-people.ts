/** Draws people and notes of RedNote for tasks that need several of a kind. */
import { seedIds } from "#apps/rednote/seed-ids.ts";
import type { State } from "#apps/rednote/state.ts";
import type { Lang } from "#os/values.ts";
import type { Rng } from "#state/rng.ts";
import dataset from "#world/rednote/index.ts";
import type { World } from "#world/read.ts";
import { drawAuthor, isFoundByName, isUnknown, publicOf } from "./rednote.ts";

/** The ids of `n` people with whom the owner has nothing to do. Their names differ. */
export async function drawStrangers(world: World, r: Rng, lang: Lang, n: number): Promise<string[]> {
  for (;;) {
    // The first pages have people whom everybody knows.
    const { rows } = await world.read(dataset.queries.people, { public: publicOf(lang), page: r.int(10, 200) });
    const unknown = r.shuffle(rows.filter(({ id, mark }) => mark === null && isUnknown(lang, id))).slice(0, n);
    if (unknown.length === n && new Set(unknown.map(({ name }) => name.toLowerCase())).size === n)
      return unknown.map(({ id }) => id);
  }
}
/** `n` of the followers whom the owner does not follow, and who have said nothing below the owner's notes. */
export async function drawFans(world: World, r: Rng, lang: Lang, n: number): Promise<{ id: string; name: string }[]> {
  const quiet = seedIds(lang).fans.filter((_, at) => at !== 2 && at !== 5);
  const ids = r.sample(quiet, n).map((one) => `rn_user_${one}`);
  const users = await world.read(dataset.queries.users, { ids });
  return ids.map((id) => ({ id, name: users.find((one) => one.id === id)!.name }));
}
/**
 * An author who has one note about a subject among others, the note's title names it. Other people wrote about it too.
 */
export async function drawNoteAbout(
  world: World,
  r: Rng,
  lang: Lang,
): Promise<{ id: string; title: string; subject: string; author: string; name: string }> {
  for (;;) {
    const {
      id: author,
      name,
      rows,
    } = await drawAuthor(world, r, lang, [2, 8], (all) =>
      all.every(({ title, kind }) => title !== "" && kind !== "video"),
    );
    if (!(await isFoundByName(world, lang, author, name))) continue;
    const details = await Promise.all(rows.map(async ({ id }) => world.read(dataset.queries.facts, { id })));
    const { id, title } = r.pick(rows);
    const about = details.find((one) => one?.id === id);
    if (!about || !title.toLowerCase().includes(about.subject.toLowerCase()) || about.subject.length < 2) continue;
    if (details.filter((one) => one?.subject === about.subject).length !== 1) continue;
    const others = await world.read(dataset.queries.feed, { q: about.subject, public: publicOf(lang), age_min: 0 });
    if (others.rows.filter((one) => one.author !== author).length < 3) continue;
    return { id, title, subject: about.subject, author, name };
  }
}
/** The id of the comment of the question with this index in `addQuestions`. */
export const questionId = (n: number): string => `said_asked${n + 1}`;
/** Adds comments of people below notes of the owner, and their entries in the inbox. */
export function addQuestions(
  state: State,
  asked: readonly { readonly note: string; readonly by: string; readonly text: string; readonly at: number }[],
): void {
  for (const [n, { note, by, text, at }] of asked.entries()) {
    const id = questionId(n);
    state.comments[id] = { id, note, by, under: null, to: null, text, at, likes: 0 };
    state.news.push({ id: `news_asked${n + 1}`, kind: "comment", by, note, comment: id, text, at });
  }
  state.news.sort((a, b) => b.at - a.at);
}
