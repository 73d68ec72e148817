import del from "@material-symbols/svg-400/rounded/delete.svg?raw";
import destroy from "@material-symbols/svg-400/rounded/delete_forever.svg?raw";
import more from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import restore from "@material-symbols/svg-400/rounded/restore_from_trash.svg?raw";
import { createMemo, Show } from "solid-js";
import { momentText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { Menu } from "#ui/kit/overlays.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import notes from "../index.ts";
import { trashedNotes } from "../queries.ts";
import { strings } from "../strings.ts";
import { trashedTodos } from "../todo-queries.ts";

export default screen(notes, strings, "trash", (p) => {
  const found = createMemo(() => trashedNotes(p.state));
  const todos = createMemo(() => trashedTodos(p.state));
  const nameOf = (title: string) => (title === "" ? p.t("untitled") : title);
  return (
    <Page
      back
      tone="amber"
      title={p.t("trash")}
      actions={
        <Show when={found().length + todos().length > 0}>
          <IconButton icon={more} name={p.t("more")} onTap={() => p.setView({ open: "menu" })} />
        </Show>
      }
      overlays={
        <Menu
          open={p.view.open === "menu"}
          items={[{ label: p.t("emptyTrash"), icon: destroy, danger: true, onTap: () => p.act.empty() }]}
        />
      }
    >
      <Show when={found().length + todos().length > 0} fallback={<Empty icon={del} title={p.t("emptyTrashTitle")} />}>
        <Show when={found().length > 0}>
          <Section>
            <List each={found()}>
              {(note) => (
                <Row
                  title={nameOf(note.title)}
                  subtitle={p.t("deletedAt", { when: momentText(note.trashedAt ?? 0, p.os, p.now) })}
                  trailing={
                    <>
                      <IconButton
                        icon={restore}
                        name={`${p.t("restore")} ${nameOf(note.title)}`}
                        onTap={() => p.act.restore({ id: note.id })}
                      />
                      <IconButton
                        icon={destroy}
                        name={`${p.t("delete")} ${nameOf(note.title)}`}
                        onTap={() => p.act.destroy({ id: note.id })}
                      />
                    </>
                  }
                />
              )}
            </List>
          </Section>
        </Show>
        <Show when={todos().length > 0}>
          <Section title={p.t("todos")}>
            <List each={todos()}>
              {(todo) => (
                <Row
                  title={todo.text}
                  done={todo.doneAt !== null}
                  subtitle={p.t("deletedAt", { when: momentText(todo.trashedAt ?? 0, p.os, p.now) })}
                  trailing={
                    <>
                      <IconButton
                        icon={restore}
                        name={`${p.t("restore")} ${todo.text}`}
                        onTap={() => p.act.restoreTodo({ id: todo.id })}
                      />
                      <IconButton
                        icon={destroy}
                        name={`${p.t("delete")} ${todo.text}`}
                        onTap={() => p.act.destroyTodo({ id: todo.id })}
                      />
                    </>
                  }
                />
              )}
            </List>
          </Section>
        </Show>
      </Show>
    </Page>
  );
});
