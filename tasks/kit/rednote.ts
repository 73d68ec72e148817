/** Helpers for tasks about RedNote: notes of the world with their facts, records of the phone, navigation in the app. */
import { newThread } from "#apps/rednote/features/messages/queries.ts";
import type { Body } from "#apps/rednote/features/messages/state.ts";
import rednote from "#apps/rednote/index.ts";
import { seedIds, userId } from "#apps/rednote/seed-ids.ts";
import { hasBlockedOwner } from "#apps/rednote/ties.ts";
import type { State } from "#apps/rednote/state.ts";
import type { AnyDriver } from "#judge/driver.ts";
import type { Lang } from "#os/values.ts";
import type { Rng } from "#state/rng.ts";
import dataset, { type Detail, type NoteBrief } from "#world/rednote/index.ts";
import type { World } from "#world/read.ts";
import { isPlainName } from "./social.ts";

/** The parts of a note that an instance stores. */
export type NoteFacts = {
  readonly id: string;
  readonly author: string;
  /** The author's name. */
  readonly name: string;
  readonly title: string;
  readonly place: { readonly name: string; readonly latitude: number; readonly longitude: number } | null;
  /** What the note is about, such as a dish. */
  readonly subject: string;
  readonly facts: readonly NoteFact[];
};
/** `text` stands in the note exactly so, or in the comment with the id `comment`. */
export type NoteFact = {
  readonly key: string;
  readonly value: string | number;
  readonly text: string;
  readonly comment: string | null;
};
/** Titles that fit into a search field. */
const maxQuery = 40;

const noteFacts = ({ id, author, name, title, place }: NoteBrief, { subject, facts }: Detail): NoteFacts => ({
  id,
  author,
  name,
  title,
  place: place && { name: place.name, latitude: place.latitude, longitude: place.longitude },
  subject,
  facts: facts.map(({ key, value, text, comment }) => ({ key, value, text, comment })),
});
/** The records of one world never change, so each form is read once. */
const notesByWorld = new WeakMap<World, Map<string, Promise<NoteFacts[]>>>();
/** All notes of one form, such as "food.shop", that are there when the phone is new. */
export async function readNotes(world: World, lang: Lang, form: string): Promise<readonly NoteFacts[]> {
  const known = notesByWorld.get(world) ?? new Map<string, Promise<NoteFacts[]>>();
  notesByWorld.set(world, known);
  const key = `${lang} ${form}`;
  const found = known.get(key) ?? readForm(world, lang, form);
  known.set(key, found);
  return found;
}
async function readForm(world: World, lang: Lang, form: string): Promise<NoteFacts[]> {
  const out: NoteFacts[] = [];
  for (let page = 0; ; page++) {
    const { rows, more } = await world.read(dataset.queries.described, { public: publicOf(lang), form, page });
    const notes = await world.read(dataset.queries.notes, { ids: rows.map(({ id }) => id) });
    for (const note of notes) {
      const detail = rows.find(({ id }) => id === note.id)!;
      if (note.age > 60 && note.title !== "") out.push(noteFacts(note, detail));
    }
    if (!more) return out;
  }
}
export const publicOf = (lang: Lang): "en" | "zh" => (lang === "en" ? "en" : "zh");
/** The fact of a note that its text tells, or undefined. */
export const toldFact = ({ facts }: Pick<NoteFacts, "facts">, key: string): NoteFact | undefined =>
  facts.find((fact) => fact.key === key && fact.comment === null);
/** Draws `n` notes of a form that tell these facts in their text. The authors and titles differ. */
export async function drawNotes(
  world: World,
  r: Rng,
  lang: Lang,
  form: string,
  n: number,
  keys: readonly string[],
  fits: (note: NoteFacts) => boolean = () => true,
): Promise<NoteFacts[]> {
  const all = (await readNotes(world, lang, form)).filter(
    (note) => keys.every((key) => toldFact(note, key) !== undefined) && fits(note),
  );
  const out: NoteFacts[] = [];
  for (const note of r.shuffle(all)) {
    if (out.length === n) return out;
    if (out.every((one) => one.author !== note.author && one.title !== note.title)) out.push(note);
  }
  if (out.length < n) throw new Error(`fewer than ${n} notes of ${form} fit`);
  return out;
}
/** All results of a search, also those of the next hours, the best first; null if there are more than a few pages. */
export async function searchAll(world: World, lang: Lang, q: string): Promise<readonly NoteBrief[] | null> {
  const out: NoteBrief[] = [];
  for (let page = 0; page < 4; page++) {
    const { rows, more } = await world.read(dataset.queries.feed, { q, public: publicOf(lang), age_min: -600, page });
    out.push(...rows);
    if (!more) return out;
  }
  return null;
}
/** Whether a search for the title shows the note among the first results. */
export async function isFoundByTitle(
  world: World,
  lang: Lang,
  { id, title }: Pick<NoteFacts, "id" | "title">,
): Promise<boolean> {
  if (title.length > maxQuery) return false;
  const { rows } = await world.read(dataset.queries.feed, { q: title, public: publicOf(lang), age_min: 0 });
  return rows.slice(0, 6).some((row) => row.id === id);
}
/** Whether a search for the name of a person shows this person first, and nobody else with the same name. */
export async function isFoundByName(world: World, lang: Lang, id: string, name: string): Promise<boolean> {
  if (name.length > maxQuery) return false;
  const { rows } = await world.read(dataset.queries.people, { q: name, public: publicOf(lang) });
  return rows[0]?.id === id && rows.filter((row) => row.name.toLowerCase() === name.toLowerCase()).length === 1;
}
/** Whether the owner has nothing to do with a person on a new phone: no tie, no chat, no block on either side. */
export function isUnknown(lang: Lang, user: string): boolean {
  const { follows, fans, blocked, hidden, strangers } = seedIds(lang);
  const known = [...follows, ...fans, blocked, hidden, ...strangers].map(userId);
  return !known.includes(user) && !hasBlockedOwner({ follows: {}, followers: {}, blocked: {} }, user);
}
/** The name of one of the friends of a new phone; `n` is 0 to 3. The friends follow each other. */
export async function readFriend(world: World, lang: Lang, n: number): Promise<{ id: string; name: string }> {
  const id = userId(seedIds(lang).follows[n]!);
  const found = await world.read(dataset.queries.user, { id });
  return { id, name: found!.name };
}
/** Draws one of the authors of notes, with these many notes, and all of them, the newest first. */
export async function drawAuthor(
  world: World,
  r: Rng,
  lang: Lang,
  notes: readonly [least: number, most: number],
  fits: (rows: readonly NoteBrief[]) => boolean,
): Promise<{ id: string; name: string; followers: number; rows: readonly NoteBrief[] }> {
  for (let tries = 0; tries < 400; tries++) {
    const feed = await world.read(dataset.queries.feed, { public: publicOf(lang), age_min: 0, page: r.int(0, 90) });
    if (feed.rows.length === 0) continue;
    const { author } = r.pick(feed.rows);
    if (!isUnknown(lang, author)) continue;
    const user = (await world.read(dataset.queries.user, { id: author }))!;
    if (!isPlainName(user.name) || user.notes < notes[0] || user.notes > notes[1]) continue;
    const { rows } = await world.read(dataset.queries.by, { author, sort: "newest" });
    // Notes that appear during the episode would change what is newest or saved most.
    if (rows.length !== user.notes || rows.some(({ age }) => age < 60) || !fits(rows)) continue;
    return { id: author, name: user.name, followers: user.followers, rows };
  }
  throw new Error("no author fits");
}

/** Saves notes in an album, the first one last. The notes are nowhere else among the saves. */
export function saveNotes(state: State, album: string, notes: readonly string[], now: number): void {
  for (const [n, note] of notes.entries())
    state.saved[note] = { note, at: now - (notes.length - n) * 7 * 3_600_000, album };
}
/** Adds an empty album. */
export function addAlbum(state: State, id: string, name: string, at: number): void {
  state.albums[id] = { id, name, about: "", private: false, at };
}
/** Adds messages of a person to a chat, the oldest first, at these times. */
export function addReceived(state: State, user: string, bodies: readonly { at: number; body: Body | string }[]): void {
  state.threads[user] ??= newThread(user);
  for (const [n, { at, body }] of bodies.entries()) {
    const id = `msg_got${user.replace("rn_user_", "")}x${n + 1}`;
    state.messages[id] = {
      id,
      with: user,
      mine: false,
      at,
      body: typeof body === "string" ? { kind: "text", text: body } : body,
    };
  }
}
/** For the check of a query: what the owner could have changed while looking. */
export const ownRecords = ({
  liked,
  saved,
  albums,
  follows,
  comments,
  messages,
  posts,
  drafts,
}: Pick<State, "liked" | "saved" | "albums" | "follows" | "comments" | "messages" | "posts" | "drafts">) => [
  liked,
  saved,
  albums,
  follows,
  comments,
  messages,
  posts,
  drafts,
];

/** Searches for these words. */
export async function search(o: AnyDriver, words: string): Promise<void> {
  await o.open(rednote);
  await o.act(rednote, "home.search");
  await o.type("q", words);
  await o.act(rednote, "search.find");
}
/** Searches for a note by its title, and opens it. */
export async function openNote(o: AnyDriver, { id, title }: Pick<NoteFacts, "id" | "title">): Promise<void> {
  await search(o, title);
  await o.act(rednote, "results.open", { note: id });
}
/** Opens the list of the owner's albums. */
export async function openAlbums(o: AnyDriver): Promise<void> {
  await o.open(rednote);
  await o.act(rednote, "home.goMe");
  await o.act(rednote, "me.showTab", { tab: "saves" });
  await o.act(rednote, "me.showAlbums", { albums: true });
}
/** Opens the chat with a person. */
export async function openChat(o: AnyDriver, { id, name }: { id: string; name: string }): Promise<void> {
  await o.open(rednote);
  await o.act(rednote, "home.goMessages");
  await o.sees(name);
  await o.act(rednote, "messages.openChat", { user: id });
}
