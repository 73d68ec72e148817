/** The screens of Notes and what the user can do on each. */
import * as v from "valibot";
import { toggled } from "../../state/toggled.ts";
import { civilOf, epochOf } from "../../state/civil.ts";
import { flag, overlay, text, textFor, textUpTo } from "../../os/values.ts";
import { offsetOf } from "../../os/format.ts";
import { contentOf, intents } from "../../os/intents.ts";
import type { OsState } from "../../os/state.ts";
import { commands } from "./commands.ts";
import {
  Body,
  FolderId,
  FolderName,
  Item,
  NoteId,
  notes,
  Password,
  Pictures,
  Title,
  TodoId,
  TodoText,
} from "./state.ts";

const count = v.optional(v.pipe(v.number(), v.integer()), 0);
const clean = (items: readonly { text: string; done: boolean }[]) => items.filter((item) => item.text.trim() !== "");

/** The pictures among what was picked or shared. */
const picturesIn = (os: OsState, uris: readonly string[]): string[] =>
  uris.flatMap((uri) => {
    const file = os.files[contentOf(uri)?.id ?? ""];
    return file?.type === "file" && file.mime.startsWith("image/") ? [file.id] : [];
  });
interface Written {
  readonly title: string;
  readonly body: string;
  readonly items: readonly { text: string; done: boolean }[];
  readonly pictures: readonly string[];
}
const isWritten = (view: Written): boolean =>
  view.title.trim() !== "" || view.body.trim() !== "" || clean(view.items).length > 0 || view.pictures.length > 0;
/** A note as text, for others. */
const textOf = ({ title, body, items }: Written): string =>
  [title, body, ...clean(items).map((item) => `${item.done ? "☑" : "☐"} ${item.text}`)]
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join("\n");

export const navigation = notes.navigation(
  {
    start: "list",
    commands,
    screens: {
      list: notes.screen({
        view: {
          tab: v.optional(v.picklist(["notes", "todos"]), "notes"),
          query: text,
          folder: v.optional(v.nullable(FolderId), null),
          selected: v.optional(v.array(NoteId), []),
          todo: textFor(TodoText),
          editing: v.optional(v.nullable(TodoId), null),
          open: overlay("menu", "sort", "addTodo", "editTodo", "move"),
        },
      }),
      editor: notes.screen({
        params: {
          id: v.nullable(NoteId),
          folder: v.nullable(FolderId),
          /** What is shared with a new note. */
          title: v.optional(Title, ""),
          body: v.optional(Body, ""),
          uris: v.optional(v.array(v.string()), []),
        },
        view: {
          title: textFor(Title),
          body: textFor(Body),
          items: v.optional(v.array(Item), []),
          pictures: v.optional(Pictures, []),
          open: overlay("menu", "move", "remind"),
          hour: textUpTo(2),
          minute: textUpTo(2),
          year: count,
          month: count,
          day: count,
          shownYear: count,
          shownMonth: count,
        },
        enter: ({ state, params, now, os }) => {
          const note = params.id === null ? undefined : state.notes[params.id];
          const c = civilOf(now + 86_400_000, offsetOf(os));
          return {
            title: note?.title ?? params.title,
            body: note?.body ?? params.body,
            items: note?.items ?? [],
            pictures: note?.pictures ?? picturesIn(os, params.uris),
            hour: "09",
            minute: "00",
            year: c.year,
            month: c.month,
            day: c.day,
            shownYear: c.year,
            shownMonth: c.month,
          };
        },
      }),
      folders: notes.screen({
        view: {
          name: textFor(FolderName),
          editing: v.optional(v.nullable(FolderId), null),
          open: overlay("add", "rename"),
        },
      }),
      trash: notes.screen({ view: { open: overlay("menu") } }),
      private: notes.screen({ view: { entered: textFor(Password), unlocked: flag, wrong: flag } }),
      password: notes.screen({
        view: { current: textFor(Password), next: textFor(Password), again: textFor(Password) },
      }),
    },
    guards: {
      selecting: ({ view }: { view: { selected: readonly string[] } }) => view.selected.length > 0,
      hasTodo: ({ view }: { view: { todo: string } }) => view.todo.trim() !== "",
      hasName: ({ view }: { view: { name: string } }) => view.name.trim() !== "",
      hasContent: ({ view }: { view: Written }) => isWritten(view),
      changed: ({
        state,
        params,
        view,
      }: {
        state: { notes: Record<string, Written> };
        params: { id: string | null };
        view: Written;
      }) => {
        const note = params.id === null ? undefined : state.notes[params.id];
        if (!note) return isWritten(view);
        return (
          note.title !== view.title ||
          note.body !== view.body ||
          JSON.stringify(note.items) !== JSON.stringify(clean(view.items)) ||
          JSON.stringify(note.pictures) !== JSON.stringify(view.pictures)
        );
      },
      isSaved: ({ params }: { params: { id: string | null } }) => params.id !== null,
      hasPassword: ({ state }) => state.password !== null,
      validTime: ({ view }: { view: { hour: string; minute: string } }) =>
        view.hour !== "" && view.minute !== "" && Number(view.hour) < 24 && Number(view.minute) < 60,
      passwordRight: ({ state, view }: { state: { password: string | null }; view: { entered: string } }) =>
        view.entered === state.password,
      passwordsMatch: ({ view }: { view: { next: string; again: string } }) =>
        view.next.length >= 4 && view.next === view.again,
    },
  },
  (at) => [
    at.list.on("new").push("editor", ({ view }) => ({ id: null, folder: view.folder })),
    at.list.on("open", { id: NoteId }).push("editor", ({ args }) => ({ id: args.id, folder: null })),
    at.list.on("select", { id: NoteId }).set(({ args, view }) => ({ selected: toggled(view.selected, args.id) })),
    at.list.on("back").when("selecting").set({ selected: [] }),
    at.list.does("pin", "togglePin").set({ selected: [] }),
    at.list
      .on("move", { folder: v.nullable(FolderId) })
      .when("selecting")
      .run("moveTo", ({ args, view }) => ({ ids: view.selected, folder: args.folder }))
      .close("selected")
      .say("moved"),
    at.list
      .on("trash")
      .when("selecting")
      .ask("trashAsk", { ok: "delete", danger: true, facts: ({ view }) => ({ n: view.selected.length }) })
      .run("trash", ({ view }) => ({ ids: view.selected }))
      .set({ selected: [] })
      .say("trashed"),
    at.list.does("sort", "setSort").close(),
    at.list.does("mode", "setMode").close(),
    at.list.on("folders").close().push("folders"),
    at.list.on("seeTrash").close().push("trash"),
    at.list.on("seePrivate").close().push("private"),
    at.list
      .on("addTodo")
      .when("hasTodo")
      .run("addTodo", ({ view }) => ({ text: view.todo }))
      .close("todo"),
    at.list.does("tick", "toggleTodo"),
    at.list
      .on("startEdit", { id: TodoId })
      .open("editTodo", ({ args, state }) => ({ editing: args.id, todo: state.todos[args.id]?.text ?? "" })),
    at.list
      .on("editTodo")
      .when("hasTodo")
      .run("editTodo", ({ view }) => ({ id: view.editing ?? "", text: view.todo }))
      .close("todo", "editing"),
    at.list
      .on("deleteTodo")
      .run("deleteTodo", ({ view }) => ({ id: view.editing ?? "" }))
      .close("todo", "editing")
      .say("deleted"),
    at.list.on("clearDone").ask("clearDoneAsk", { ok: "delete", danger: true }).run("clearDone").close(),

    at.editor
      .on("save")
      .when("hasContent")
      .run("save")
      .say("saved")
      .replace("editor", ({ result }) => ({ id: result, folder: null })),
    at.editor.on("back").when("changed", "hasContent").run("save").pop(),
    at.editor.on("addItem").set(({ view }) => ({ items: [...view.items, { text: "", done: false }], open: null })),
    at.editor.on("tickItem", { index: v.number() }).set(({ view, args }) => ({
      items: view.items.map((item, i) => (i === args.index ? { ...item, done: !item.done } : item)),
    })),
    at.editor
      .on("removeItem", { index: v.number() })
      .set(({ view, args }) => ({ items: view.items.filter((_, i) => i !== args.index) })),
    at.editor.on("attach").close().start(intents.pickFile("image/*", true), "attached"),
    at.editor
      .on("attached", { uris: v.array(v.string()) })
      .set(({ view, args, os }) => ({ pictures: [...view.pictures, ...picturesIn(os, args.uris)].slice(0, 20) })),
    at.editor
      .on("detach", { file: v.string() })
      .ask("detachAsk", { ok: "remove" })
      .set(({ view, args }) => ({ pictures: view.pictures.filter((id) => id !== args.file) })),
    at.editor.on("openPicture", { file: v.string() }).start(({ args }) => intents.view("files", args.file, "image/*")),
    at.editor
      .on("share")
      .when("hasContent")
      .close()
      .start(({ view }) => intents.sendText(textOf(view), view.title)),
    at.editor
      .on("toCalendar")
      .when("hasContent")
      .close()
      .start(({ state, params, view }) => {
        const start = state.notes[params.id ?? ""]?.remindAt ?? null;
        const [first = "", ...rest] = textOf(view).split("\n");
        return intents.insertEvent({ title: first, notes: rest.join("\n"), ...(start === null ? {} : { start }) });
      }),
    at.editor
      .on("pin")
      .when("isSaved")
      .run("togglePin", ({ params }) => ({ id: params.id ?? "" }))
      .close(),
    at.editor
      .on("move", { folder: v.nullable(FolderId) })
      .when("isSaved")
      .run("moveTo", ({ params, args }) => ({ ids: [params.id ?? ""], folder: args.folder }))
      .close()
      .say("moved"),
    at.editor
      .on("remind")
      .when("isSaved", "validTime")
      .run("setReminder", ({ params, view, os }) => ({
        id: params.id ?? "",
        at: epochOf(
          { year: view.year, month: view.month, day: view.day, hour: Number(view.hour), minute: Number(view.minute) },
          offsetOf(os),
        ),
      }))
      .close()
      .say("reminderSet"),
    at.editor
      .on("unremind")
      .when("isSaved")
      .run("setReminder", ({ params }) => ({ id: params.id ?? "", at: null }))
      .close(),
    at.editor
      .on("hide")
      .when("isSaved", "hasPassword")
      .run("setPrivate", ({ params }) => ({ id: params.id ?? "", private: true }))
      .say("hidden")
      .pop(),
    at.editor.on("hide").when("isSaved").close().push("password"),
    at.editor
      .on("unhide")
      .when("isSaved")
      .run("setPrivate", ({ params }) => ({ id: params.id ?? "", private: false }))
      .close()
      .say("unhidden"),
    at.editor
      .on("trash")
      .when("isSaved")
      .ask("trashAsk", { ok: "delete", danger: true, facts: { n: 1 } })
      .run("trash", ({ params }) => ({ ids: [params.id ?? ""] }))
      .say("trashed")
      .pop(),

    at.folders.on("add").when("hasName").run("addFolder").close("name"),
    at.folders
      .on("startRename", { id: FolderId })
      .open("rename", ({ args, state }) => ({ editing: args.id, name: state.folders[args.id]?.name ?? "" })),
    at.folders
      .on("rename")
      .when("hasName")
      .run("renameFolder", ({ view }) => ({ id: view.editing ?? "", name: view.name }))
      .close("name", "editing"),
    at.folders.does("delete", "deleteFolder").ask("deleteFolderAsk", {
      ok: "delete",
      danger: true,
      facts: ({ state, args }) => ({ name: state.folders[args.id]?.name ?? "" }),
    }),

    at.trash.does("restore").say("restored"),
    at.trash.does("destroy").ask("destroyAsk", { ok: "delete", danger: true }),
    at.trash.on("empty").ask("emptyAsk", { ok: "emptyTrash", danger: true }).run("emptyTrash").close(),

    at.private.on("unlock").when("passwordRight").set({ unlocked: true, wrong: false, entered: "" }),
    at.private.on("unlock").set({ wrong: true, entered: "" }),
    at.private.on("setPassword").push("password"),
    at.private.on("open", { id: NoteId }).push("editor", ({ args }) => ({ id: args.id, folder: null })),

    at.password
      .on("save")
      .when("passwordsMatch")
      .run("setPassword", ({ view, state }) => ({
        current: state.password === null ? null : view.current,
        next: view.next,
      }))
      .say("passwordSet")
      .pop(),
  ],
);
