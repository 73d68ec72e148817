/** Generates the public of RedNote. The deployed code never loads this file. */
import { icons } from "@iconify-json/fluent-emoji-flat";
import { Rng } from "#state/rng.ts";
import type { Generators } from "../define.ts";
import { artNames } from "./data/art-names.ts";
import { writeComments } from "./comments.ts";
import { marks } from "./data/marks.ts";
import type rednote from "./index.ts";
import type { Art, Comment, Detail, Note, Topic, User } from "./index.ts";
import { listDrafts, noteId } from "./notes.ts";
import { listAllPersons, listFollows } from "./people.ts";
import { listedFollowers, publics, topicId, trendDays } from "./words.ts";

let notesCache: readonly Note[] | null = null;
function notes(): readonly Note[] {
  if (notesCache) return notesCache;
  const { comments, readers } = writeComments();
  const counts = new Map<string, number>();
  for (const { note } of comments) counts.set(note, (counts.get(note) ?? 0) + 1);
  return (notesCache = listDrafts().map(({ note }, i) => {
    const id = noteId(i);
    return { id, ...note, comments: counts.get(id) ?? 0, likedBy: [...(readers.get(id) ?? [])] };
  }));
}

function* users(): Iterable<User> {
  const follows = listFollows();
  const followedBy = new Map<string, number>();
  for (const list of follows.values()) for (const id of list) followedBy.set(id, (followedBy.get(id) ?? 0) + 1);
  const sums = new Map<string, { notes: number; likes: number; saves: number }>();
  for (const { author, age, likes, saves } of notes()) {
    if (age < 0) continue;
    const own = sums.get(author) ?? { notes: 0, likes: 0, saves: 0 };
    sums.set(author, { notes: own.notes + 1, likes: own.likes + likes, saves: own.saves + saves });
  }
  for (const person of listAllPersons()) {
    const { channels, weight: _, fame, isLocal: __, ...rest } = person;
    const rng = Rng.of("rednote", person.id, "standing");
    const listed = followedBy.get(person.id) ?? 0;
    const own = follows.get(person.id)!;
    const followers = listed <= listedFollowers ? listed : listed * rng.int(6, 60) + rng.int(0, 99);
    const channel = channels[0]!;
    const isMarked = fame > 0 && (followers > 6_000 ? rng.chance(0.5) : rng.chance(0.02));
    const kind = rng.chance(0.6) ? "verified" : "business";
    yield {
      ...rest,
      interests: [...channels],
      mark: isMarked
        ? { kind, text: rng.pick(marks[person.public][kind][channel] ?? marks[person.public][kind].any!) }
        : null,
      follows: [...own],
      following: own.length,
      followers,
      ...(sums.get(person.id) ?? { notes: 0, likes: 0, saves: 0 }),
    };
  }
}

const comments = (): readonly Comment[] => writeComments().comments;

function* topics(): Iterable<Topic> {
  for (const lang of publics) {
    const found = new Map<string, { notes: number; likes: number; heat: number }>();
    for (const note of notes()) {
      if (note.public !== lang || note.age < 0) continue;
      for (const tag of note.tags) {
        const own = found.get(tag) ?? { notes: 0, likes: 0, heat: 0 };
        own.notes += 1;
        own.likes += note.likes;
        if (note.age <= trendDays * 1440) own.heat += note.likes + note.saves;
        found.set(tag, own);
      }
    }
    for (const [name, counts] of found) yield { id: topicId(lang, name), public: lang, name, ...counts };
  }
}

function* arts(): Iterable<Art> {
  const used = new Set<string>();
  for (const { pictures } of notes()) for (const { things } of pictures) for (const { art } of things) used.add(art);
  for (const id of [...used].sort()) {
    const svg = icons.icons[id]?.body;
    const name = artNames[id];
    if (svg === undefined || name === undefined) throw new Error(`no drawing or no name for ${id}`);
    if (svg.includes("id=")) throw new Error(`${id} has ids of its own, which would clash`);
    yield { id, name: { en: name[0], zh: name[1] }, svg };
  }
}

function* details(): Iterable<Detail> {
  const told = new Map<string, Detail["facts"]>();
  for (const { note, fact } of writeComments().told) told.set(note, [...(told.get(note) ?? []), fact]);
  for (const [i, { note, form, subject, facts }] of listDrafts().entries()) {
    const id = noteId(i);
    yield {
      id,
      public: note.public,
      channel: note.channel,
      form: form.id,
      subject,
      facts: [...facts, ...(told.get(id) ?? [])],
    };
  }
}

export default {
  user: users,
  note: notes,
  comment: comments,
  topic: topics,
  art: arts,
  detail: details,
} satisfies Generators<typeof rednote>;
