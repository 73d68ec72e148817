/** Notes, to-dos, folders and settings. */
import * as v from "valibot";
import { modelOf } from "#os/define.ts";
import { DayKey } from "#os/day-key.ts";
import { idSchema, instant } from "#os/values.ts";
import { FileId } from "#os/files.ts";

export const NoteId = idSchema("note");
export const TodoId = idSchema("todo");
export const FolderId = idSchema("folder");
export const Item = v.strictObject({ text: v.pipe(v.string(), v.maxLength(500)), done: v.boolean() });
export const Title = v.pipe(v.string(), v.maxLength(200));
export const Body = v.pipe(v.string(), v.maxLength(10000));
export const FolderName = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40));
export const Password = v.pipe(v.string(), v.minLength(4), v.maxLength(32));
export const sorts = ["updated", "created", "title"] as const;
export const modes = ["list", "grid"] as const;

export const Pictures = v.pipe(v.array(FileId), v.maxLength(20));
export const Note = v.strictObject({
  id: NoteId,
  title: Title,
  body: Body,
  /** Checklist items below the text. */
  items: v.array(Item),
  /** Pictures below the text, as files of the phone. */
  pictures: Pictures,
  folder: v.nullable(FolderId),
  pinned: v.boolean(),
  private: v.boolean(),
  createdAt: instant,
  updatedAt: instant,
  remindAt: v.nullable(instant),
  trashedAt: v.nullable(instant),
});
export type Note = v.InferOutput<typeof Note>;
export const TodoText = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500));
export const DueMinute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439));
export const priorities = ["none", "low", "medium", "high"] as const;
export const Priority = v.picklist(priorities);
export type Priority = v.InferOutput<typeof Priority>;
export const Todo = v.strictObject({
  id: TodoId,
  text: TodoText,
  createdAt: instant,
  /** `due` is the due day, and `dueMinute` is the minute of that day. A to-do without a day cannot have a minute. */
  due: v.nullable(DayKey),
  dueMinute: v.nullable(DueMinute),
  priority: Priority,
  folder: v.nullable(FolderId),
  /** When the to-do was completed; null while it is open. */
  doneAt: v.nullable(instant),
  /** When the phone sends a reminder: at the due time, if the due time is in the future. */
  remindAt: v.nullable(instant),
  trashedAt: v.nullable(instant),
});
export type Todo = v.InferOutput<typeof Todo>;
export const Folder = v.strictObject({ id: FolderId, name: FolderName });
export type Folder = v.InferOutput<typeof Folder>;

export const notes = modelOf("notes", {
  notes: v.record(NoteId, Note),
  todos: v.record(TodoId, Todo),
  folders: v.record(FolderId, Folder),
  folderOrder: v.array(FolderId),
  /** The password for private notes; null until the user sets a password. */
  password: v.nullable(Password),
  sort: v.picklist(sorts),
  mode: v.picklist(modes),
});
export type State = v.InferOutput<typeof notes.state>;
