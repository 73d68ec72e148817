/** The app's screens and edges. */
import * as v from "valibot";
import { equal, isNotEmpty, isChosen, hasText, not } from "#os/guards.ts";
import { civilOf, epochOf } from "#state/civil.ts";
import { DayKey } from "#os/day-key.ts";
import { choiceField, flag, nullableField, overlay, listField, text, textFor, textUpTo } from "#os/values.ts";
import { offsetOf } from "#os/format.ts";
import { parseContentUri, intents } from "#os/intents.ts";
import { findPicture } from "#os/media.ts";
import type { OsState } from "#os/state.ts";
import { whileOpen } from "#os/opening-focus.ts";
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
  priorities,
  Title,
  TodoId,
  TodoText,
} from "./state.ts";
import { createTodoDraft, draftToFields, type TodoDraft } from "./todo-draft.ts";

const count = v.optional(v.pipe(v.number(), v.integer()), 0);
const withoutEmptyItems = (items: readonly { text: string; done: boolean }[]) =>
  items.filter((item) => item.text.trim() !== "");

/** Returns the pictures among the picked or shared files. */
const filterPictures = (os: OsState, uris: readonly string[]): string[] =>
  uris.flatMap((uri) => {
    const picture = findPicture(os.files, parseContentUri(uri)?.id ?? "");
    return picture ? [picture.id] : [];
  });
const isTime = ({ hour, minute }: { hour: string; minute: string }): boolean =>
  hour !== "" && minute !== "" && Number(hour) < 24 && Number(minute) < 60;
interface EditorView {
  readonly title: string;
  readonly body: string;
  readonly items: readonly { text: string; done: boolean }[];
  readonly pictures: readonly string[];
}
const hasContent = (view: EditorView): boolean =>
  view.title.trim() !== "" ||
  view.body.trim() !== "" ||
  withoutEmptyItems(view.items).length > 0 ||
  view.pictures.length > 0;
/** Converts a note to a text for sharing. */
const noteToText = ({ title, body, items }: EditorView): string =>
  [title, body, ...withoutEmptyItems(items).map((item) => `${item.done ? "☑" : "☐"} ${item.text}`)]
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join("\n");

export const navigation = notes.navigation(
  {
    start: "list",
    commands,
    screens: {
      list: notes.screen({
        /** The to-do whose sheet is open when the screen starts. */
        params: { todo: nullableField(TodoId) },
        view: {
          tab: choiceField("notes", "todos"),
          query: text,
          folder: nullableField(FolderId),
          selected: listField(NoteId),
          chosen: listField(TodoId),
          editing: nullableField(TodoId),
          todo: textFor(TodoText),
          due: nullableField(DayKey),
          timed: flag,
          hour: textUpTo(2),
          minute: textUpTo(2),
          priority: choiceField(...priorities),
          todoFolder: nullableField(FolderId),
          /** Whether the calendar month is open. */
          dating: flag,
          shownYear: count,
          shownMonth: count,
          open: overlay("menu", "sort", "todo", "move"),
        },
        enter: ({ state, params: { todo }, now, os }) =>
          state.todos[todo ?? ""]?.trashedAt === null
            ? {
                tab: "todos" as const,
                ...createTodoDraft(state, { id: todo, folder: null }, os, now),
                open: "todo" as const,
              }
            : {},
        focus: [{ field: "todo", when: ({ view }) => view.open === "todo" && view.editing === null }],
      }),
      editor: notes.screen({
        params: {
          id: v.nullable(NoteId),
          folder: v.nullable(FolderId),
          /** Content from another app, which the new note contains at first. */
          title: v.optional(Title, ""),
          body: v.optional(Body, ""),
          uris: listField(v.string()),
        },
        view: {
          title: textFor(Title),
          body: textFor(Body),
          items: listField(Item),
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
            pictures: note?.pictures ?? filterPictures(os, params.uris),
            hour: "09",
            minute: "00",
            year: c.year,
            month: c.month,
            day: c.day,
            shownYear: c.year,
            shownMonth: c.month,
          };
        },
        focus: [
          {
            field: "body",
            enter: "newline",
            when: ({ params }) =>
              params.id === null && params.title === "" && params.body === "" && params.uris.length === 0,
          },
        ],
      }),
      folders: notes.screen({
        view: { name: textFor(FolderName), editing: nullableField(FolderId), open: overlay("add", "rename") },
        focus: [{ field: "name", when: whileOpen("add", "rename") }],
      }),
      trash: notes.screen({ view: { open: overlay("menu") } }),
      private: notes.screen({
        view: { entered: textFor(Password), unlocked: flag, wrong: flag },
        focus: [
          { field: "entered", kind: "password", when: ({ state, view }) => state.password !== null && !view.unlocked },
        ],
      }),
      password: notes.screen({
        view: { current: textFor(Password), next: textFor(Password), again: textFor(Password) },
        focus: [
          { field: "current", kind: "password", enter: "next", when: ({ state }) => state.password !== null },
          { field: "next", kind: "password", enter: "next" },
        ],
      }),
    },
    guards: {
      selecting: isNotEmpty("selected"),
      choosing: isNotEmpty("chosen"),
      hasTodo: hasText("todo"),
      hasDueTime: ({ view }: { view: TodoDraft }) => view.due === null || !view.timed || isTime(view),
      savedTodo: isChosen("editing"),
      hasName: hasText("name"),
      hasContent: ({ view }: { view: EditorView }) => hasContent(view),
      changed: ({
        state,
        params,
        view,
      }: {
        state: { notes: Record<string, EditorView> };
        params: { id: string | null };
        view: EditorView;
      }) => {
        const note = params.id === null ? undefined : state.notes[params.id];
        if (!note) return hasContent(view);
        return (
          note.title !== view.title ||
          note.body !== view.body ||
          JSON.stringify(note.items) !== JSON.stringify(withoutEmptyItems(view.items)) ||
          JSON.stringify(note.pictures) !== JSON.stringify(view.pictures)
        );
      },
      isSaved: not(equal("params.id", null)),
      hasPassword: not(equal("state.password", null)),
      validTime: ({ view }: { view: { hour: string; minute: string } }) => isTime(view),
      passwordRight: ({ state, view }: { state: { password: string | null }; view: { entered: string } }) =>
        view.entered === state.password,
      passwordsMatch: ({ view }: { view: { next: string; again: string } }) =>
        view.next.length >= 4 && view.next === view.again,
    },
  },
  ({ on, does }) => [
    on("list", "new").push("editor", ({ view }) => ({ id: null, folder: view.folder })),
    on("list", "open", { id: NoteId }).push("editor", ({ args }) => ({ id: args.id, folder: null })),
    on("list", "select", { id: NoteId }).toggle("selected", "id"),
    on("list", "back").when("selecting").set({ selected: [] }),
    does("list", "pin", "togglePin").set({ selected: [] }),
    on("list", "move", { folder: v.nullable(FolderId) })
      .when("selecting")
      .run("moveTo", ({ args, view }) => ({ ids: view.selected, folder: args.folder }))
      .close("selected")
      .say("moved"),
    on("list", "trash")
      .when("selecting")
      .warn("trashAsk", "delete", ({ view }) => ({ n: view.selected.length }))
      .run("trash", ({ view }) => ({ ids: view.selected }))
      .set({ selected: [] })
      .say("trashed"),
    does("list", "sort", "setSort").close(),
    does("list", "mode", "setMode").close(),
    on("list", "folders").close().push("folders"),
    on("list", "seeTrash").close().push("trash"),
    on("list", "seePrivate").close().push("private"),
    on("list", "newTodo").open("todo", ({ state, view, os, now }) =>
      createTodoDraft(state, { id: null, folder: view.folder }, os, now),
    ),
    on("list", "openTodo", { id: TodoId }).open("todo", ({ state, args, os, now }) =>
      createTodoDraft(state, { id: args.id, folder: null }, os, now),
    ),
    on("list", "saveTodo")
      .when("hasTodo", "hasDueTime")
      .run("saveTodo", ({ view }) => draftToFields(view))
      .close("todo", "editing")
      .say("todoSaved"),
    does("list", "tick", "toggleTodo"),
    on("list", "chooseTodo", { id: TodoId }).toggle("chosen", "id"),
    on("list", "back").when("choosing").set({ chosen: [] }),
    on("list", "moveTodos", { folder: v.nullable(FolderId) })
      .when("choosing")
      .run("moveTodos", ({ args, view }) => ({ ids: view.chosen, folder: args.folder }))
      .close("chosen")
      .say("moved"),
    on("list", "trashTodos")
      .when("choosing")
      .warn("trashTodosAsk", "delete", ({ view }) => ({ n: view.chosen.length }))
      .run("trashTodos", ({ view }) => ({ ids: view.chosen }))
      .set({ chosen: [] })
      .say("trashed"),
    on("list", "trashTodo")
      .when("savedTodo")
      .warn("trashTodosAsk", "delete", { n: 1 })
      .run("trashTodos", ({ view }) => ({ ids: [view.editing ?? ""] }))
      .close("todo", "editing")
      .say("trashed"),
    does("list", "clearDone").warn("clearDoneAsk", "delete").close().say("trashed"),

    on("editor", "save")
      .when("hasContent")
      .run("save")
      .say("saved")
      .replace("editor", ({ result }) => ({ id: result, folder: null })),
    on("editor", "back").when("changed", "hasContent").run("save").pop(),
    on("editor", "addItem").set(({ view }) => ({ items: [...view.items, { text: "", done: false }], open: null })),
    on("editor", "tickItem", { index: v.number() }).set(({ view, args }) => ({
      items: view.items.map((item, i) => (i === args.index ? { ...item, done: !item.done } : item)),
    })),
    on("editor", "removeItem", { index: v.number() }).set(({ view, args }) => ({
      items: view.items.filter((_, i) => i !== args.index),
    })),
    on("editor", "attach").close().start(intents.pickFile("image/*", true), "attached"),
    on("editor", "attached", { uris: v.array(v.string()) }).set(({ view, args, os }) => ({
      pictures: [...view.pictures, ...filterPictures(os, args.uris)].slice(0, 20),
    })),
    on("editor", "detach", { file: v.string() })
      .ask("detachAsk", "remove")
      .set(({ view, args }) => ({ pictures: view.pictures.filter((id) => id !== args.file) })),
    on("editor", "openPicture", { file: v.string() }).start(({ args }) => intents.view("files", args.file, "image/*")),
    on("editor", "share")
      .when("hasContent")
      .close()
      .start(({ view }) => intents.sendText(noteToText(view), view.title)),
    on("editor", "toCalendar")
      .when("hasContent")
      .close()
      .start(({ state, params, view }) => {
        const start = state.notes[params.id ?? ""]?.remindAt ?? null;
        const [first = "", ...rest] = noteToText(view).split("\n");
        return intents.insertEvent({ title: first, notes: rest.join("\n"), ...(start === null ? {} : { start }) });
      }),
    on("editor", "pin")
      .when("isSaved")
      .run("togglePin", ({ params }) => ({ id: params.id ?? "" }))
      .close(),
    on("editor", "move", { folder: v.nullable(FolderId) })
      .when("isSaved")
      .run("moveTo", ({ params, args }) => ({ ids: [params.id ?? ""], folder: args.folder }))
      .close()
      .say("moved"),
    on("editor", "remind")
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
    on("editor", "unremind")
      .when("isSaved")
      .run("setReminder", ({ params }) => ({ id: params.id ?? "", at: null }))
      .close(),
    on("editor", "hide")
      .when("isSaved", "hasPassword")
      .run("setPrivate", ({ params }) => ({ id: params.id ?? "", private: true }))
      .say("hidden")
      .pop(),
    on("editor", "hide").when("isSaved").close().push("password"),
    on("editor", "unhide")
      .when("isSaved")
      .run("setPrivate", ({ params }) => ({ id: params.id ?? "", private: false }))
      .close()
      .say("unhidden"),
    on("editor", "trash")
      .when("isSaved")
      .warn("trashAsk", "delete", { n: 1 })
      .run("trash", ({ params }) => ({ ids: [params.id ?? ""] }))
      .say("trashed")
      .pop(),

    on("folders", "add").when("hasName").run("addFolder").close("name"),
    on("folders", "startRename", { id: FolderId }).open("rename", ({ args, state }) => ({
      editing: args.id,
      name: state.folders[args.id]?.name ?? "",
    })),
    on("folders", "rename")
      .when("hasName")
      .run("renameFolder", ({ view }) => ({ id: view.editing ?? "", name: view.name }))
      .close("name", "editing"),
    does("folders", "delete", "deleteFolder").warn("deleteFolderAsk", "delete", ({ state, args }) => ({
      name: state.folders[args.id]?.name ?? "",
    })),

    does("trash", "restore").say("restored"),
    does("trash", "destroy").warn("destroyAsk", "delete"),
    does("trash", "restoreTodo").say("restored"),
    does("trash", "destroyTodo").warn("destroyTodoAsk", "delete"),
    on("trash", "empty").warn("emptyAsk", "emptyTrash").run("emptyTrash").close(),

    on("private", "unlock").when("passwordRight").set({ unlocked: true, wrong: false, entered: "" }),
    on("private", "unlock").set({ wrong: true, entered: "" }),
    on("private", "setPassword").push("password"),
    on("private", "open", { id: NoteId }).push("editor", ({ args }) => ({ id: args.id, folder: null })),

    on("password", "save")
      .when("passwordsMatch")
      .run("setPassword", ({ view, state }) => ({
        current: state.password === null ? null : view.current,
        next: view.next,
      }))
      .say("passwordSet")
      .pop(),
  ],
);
