/** Helpers for tasks over several apps of which one is RedNote, X or Reddit. */
import calendar from "#apps/calendar/index.ts";
import type { State as RedditState } from "#apps/reddit/state.ts";
import x from "#apps/x/index.ts";
import type { State as XState } from "#apps/x/state.ts";
import type { Occasion } from "#judge/define.ts";
import type { AnyDriver } from "#judge/driver.ts";
import type { Lang } from "#os/values.ts";
import { formatDay } from "#state/day.ts";
import type { Rng } from "#state/rng.ts";
import type { World } from "#world/read.ts";
import geo from "#world/geo/index.ts";
import rednote from "#world/rednote/index.ts";
import { goToDay } from "./calendar.ts";
import { typeTime } from "./clock.ts";
import { ownPost, readForm } from "./reddit.ts";
import { drawNotes, toldFact, type NoteFacts } from "./rednote.ts";
import { isPlainName } from "./social.ts";
import { addPost, readDescribed } from "./x.ts";

/** A note about a place where something was eaten or drunk, with what the note tells about it. */
export type MealNote = {
  readonly id: string;
  readonly title: string;
  readonly place: { readonly name: string; readonly latitude: number; readonly longitude: number };
  readonly price: number;
  /** How the note tells the price. */
  readonly told: string;
  /** How the note tells the other facts. */
  readonly facts: { readonly [key: string]: { readonly value: string | number; readonly text: string } };
};
/** Draws notes about restaurants or cafés. Their places differ, and so do their prices. The cheapest comes first. */
export async function drawMealNotes(
  world: World,
  r: Rng,
  lang: Lang,
  form: "food.shop" | "coffee.cafe",
  n: number,
  keys: readonly string[] = [],
): Promise<MealNote[]> {
  const isPlain = (note: NoteFacts): boolean => {
    const { value, text } = toldFact(note, "price")!;
    return note.place !== null && typeof value === "number" && text.includes(String(value)) && isPlainName(note.title);
  };
  for (let tries = 0; tries < 100; tries++) {
    const notes = (await drawNotes(world, r, lang, form, n, ["price", ...keys], isPlain)).map((note) => {
      const { value, text } = toldFact(note, "price")!;
      const facts = Object.fromEntries(
        keys.map((key) => [key, { value: toldFact(note, key)!.value, text: toldFact(note, key)!.text }]),
      );
      return { id: note.id, title: note.title, place: note.place!, price: Number(value), told: text, facts };
    });
    const apart = new Set(notes.map(({ place }) => place.name)).size + new Set(notes.map(({ price }) => price)).size;
    if (apart === 2 * n) return notes.toSorted((a, b) => a.price - b.price);
  }
  throw new Error(`no ${n} notes of ${form} differ`);
}
/** Reads the id and the address on the map of a note's place. Null if the map does not have the place. */
export async function readMapPlace(
  world: World,
  note: string,
): Promise<{ id: string; address: { en: string; zh: string } } | null> {
  const found = await world.read(rednote.queries.note, { id: note });
  if (found?.place?.id == null) return null;
  const place = await world.read(geo.queries.place, { id: found.place.id });
  return place && { id: place.id, address: { en: place.address.en, zh: place.address.zh } };
}
/** A person of the world who texts the owner, for names in instructions. */
export const textingFriends = ["zoe", "ben", "yuki", "sofia", "lucas", "chloe"] as const;
/** Returns a day and a time as a person writes them: "3 December at 12:45", "12月3日12:45". */
export const dayAndTime = (date: string, time: string, say: Occasion["say"]): string =>
  say(`${date} at ${time}`, `${date} ${time}`);
/** Looks at a day of Calendar, on which these titles of events are. The month view is open before and after. */
export async function lookAtDay(o: AnyDriver, day: number, occasion: Occasion, ...titles: string[]): Promise<void> {
  await goToDay(o, day, occasion);
  await o.act(calendar, "main.showDay", { day: formatDay(day) });
  await o.sees(...titles);
  await o.set(calendar, "main", { tab: "month" });
  // The next jump begins in the month of today.
  await o.act(calendar, "main.today");
}
/** Sets the end time in Calendar's event editor, in minutes since midnight. */
export async function setEndTime(o: AnyDriver, minute: number): Promise<void> {
  await o.act(calendar, "editor.startToTime");
  await typeTime(o, minute);
  await o.act(calendar, "editor.saveToTime");
}
/** Adds a poll of the owner on X that ran for a day and has ended. */
export function addOwnPoll(
  state: Pick<XState, "posts">,
  id: string,
  text: string,
  options: readonly { readonly text: string; readonly votes: number }[],
  at: number,
): void {
  const poll = { options: options.map((option) => ({ ...option })), minutes: 1440, ended: true } as const;
  addPost(state, `post_${id}`, text, at, { poll, moreLikes: 3, views: 240 });
}
/** The shares of the votes as X shows them: "54%". */
export function sharesOf(votes: readonly number[]): string[] {
  const total = votes.reduce((sum, n) => sum + n, 0);
  return votes.map((n) => `${Math.round((n * 100) / total)}%`);
}
/** A post of X with the facts that it states. */
export type FactPost = {
  readonly id: string;
  readonly handle: string;
  readonly text: string;
  readonly facts: { readonly [key: string]: string | number };
};
/** Reads the posts of a form that are there when the phone is new, and that state all of these facts. */
export async function readFactPosts(
  world: World,
  lang: Lang,
  form: string,
  keys: readonly string[],
): Promise<FactPost[]> {
  return (await readDescribed(world, lang, form)).flatMap(({ post, detail }) => {
    const facts = Object.fromEntries(detail.facts.map(({ key, value }) => [key, value]));
    const fits = post.kind === "post" && keys.every((key) => facts[key] !== undefined);
    return fits ? [{ id: post.id, handle: post.handle, text: post.text, facts }] : [];
  });
}
/** Bookmarks posts on X, the first one last, among the bookmarks of the new phone. */
export function bookmarkPosts(state: Pick<XState, "bookmarked">, ids: readonly string[], now: number): void {
  for (const [n, post] of ids.entries()) state.bookmarked[post] = { post, at: now - (ids.length - n) * 9 * 3_600_000 };
}
/** The part of a post's text before its first hashtag, as one element of the display has it. */
export const wordsOf = ({ text }: { readonly text: string }): string => text.split(/ ?#/)[0]!.trim();
/** Opens the bookmarks of X. */
export async function openBookmarks(o: AnyDriver): Promise<void> {
  await o.open(x);
  await o.act(x, "home.openDrawer");
  await o.act(x, "home.openBookmarks");
}
/** A post of Reddit with the facts that its author states. */
export type ThreadPost = {
  readonly id: string;
  readonly author: string;
  readonly title: string;
  readonly subject: string;
  /** The values of the facts, and how the post tells them. */
  readonly facts: { readonly [key: string]: { readonly value: number; readonly text: string } };
};
/** Reads the posts of a form that are there when the phone is new, and whose authors state all of these numbers. */
export async function readThreadPosts(
  world: World,
  lang: Lang,
  form: string,
  keys: readonly string[],
): Promise<ThreadPost[]> {
  return (await readForm(world, lang, form)).flatMap(({ post: { id, name, title, crosspost, spoiler }, detail }) => {
    const facts = Object.fromEntries(
      detail.facts.flatMap(({ key, value, text, comment }) =>
        comment === undefined && typeof value === "number" && text.includes(String(value))
          ? [[key, { value, text }]]
          : [],
      ),
    );
    const isPlain = crosspost === null && !spoiler && isPlainName(name);
    return isPlain && keys.every((key) => facts[key])
      ? [{ id, author: name, title, subject: detail.subject, facts }]
      : [];
  });
}
/** Saves posts on Reddit, the first one last, among those of the new phone. */
export function savePosts(state: Pick<RedditState, "saved">, ids: readonly string[], now: number): void {
  for (const [n, post] of ids.entries()) state.saved[post] = now - (ids.length - n) * 7 * 3_600_000;
}
/** Adds a question that the owner asked on Reddit. */
export function addOwnQuestion(
  state: Pick<RedditState, "posts">,
  id: string,
  community: string,
  title: string,
  at: number,
): void {
  state.posts[`post_${id}`] = ownPost({ id: `post_${id}`, community, title, text: "", at, score: 17, votes: 19 });
}
