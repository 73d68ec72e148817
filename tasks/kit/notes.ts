/** Helpers for tasks about Notes. */
import notes from "#apps/notes/index.ts";
import type { Note } from "#apps/notes/state.ts";
import type { AnyDriver } from "#judge/driver.ts";
import { addedEntries, newOnesHave } from "./records.ts";

/** Returns a note that was last changed at `at`. */
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
/** Whether a note has only a title and a text, and is in the default folder. */
export const isPlainNote = (n: Note): boolean =>
  n.items.length === 0 &&
  n.pictures.length === 0 &&
  n.folder === null &&
  !n.pinned &&
  !n.private &&
  n.remindAt === null &&
  n.trashedAt === null;
/** Searches for a note and opens it. */
export async function openNote(o: AnyDriver, words: string, id: string): Promise<void> {
  await o.open(notes);
  await o.type("query", words);
  await o.act(notes, "list.open", { id });
}
interface Notes {
  readonly notes: Readonly<Record<string, Note>>;
}
/** A check for tasks that ask for a note and mention none of the fields in the check. */
export const newNotesArePlain = newOnesHave(
  "no new note is pinned, private, in a folder, in the trash, or has a reminder",
  ({ notes: { notes } }: { readonly notes: Notes }) => notes,
  { pinned: false, private: false, folder: null, trashedAt: null, remindAt: null },
);
/**
 * Whether exactly one new note has this title, and its text is only an amount with two decimals: "136.20", "1,136.20".
 */
export function onlyNewNoteHasAmount(
  { before, after }: { before: { notes: Notes }; after: { notes: Notes } },
  title: string,
  cents: number,
): boolean {
  const [one, ...others] = addedEntries(before.notes.notes, after.notes.notes);
  return (
    others.length === 0 &&
    one?.title.trim() === title &&
    one.body.trim().replaceAll(",", "") === (cents / 100).toFixed(2) &&
    one.items.length === 0 &&
    one.pictures.length === 0
  );
}
/** Writes a new note. */
export async function writeNote(o: AnyDriver, title: string, body: string): Promise<void> {
  await o.open(notes);
  await o.act(notes, "list.new");
  await o.type("title", title);
  await o.type("body", body);
  await o.act(notes, "editor.save");
}
