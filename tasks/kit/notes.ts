/** What tasks need of Notes. */
import notes from "../../src/apps/notes/index.ts";
import type { Note } from "../../src/apps/notes/state.ts";
import type { Hand } from "../../src/judge/pilot.ts";
import { made, newOnesHave } from "./records.ts";

/** A note last touched at `at`. */
export const note = (id: string, title: string, body: string, at: number, more: Partial<Note> = {}): Note => ({
  id,
  title,
  body,
  items: [],
  pictures: [],
  folder: null,
  pinned: false,
  private: false,
  createdAt: at,
  updatedAt: at,
  remindAt: null,
  trashedAt: null,
  ...more,
});
/** Whether a note is just its title and its text, and lies where new notes lie. */
export const isPlain = (n: Note): boolean =>
  n.items.length === 0 &&
  n.pictures.length === 0 &&
  n.folder === null &&
  !n.pinned &&
  !n.private &&
  n.remindAt === null &&
  n.trashedAt === null;
/** Opens the note that is called so, by searching for it. */
export async function openNote(o: Hand, words: string, id: string): Promise<void> {
  await o.open(notes);
  await o.type("query", words);
  await o.act(notes, "list.open", { id });
}
interface Notes {
  readonly notes: Readonly<Record<string, Note>>;
}
/** For tasks that have a note written, and say nothing of what else can be made of one. */
export const newNotesArePlain = newOnesHave(
  "no new note is pinned, private, in a folder, in the trash, or has a reminder",
  ({ notes: { notes } }: { readonly notes: Notes }) => notes,
  { pinned: false, private: false, folder: null, trashedAt: null, remindAt: null },
);
/** Whether the one new note is called so, and has nothing but a sum with two decimals: "136.20", "1,136.20". */
export function saysSum(
  { before, after }: { before: { notes: Notes }; after: { notes: Notes } },
  title: string,
  cents: number,
): boolean {
  const [one, ...others] = made(before.notes.notes, after.notes.notes);
  return (
    others.length === 0 &&
    one?.title.trim() === title &&
    one.body.trim().replaceAll(",", "") === (cents / 100).toFixed(2) &&
    one.items.length === 0 &&
    one.pictures.length === 0
  );
}
/** Writes a new note. */
export async function writeNote(o: Hand, title: string, body: string): Promise<void> {
  await o.open(notes);
  await o.act(notes, "list.new");
  await o.type("title", title);
  await o.type("body", body);
  await o.act(notes, "editor.save");
}
