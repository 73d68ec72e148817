import add from "@material-symbols/svg-400/rounded/add.svg?raw";
import bell from "@material-symbols/svg-400/rounded/alarm.svg?raw";
import checklist from "@material-symbols/svg-400/rounded/check_circle.svg?raw";
import del from "@material-symbols/svg-400/rounded/delete.svg?raw";
import folder from "@material-symbols/svg-400/rounded/folder.svg?raw";
import grid from "@material-symbols/svg-400/rounded/grid_view.svg?raw";
import listIcon from "@material-symbols/svg-400/rounded/view_agenda.svg?raw";
import lock from "@material-symbols/svg-400/rounded/lock.svg?raw";
import more from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import move from "@material-symbols/svg-400/rounded/drive_file_move.svg?raw";
import pin from "@material-symbols/svg-400/rounded/keep-fill.svg?raw";
import pinLine from "@material-symbols/svg-400/rounded/keep.svg?raw";
import sortIcon from "@material-symbols/svg-400/rounded/sort.svg?raw";
import sweep from "@material-symbols/svg-400/rounded/delete_sweep.svg?raw";
import textIcon from "@material-symbols/svg-400/rounded/description.svg?raw";
import { createMemo, Show } from "solid-js";
import { whenText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Button, Chips, Fab, IconButton } from "#ui/kit/buttons.tsx";
import { Cards, NoteCard } from "../looks/cards.tsx";
import { SearchField } from "#ui/kit/fields.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { Menu, Sheet } from "#ui/kit/overlays.tsx";
import { Empty, Page, Stack } from "#ui/kit/page.tsx";
import { List, RadioRow, Row } from "#ui/kit/rows.tsx";
import { BottomNav } from "#ui/kit/bottom-nav.tsx";
import notes from "../index.ts";
import { foldersOf, listNotes } from "../queries.ts";
import { TodoList } from "./parts/todo-list.tsx";
import { TodoSheet } from "./parts/todo-sheet.tsx";
import { sorts } from "../state.ts";
import { strings } from "../strings.ts";
import { todosIn } from "../todo-queries.ts";

const sortTexts = { updated: "updated", created: "created", title: "byTitle" } as const;

export default screen(notes, strings, "list", (p) => {
  const found = createMemo(() => listNotes(p.state, p.view.query, p.view.folder));
  const isNotes = () => p.view.tab === "notes";
  /** The ids that the user has selected. */
  const selected = () => (isNotes() ? p.view.selected : p.view.chosen);
  const selecting = () => selected().length > 0;
  const moveTo = (folder: string | null) => (isNotes() ? p.act.move({ folder }) : p.act.moveTodos({ folder }));
  /** The number of to-dos that match the query in the search for notes. */
  const elsewhere = createMemo(() =>
    p.view.query.trim() === "" ? 0 : todosIn(p.state, p.view.query, p.view.folder).length,
  );
  const folders = createMemo(() => foldersOf(p.state));
  const tapNote = (id: string) => (selecting() ? p.act.select({ id }) : p.act.open({ id }));
  const preview = (note: { body: string; items: readonly { text: string }[] }) =>
    [note.body, ...note.items.map((i) => `• ${i.text}`)].filter((line) => line !== "").join("\n");
  return (
    <Page
      large={!selecting()}
      back={selecting() ? "close" : undefined}
      tone="amber"
      title={selecting() ? p.t("selected", { n: selected().length }) : p.t("title")}
      actions={
        <Show
          when={selecting()}
          fallback={<IconButton icon={more} name={p.t("more")} onTap={() => p.setView({ open: "menu" })} />}
        >
          <Show when={isNotes() && p.view.selected.length === 1}>
            <IconButton
              icon={pinLine}
              name={p.t(p.state.notes[p.view.selected[0]!]?.pinned ? "unpin" : "pin")}
              onTap={() => p.act.pin({ id: p.view.selected[0]! })}
            />
          </Show>
          <IconButton icon={move} name={p.t("move")} onTap={() => p.setView({ open: "move" })} />
          <IconButton icon={del} name={p.t("delete")} onTap={() => (isNotes() ? p.act.trash() : p.act.trashTodos())} />
        </Show>
      }
      top={
        <>
          <SearchField at={p.field("query")} placeholder={p.t(isNotes() ? "search" : "searchTodos")} />
          <Chips
            options={[{ id: "", label: p.t("all") }, ...folders().map((f) => ({ id: f.id, label: f.name }))]}
            chosen={p.view.folder ?? ""}
            onPick={(id) => p.setView({ folder: id === "" ? null : id })}
          />
        </>
      }
      fab={
        <Show when={!selecting()}>
          <Fab
            icon={add}
            name={p.t(isNotes() ? "newNote" : "newTodo")}
            onTap={() => (isNotes() ? p.act.new() : p.act.newTodo())}
          />
        </Show>
      }
      bottom={
        <BottomNav
          options={[
            { id: "notes", label: p.t("notes"), icon: textIcon },
            { id: "todos", label: p.t("todos"), icon: checklist },
          ]}
          chosen={p.view.tab}
          onPick={(id) => p.setView({ tab: id === "todos" ? "todos" : "notes", selected: [], chosen: [] })}
        />
      }
      overlays={
        <>
          <Menu
            open={p.view.open === "menu"}
            items={
              isNotes()
                ? [
                    { label: p.t("sort"), icon: sortIcon, onTap: () => p.setView({ open: "sort" }) },
                    p.state.mode === "list"
                      ? { label: p.t("gridView"), icon: grid, onTap: () => p.act.mode({ mode: "grid" }) }
                      : { label: p.t("listView"), icon: listIcon, onTap: () => p.act.mode({ mode: "list" }) },
                    { label: p.t("folders"), icon: folder, onTap: () => p.act.folders() },
                    { label: p.t("private"), icon: lock, onTap: () => p.act.seePrivate() },
                    { label: p.t("trash"), icon: del, onTap: () => p.act.seeTrash() },
                  ]
                : [
                    { label: p.t("folders"), icon: folder, onTap: () => p.act.folders() },
                    {
                      label: p.t("clearDone"),
                      icon: sweep,
                      disabled: todosIn(p.state, "", null).every((x) => x.doneAt === null),
                      onTap: () => p.act.clearDone(),
                    },
                    { label: p.t("trash"), icon: del, onTap: () => p.act.seeTrash() },
                  ]
            }
          />
          <Sheet open={p.view.open === "sort"} title={p.t("sort")}>
            <List each={sorts}>
              {(sort) => (
                <RadioRow title={p.t(sortTexts[sort])} on={p.state.sort === sort} onTap={() => p.act.sort({ sort })} />
              )}
            </List>
          </Sheet>
          <Sheet open={p.view.open === "move"} title={p.t("move")}>
            <Row icon={textIcon} title={p.t("noFolder")} onTap={() => moveTo(null)} />
            <List each={folders()}>{(f) => <Row icon={folder} title={f.name} onTap={() => moveTo(f.id)} />}</List>
          </Sheet>
          <TodoSheet host={p} />
        </>
      }
    >
      <Show when={isNotes()} fallback={<TodoList host={p} />}>
        <Show
          when={found().length > 0}
          fallback={
            <Empty
              icon={textIcon}
              title={p.t(p.view.query === "" ? "emptyTitle" : "noHits")}
              hint={p.view.query === "" ? p.t("emptyHint") : undefined}
            />
          }
        >
          <Cards grid={p.state.mode === "grid"}>
            <List each={found()}>
              {(note) => (
                <NoteCard
                  title={note.title === "" ? p.t("untitled") : note.title}
                  text={preview(note)}
                  foot={whenText(note.updatedAt, p.os, p.now)}
                  on={p.view.selected.includes(note.id)}
                  marks={
                    <>
                      <Show when={note.remindAt !== null}>
                        <Icon of={bell} size="small" />
                      </Show>
                      <Show when={note.pinned}>
                        <Icon of={pin} size="small" />
                      </Show>
                    </>
                  }
                  onTap={() => tapNote(note.id)}
                  onHold={() => p.act.select({ id: note.id })}
                />
              )}
            </List>
          </Cards>
        </Show>
        <Show when={elsewhere() > 0}>
          <Stack align="center">
            <Button
              kind="text"
              icon={checklist}
              label={p.t("foundTodos", { n: elsewhere() })}
              onTap={() => p.setView({ tab: "todos", selected: [] })}
            />
          </Stack>
        </Show>
      </Show>
    </Page>
  );
});
