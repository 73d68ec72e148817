/** Helpers for tasks about files and folders. */
import { mimeOf, type File, type FileContent, type FileEntry } from "#os/files.ts";

export const folder = (id: string, name: string, parent: string | null, at: number): FileEntry => ({
  id,
  type: "folder",
  name,
  parent,
  createdAt: at,
  modifiedAt: at,
  trashed: null,
});
/** Returns a file that was created at `at`. Its type follows from its name. */
export const file = (
  id: string,
  name: string,
  parent: string,
  at: number,
  content: FileContent,
  more: Partial<File> = {},
): FileEntry => ({
  id,
  type: "file",
  name,
  parent,
  createdAt: at,
  modifiedAt: at,
  trashed: null,
  mime: mimeOf(name),
  bytes: content.kind === "text" ? content.text.length : 240_000 + name.length * 1931,
  content,
  favourite: false,
  crop: null,
  turns: 0,
  ...more,
});
