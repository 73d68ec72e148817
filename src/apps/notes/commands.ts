import * as v from "valibot";
import { instant, reject } from "#os/values.ts";
import { truncateText } from "#os/text-edit.ts";
import {
  Body,
  FolderId,
  FolderName,
  Item,
  modes,
  NoteId,
  notes,
  Password,
  Pictures,
  sorts,
  Title,
  type Note,
  type State,
} from "./state.ts";
import { todoCommands } from "./todo-commands.ts";

const findActiveNote = (state: State, id: string): Note | undefined => {
  const note = state.notes[id];
  return note && note.trashedAt === null ? note : undefined;
};
export const commands = {
  ...todoCommands,
  /** Saves a note. If the id is null, creates a new note. Returns the note's id. */
  save: notes.command(
    {
      id: v.nullable(NoteId),
      title: Title,
      body: Body,
      items: v.array(Item),
      pictures: Pictures,
      folder: v.nullable(FolderId),
    },
    (state, { id, title, body, items, pictures, folder }, ctx) => {
      const kept = items.filter((item) => item.text.trim() !== "");
      if (title.trim() === "" && body.trim() === "" && kept.length === 0 && pictures.length === 0)
        return reject("note-empty");
      if (id === null) {
        const key = ctx.newId("note");
        const place = folder !== null && state.folders[folder] ? folder : null;
        state.notes[key] = {
          id: key,
          title,
          body,
          items: kept,
          pictures: [...pictures],
          folder: place,
          pinned: false,
          private: false,
          createdAt: ctx.now,
          updatedAt: ctx.now,
          remindAt: null,
          trashedAt: null,
        };
        return key;
      }
      const note = findActiveNote(state, id);
      if (!note) return reject("note-missing");
      note.title = title;
      note.body = body;
      note.items = kept;
      note.pictures = [...pictures];
      note.updatedAt = ctx.now;
      return id;
    },
  ),
  togglePin: notes.command({ id: NoteId }, (state, { id }) => {
    const note = findActiveNote(state, id);
    if (!note) return reject("note-missing");
    note.pinned = !note.pinned;
  }),
  moveTo: notes.command({ ids: v.array(NoteId), folder: v.nullable(FolderId) }, (state, { ids, folder }) => {
    if (folder !== null && !state.folders[folder]) return reject("folder-missing");
    for (const id of ids) {
      const note = findActiveNote(state, id);
      if (!note) return reject("note-missing");
      note.folder = folder;
    }
  }),
  setPrivate: notes.command({ id: NoteId, private: v.boolean() }, (state, args) => {
    const note = findActiveNote(state, args.id);
    if (!note) return reject("note-missing");
    if (args.private && state.password === null) return reject("password-first");
    note.private = args.private;
    if (args.private) note.pinned = false;
  }),
  setReminder: notes.command({ id: NoteId, at: v.nullable(instant) }, (state, { id, at }, ctx) => {
    const note = findActiveNote(state, id);
    if (!note) return reject("note-missing");
    if (at !== null && at <= ctx.now) return reject("time-past");
    note.remindAt = at;
  }),
  trash: notes.command({ ids: v.array(NoteId) }, (state, { ids }, ctx) => {
    for (const id of ids) {
      const note = findActiveNote(state, id);
      if (!note) return reject("note-missing");
      note.trashedAt = ctx.now;
      note.remindAt = null;
      note.pinned = false;
    }
  }),
  restore: notes.command({ id: NoteId }, (state, { id }) => {
    const note = state.notes[id];
    if (!note || note.trashedAt === null) return reject("note-missing");
    note.trashedAt = null;
    if (note.folder !== null && !state.folders[note.folder]) note.folder = null;
  }),
  destroy: notes.command({ id: NoteId }, (state, { id }) => {
    if (state.notes[id]?.trashedAt == null) return reject("note-missing");
    delete state.notes[id];
  }),
  emptyTrash: notes.command({}, (state) => {
    for (const kind of [state.notes, state.todos])
      for (const { id, trashedAt } of Object.values(kind)) if (trashedAt !== null) delete kind[id];
  }),
  /** Scheduled. Sends the notification of a reminder. */
  remind: notes.command({ id: NoteId }, (state, { id }, ctx) => {
    const note = findActiveNote(state, id);
    if (!note) return;
    note.remindAt = null;
    ctx.notify(
      note.private
        ? { key: "reminder-private", open: { screen: "private", params: {} } }
        : {
            key: "reminder",
            facts: { title: note.title || truncateText(note.body, 60) },
            open: { screen: "editor", params: { id, folder: null } },
          },
    );
  }),
  addFolder: notes.command({ name: FolderName }, (state, { name }, ctx) => {
    if (Object.values(state.folders).some((f) => f.name === name)) return reject("folder-exists");
    const id = ctx.newId("folder");
    state.folders[id] = { id, name };
    state.folderOrder.push(id);
    return id;
  }),
  renameFolder: notes.command({ id: FolderId, name: FolderName }, (state, { id, name }) => {
    const folder = state.folders[id];
    if (!folder) return reject("folder-missing");
    if (Object.values(state.folders).some((f) => f.name === name && f.id !== id)) return reject("folder-exists");
    folder.name = name;
  }),
  /** Deletes a folder. Its notes and to-dos are kept without a folder. */
  deleteFolder: notes.command({ id: FolderId }, (state, { id }) => {
    if (!state.folders[id]) return reject("folder-missing");
    delete state.folders[id];
    state.folderOrder = state.folderOrder.filter((f) => f !== id);
    for (const kind of [state.notes, state.todos])
      for (const entry of Object.values(kind)) if (entry.folder === id) entry.folder = null;
  }),
  setSort: notes.command({ sort: v.picklist(sorts) }, (state, { sort }) => {
    state.sort = sort;
  }),
  setMode: notes.command({ mode: v.picklist(modes) }, (state, { mode }) => {
    state.mode = mode;
  }),
  setPassword: notes.command({ current: v.nullable(v.string()), next: Password }, (state, { current, next }) => {
    if (state.password !== null && state.password !== current) return reject("password-wrong");
    state.password = next;
  }),
};
