import bookmarkIcon from "@material-symbols/svg-400/rounded/bookmark.svg?raw";
import edit from "@material-symbols/svg-400/rounded/edit.svg?raw";
import empty from "@material-symbols/svg-400/rounded/bookmarks.svg?raw";
import folderIcon from "@material-symbols/svg-400/rounded/folder.svg?raw";
import more from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import newFolder from "@material-symbols/svg-400/rounded/create_new_folder.svg?raw";
import newTab from "@material-symbols/svg-400/rounded/add_box.svg?raw";
import remove from "@material-symbols/svg-400/rounded/delete.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { Field, SearchField } from "#ui/kit/fields.tsx";
import { Dialog, Menu, Sheet } from "#ui/kit/overlays.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { List, RadioRow, Row } from "#ui/kit/rows.tsx";
import browser from "../index.ts";
import { bookmarksIn, foldersOf, addressText } from "../queries.ts";
import { strings } from "../strings.ts";

export default screen(browser, strings, "bookmarks", (p) => {
  const { folder } = p.params;
  const q = () => p.view.query.trim().toLowerCase();
  const fits = (text: string) => text.toLowerCase().includes(q());
  const folders = createMemo(() => (folder === null ? foldersOf(p.state).filter((f) => fits(f.name)) : []));
  const all = createMemo(() =>
    // A search finds bookmarks of all folders.
    (q() !== "" && folder === null
      ? [null, ...foldersOf(p.state).map((f) => f.id)].flatMap((id) => bookmarksIn(p.state, id))
      : bookmarksIn(p.state, folder)
    ).filter((b) => fits(b.title) || fits(b.url)),
  );
  return (
    <Page
      title={folder === null ? p.t("bookmarks") : (p.state.folders[folder]?.name ?? "")}
      back
      actions={
        folder === null ? (
          <IconButton icon={newFolder} name={p.t("newFolder")} onTap={() => p.setView({ open: "folder", name: "" })} />
        ) : (
          <IconButton icon={more} name={p.t("menu")} onTap={() => p.setView({ open: "menu" })} />
        )
      }
      top={<SearchField at={p.field("query")} placeholder={p.t("searchBookmarks")} />}
      overlays={
        <>
          <Menu
            open={p.view.open === "menu"}
            items={[
              { label: p.t("renameFolder"), icon: edit, onTap: () => p.act.startRename() },
              { label: p.t("delete"), icon: remove, danger: true, onTap: () => p.act.deleteFolder() },
            ]}
          />
          <Sheet open={p.view.open === "held"} title={p.state.bookmarks[p.view.held ?? ""]?.title ?? ""}>
            <Row icon={newTab} title={p.t("openNew")} onTap={() => p.act.openNew()} />
            <Row icon={edit} title={p.t("edit")} onTap={() => p.setView({ open: "edit" })} />
            <Row icon={remove} danger title={p.t("delete")} onTap={() => p.act.remove()} />
          </Sheet>
          <Dialog
            open={p.view.open === "edit"}
            title={p.t("edit")}
            ok={p.t("save")}
            disabled={!p.can("save")}
            onOk={() => p.act.save()}
          >
            <Field at={p.field("title")} label={p.t("title")} />
            <List each={[null, ...foldersOf(p.state).map((f) => f.id)]}>
              {(id) => (
                <RadioRow
                  title={id === null ? p.t("noFolder") : (p.state.folders[id]?.name ?? "")}
                  on={p.view.folder === id}
                  onTap={() => p.setView({ folder: id })}
                />
              )}
            </List>
          </Dialog>
          <Dialog
            open={p.view.open === "folder"}
            title={p.t("newFolder")}
            ok={p.t("save")}
            disabled={!p.can("addFolder")}
            onOk={() => p.act.addFolder()}
          >
            <Field at={p.field("name")} label={p.t("folderName")} />
          </Dialog>
          <Dialog
            open={p.view.open === "rename"}
            title={p.t("renameFolder")}
            ok={p.t("save")}
            disabled={!p.can("rename")}
            onOk={() => p.act.rename()}
          >
            <Field at={p.field("name")} label={p.t("folderName")} />
          </Dialog>
        </>
      }
    >
      <Show when={folders().length + all().length > 0} fallback={<Empty icon={empty} title={p.t("bookmarksEmpty")} />}>
        <Section>
          <List each={folders()}>
            {(it) => (
              <Row
                icon={folderIcon}
                title={it.name}
                value={String(bookmarksIn(p.state, it.id).length)}
                leads
                onTap={() => p.act.openFolder({ id: it.id })}
              />
            )}
          </List>
          <List each={all()}>
            {(it) => (
              <Row
                icon={bookmarkIcon}
                title={it.title}
                subtitle={addressText(it.url, p.os.files)}
                onTap={() => p.act.open({ url: it.url })}
                onHold={() => p.act.hold({ id: it.id })}
              />
            )}
          </List>
        </Section>
      </Show>
    </Page>
  );
});
