/** What tasks need of Notes. */
import notes from "../../src/apps/notes/index.ts";
import type { Note } from "../../src/apps/notes/state.ts";
import type { Hand } from "../../src/judge/pilot.ts";

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
/** Opens the note that is called so, by searching for it. */
export async function openNote(o: Hand, words: string, id: string): Promise<void> {
  await o.open(notes);
  await o.type("query", words);
  await o.act(notes, "list.open", { id });
}
