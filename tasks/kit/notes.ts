/** What tasks need of Notes. */
import type { Note } from "../../src/apps/notes/state.ts";

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
