import add from "@material-symbols/svg-400/rounded/create_new_folder.svg?raw";
import del from "@material-symbols/svg-400/rounded/delete.svg?raw";
import folderIcon from "@material-symbols/svg-400/rounded/folder.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Fab, IconButton } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Dialog } from "#ui/kit/overlays.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import notes from "../index.ts";
import { foldersOf, listNotes } from "../queries.ts";
import { strings } from "../strings.ts";
import { todosIn } from "../todo-queries.ts";

export default screen(notes, strings, "folders", (p) => {
  const folders = createMemo(() => foldersOf(p.state));
  const contents = (id: string): string => {
    const todos = todosIn(p.state, "", id).length;
    const notesIn = p.t("notesIn", { n: listNotes(p.state, "", id).length });
    return todos === 0 ? notesIn : `${notesIn} · ${p.t("todosIn", { n: todos })}`;
  };
  return (
    <Page
      back
      tone="amber"
      title={p.t("folders")}
      fab={<Fab icon={add} name={p.t("newFolder")} onTap={() => p.setView({ name: "", open: "add" })} />}
      overlays={
        <>
          <Dialog
            open={p.view.open === "add"}
            title={p.t("newFolder")}
            ok={p.t("add")}
            disabled={!p.can("add")}
            onOk={() => p.act.add()}
          >
            <Field at={p.field("name")} label={p.t("folderName")} onEnter={() => p.act.add()} />
          </Dialog>
          <Dialog
            open={p.view.open === "rename"}
            title={p.t("renameFolder")}
            ok={p.t("rename")}
            disabled={!p.can("rename")}
            onOk={() => p.act.rename()}
          >
            <Field at={p.field("name")} label={p.t("folderName")} onEnter={() => p.act.rename()} />
          </Dialog>
        </>
      }
    >
      <Show when={folders().length > 0} fallback={<Empty icon={folderIcon} title={p.t("emptyFolders")} />}>
        <Section>
          <List each={folders()}>
            {(f) => (
              <Row
                icon={folderIcon}
                title={f.name}
                subtitle={contents(f.id)}
                trailing={
                  <IconButton icon={del} name={`${p.t("delete")} ${f.name}`} onTap={() => p.act.delete({ id: f.id })} />
                }
                onTap={() => p.act.startRename({ id: f.id })}
              />
            )}
          </List>
        </Section>
      </Show>
    </Page>
  );
});
