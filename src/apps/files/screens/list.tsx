import add from "@material-symbols/svg-400/rounded/add.svg?raw";
import copy from "@material-symbols/svg-400/rounded/file_copy.svg?raw";
import del from "@material-symbols/svg-400/rounded/delete.svg?raw";
import edit from "@material-symbols/svg-400/rounded/edit.svg?raw";
import folderIcon from "@material-symbols/svg-400/rounded/folder.svg?raw";
import grid from "@material-symbols/svg-400/rounded/grid_view.svg?raw";
import info from "@material-symbols/svg-400/rounded/info.svg?raw";
import listIcon from "@material-symbols/svg-400/rounded/view_agenda.svg?raw";
import moreIcon from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import move from "@material-symbols/svg-400/rounded/drive_file_move.svg?raw";
import newFolder from "@material-symbols/svg-400/rounded/create_new_folder.svg?raw";
import newText from "@material-symbols/svg-400/rounded/note_add.svg?raw";
import searchIcon from "@material-symbols/svg-400/rounded/search.svg?raw";
import selectAll from "@material-symbols/svg-400/rounded/select_all.svg?raw";
import share from "@material-symbols/svg-400/rounded/share.svg?raw";
import sortIcon from "@material-symbols/svg-400/rounded/sort.svg?raw";
import star from "@material-symbols/svg-400/rounded/star.svg?raw";
import zip from "@material-symbols/svg-400/rounded/folder_zip.svg?raw";
import { createMemo, Show } from "solid-js";
import type { FileEntry } from "#os/files.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Chips, Fab, IconButton } from "#ui/kit/buttons.tsx";
import { Field, SearchField } from "#ui/kit/fields.tsx";
import { Crumbs, FileRow, FileTile, FileTiles } from "../looks/file-parts.tsx";
import { Dialog, Menu, Sheet } from "#ui/kit/overlays.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { List, RadioRow } from "#ui/kit/rows.tsx";
import files from "../index.ts";
import { mediaKinds, type MediaKind } from "#os/media.ts";
import { hasSearch, isFixed, listFiles, times, type Time } from "../queries.ts";
import { sorts } from "../state.ts";
import { strings } from "../strings.ts";
import { Details } from "./parts/details.tsx";
import { crumbsTo, noteText, pathText } from "./parts/labels.ts";

const fixedOrderLists = ["recent", "duplicates", "large"];

export default screen(files, strings, "list", (p) => {
  const isFolder = () => p.params.of === "folder";
  const wanted = () => ({
    list: p.params.of,
    folder: p.view.folder,
    query: p.view.query,
    kind: p.view.kind,
    time: p.view.time,
  });
  const entries = createMemo(() => listFiles(p.os.files, wanted(), p.state, p.now, p.offsetMin));
  const selecting = () => p.view.selected.length > 0;
  const chosen = () => p.view.selected.flatMap((id) => p.os.files[id] ?? []);
  const only = () => (chosen().length === 1 ? chosen()[0] : undefined);
  const liked = () => chosen().every((f) => f.type === "file" && f.favourite);
  const onlyFiles = () => chosen().every((f) => f.type === "file");
  const movable = () => !chosen().some((f) => isFixed(f.id));
  const open = (entry: FileEntry) => {
    if (selecting()) p.act.select({ id: entry.id });
    else if (entry.type === "file") p.act.open({ id: entry.id });
    else if (isFolder()) p.act.enter({ folder: entry.id });
    else p.act.folder({ folder: entry.id });
  };
  const title = () => {
    if (selecting()) return p.t("selected", { n: p.view.selected.length });
    if (p.params.of !== "folder") return p.t(p.params.of);
    return p.view.folder === null ? p.t("internal") : (p.os.files[p.view.folder]?.name ?? p.t("gone"));
  };
  const emptyTitle = () => {
    switch (p.params.of) {
      case "folder":
        return p.t("empty");
      case "favourites":
        return p.t("noFavourites");
      case "duplicates":
        return p.t("noDuplicates");
      case "large":
        return p.t("noLarge");
      case "search":
        return p.t(hasSearch(wanted()) ? "noHits" : "searchEmpty");
      default:
        return p.t("nothing");
    }
  };
  // Search results come from all folders, so each result shows the name of its folder.
  const note = (entry: FileEntry) => {
    const text = noteText(entry, p.os, p.now, (n) => p.t("items", { n }));
    return p.params.of === "duplicates" || p.params.of === "search"
      ? `${text}\n${pathText(p.os.files, entry.parent ?? "", p.t("internal"))}`
      : text;
  };
  const props = (entry: FileEntry) => ({
    entry,
    get note() {
      return note(entry);
    },
    get marked() {
      return selecting() ? p.view.selected.includes(entry.id) : undefined;
    },
    onTap: () => open(entry),
    onHold: () => p.act.select({ id: entry.id }),
  });
  return (
    <Page
      back={selecting() ? "close" : true}
      tone="blue"
      part={`list ${p.view.folder ?? ""}`}
      title={title()}
      subtitle={selecting() || entries().length === 0 ? undefined : p.t("items", { n: entries().length })}
      actions={
        <Show
          when={selecting()}
          fallback={<IconButton icon={moreIcon} name={p.t("more")} onTap={() => p.setView({ open: "menu" })} />}
        >
          <IconButton icon={share} name={p.t("share")} disabled={!onlyFiles()} onTap={() => p.act.share()} />
          <IconButton icon={del} name={p.t("delete")} disabled={!movable()} onTap={() => p.act.delete()} />
          <IconButton icon={moreIcon} name={p.t("more")} onTap={() => p.setView({ open: "more" })} />
        </Show>
      }
      top={
        <>
          <Show when={isFolder()}>
            <Crumbs
              path={crumbsTo(p.os.files, p.view.folder, p.t("internal"))}
              onTap={(folder) => p.act.enter({ folder })}
            />
          </Show>
          <Show when={p.params.of === "search"}>
            <SearchField at={p.field("query")} placeholder={p.t("searchHint")} />
            <Chips
              name="kinds"
              options={(["all", ...mediaKinds] as const).map((id) => ({ id, label: p.t(id) }))}
              chosen={p.view.kind}
              onPick={(kind) => p.setView({ kind: kind as MediaKind | "all" })}
            />
            <Chips
              name="times"
              options={times.map((id) => ({ id, label: p.t(id) }))}
              chosen={p.view.time}
              onPick={(time) => p.setView({ time: time as Time })}
            />
          </Show>
        </>
      }
      fab={
        <Show when={isFolder() && !selecting()}>
          <Fab icon={add} name={p.t("newFolder")} onTap={() => p.setView({ name: "", open: "newFolder" })} />
        </Show>
      }
      overlays={
        <>
          <Menu
            open={p.view.open === "menu"}
            items={[
              ...(fixedOrderLists.includes(p.params.of)
                ? []
                : [{ label: p.t("sort"), icon: sortIcon, onTap: () => p.setView({ open: "sort" }) }]),
              p.state.mode === "list"
                ? { label: p.t("grid"), icon: grid, onTap: () => p.act.mode({ mode: "grid" }) }
                : { label: p.t("list"), icon: listIcon, onTap: () => p.act.mode({ mode: "list" }) },
              ...(isFolder()
                ? [
                    {
                      label: p.t("newFolder"),
                      icon: newFolder,
                      onTap: () => p.setView({ name: "", open: "newFolder" }),
                    },
                    { label: p.t("newText"), icon: newText, onTap: () => p.setView({ name: "", open: "newText" }) },
                  ]
                : []),
              {
                label: p.t("selectAll"),
                icon: selectAll,
                disabled: entries().length === 0,
                onTap: () => p.act.selectAll({ ids: entries().map((f) => f.id) }),
              },
            ]}
          />
          <Menu
            open={p.view.open === "more"}
            items={[
              {
                label: p.t("moveTo"),
                icon: move,
                disabled: !movable(),
                onTap: () => p.act.place({ ids: [...p.view.selected], act: "move" }),
              },
              {
                label: p.t("copyTo"),
                icon: copy,
                disabled: !movable(),
                onTap: () => p.act.place({ ids: [...p.view.selected], act: "copy" }),
              },
              ...(only()
                ? [{ label: p.t("rename"), icon: edit, disabled: !movable(), onTap: () => p.act.startRename() }]
                : []),
              { label: p.t("zip"), icon: zip, onTap: () => p.act.startZip() },
              ...(only()?.type === "file" && (only() as { mime: string }).mime === "application/zip"
                ? [{ label: p.t("unzip"), icon: zip, onTap: () => p.act.unzip({ id: only()!.id }) }]
                : []),
              {
                label: p.t(liked() ? "unfavourite" : "favourite"),
                icon: star,
                disabled: !onlyFiles(),
                onTap: () => p.act.favourite(),
              },
              ...(only() ? [{ label: p.t("details"), icon: info, onTap: () => p.setView({ open: "details" }) }] : []),
              {
                label: p.t("selectAll"),
                icon: selectAll,
                onTap: () => p.act.selectAll({ ids: entries().map((f) => f.id) }),
              },
            ]}
          />
          <Sheet open={p.view.open === "sort"} title={p.t("sort")}>
            <List each={sorts}>
              {(sort) => (
                <RadioRow
                  title={p.t(sort)}
                  subtitle={p.state.sort === sort ? p.t(p.state.descending ? "descending" : "ascending") : undefined}
                  on={p.state.sort === sort}
                  onTap={() => p.act.sort({ sort })}
                />
              )}
            </List>
          </Sheet>
          <Sheet open={p.view.open === "details" && only() !== undefined} title={p.t("details")}>
            <Details entry={only()!} os={p.os} now={p.now} t={p.t} />
          </Sheet>
          <Dialog
            open={p.view.open === "newFolder"}
            title={p.t("newFolder")}
            ok={p.t("create")}
            disabled={!p.can("newFolder")}
            onOk={() => p.act.newFolder()}
          >
            <Field at={p.field("name")} label={p.t("folderName")} onEnter={() => p.act.newFolder()} />
          </Dialog>
          <Dialog
            open={p.view.open === "newText"}
            title={p.t("newText")}
            ok={p.t("create")}
            disabled={!p.can("newText")}
            onOk={() => p.act.newText()}
          >
            <Field at={p.field("name")} label={p.t("fileName")} onEnter={() => p.act.newText()} />
          </Dialog>
          <Dialog
            open={p.view.open === "rename"}
            title={p.t("rename")}
            ok={p.t("rename")}
            disabled={!p.can("rename")}
            onOk={() => p.act.rename()}
          >
            <Field at={p.field("name")} label={p.t("name")} onEnter={() => p.act.rename()} />
          </Dialog>
          <Dialog
            open={p.view.open === "zip"}
            title={p.t("zip")}
            ok={p.t("zip")}
            disabled={!p.can("zip")}
            onOk={() => p.act.zip()}
          >
            <Field at={p.field("name")} label={p.t("zipName")} onEnter={() => p.act.zip()} />
          </Dialog>
        </>
      }
    >
      <Show
        when={entries().length > 0}
        fallback={
          <Empty
            icon={p.params.of === "search" ? searchIcon : folderIcon}
            title={emptyTitle()}
            hint={isFolder() ? p.t("emptyHint") : undefined}
          />
        }
      >
        <Show
          when={p.state.mode === "grid"}
          fallback={
            <Section>
              <List each={entries()}>{(entry) => <FileRow {...props(entry)} />}</List>
            </Section>
          }
        >
          <FileTiles>
            <List each={entries()}>{(entry) => <FileTile {...props(entry)} />}</List>
          </FileTiles>
        </Show>
      </Show>
    </Page>
  );
});
