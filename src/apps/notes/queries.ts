/** Queries for screens, checks and oracles. */
import type { Folder, Note, State } from "./state.ts";

const order: Record<State["sort"], (a: Note, b: Note) => number> = {
  updated: (a, b) => b.updatedAt - a.updatedAt,
  created: (a, b) => b.createdAt - a.createdAt,
  title: (a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : 0),
};
const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);
const matches = (note: Note, query: string): boolean => {
  const q = query.trim().toLowerCase();
  return (
    q === "" || [note.title, note.body, ...note.items.map((i) => i.text)].some((text) => text.toLowerCase().includes(q))
  );
};

/** Lists notes in the order of the list: pinned notes first, then the other notes in the chosen order. */
export const listNotes = (state: State, query: string, folder: string | null): Note[] =>
  Object.values(state.notes)
    .filter((n) => n.trashedAt === null && !n.private && (folder === null || n.folder === folder) && matches(n, query))
    .toSorted((a, b) => Number(b.pinned) - Number(a.pinned) || order[state.sort](a, b) || byId(a, b));
export const privateNotes = (state: State): Note[] =>
  Object.values(state.notes)
    .filter((n) => n.private && n.trashedAt === null)
    .toSorted((a, b) => order[state.sort](a, b) || byId(a, b));
export const trashedNotes = (state: State): Note[] =>
  Object.values(state.notes)
    .filter((n) => n.trashedAt !== null)
    .toSorted((a, b) => b.trashedAt! - a.trashedAt! || byId(a, b));
export const foldersOf = (state: State): Folder[] => state.folderOrder.flatMap((id) => state.folders[id] ?? []);
