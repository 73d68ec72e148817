import folderIcon from "@material-symbols/svg-400/rounded/folder.svg?raw";
import newFolder from "@material-symbols/svg-400/rounded/create_new_folder.svg?raw";
import { createMemo, Show } from "solid-js";
import { entriesInFolder } from "#os/files.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Button, IconButton } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Crumbs, FileRow } from "../looks/file-parts.tsx";
import { Dialog } from "#ui/kit/overlays.tsx";
import { Empty, Page, Section, Stack } from "#ui/kit/page.tsx";
import { List } from "#ui/kit/rows.tsx";
import files from "../index.ts";
import { strings } from "../strings.ts";
import { crumbsTo, noteText } from "./parts/labels.ts";

const titles = { move: "moveTo", copy: "copyTo", save: "saveTo", saveText: "saveTo" } as const;
const actionTexts = { move: "moveHere", copy: "copyHere", save: "saveHere", saveText: "saveHere" } as const;

export default screen(files, strings, "place", (p) => {
  const folders = createMemo(() =>
    entriesInFolder(p.os.files, p.view.folder).filter((f) => f.type === "folder" && !p.params.ids.includes(f.id)),
  );
  return (
    <Page
      back="close"
      tone="blue"
      part={`place ${p.view.folder ?? ""}`}
      title={p.t(titles[p.params.act])}
      subtitle={p.params.ids.length > 0 ? p.t("items", { n: p.params.ids.length }) : undefined}
      actions={
        <IconButton icon={newFolder} name={p.t("newFolder")} onTap={() => p.setView({ name: "", open: "newFolder" })} />
      }
      top={
        <>
          <Show when={p.params.act === "saveText"}>
            <Field at={p.field("title")} label={p.t("fileName")} />
          </Show>
          <Crumbs
            path={crumbsTo(p.os.files, p.view.folder, p.t("internal"))}
            onTap={(folder) => p.act.enter({ folder })}
          />
        </>
      }
      bottom={
        <Stack pad>
          <Button
            wide
            label={p.t(actionTexts[p.params.act])}
            disabled={p.params.act === "saveText" && p.view.title.trim() === ""}
            onTap={() => p.act.here()}
          />
        </Stack>
      }
      overlays={
        <Dialog
          open={p.view.open === "newFolder"}
          title={p.t("newFolder")}
          ok={p.t("create")}
          disabled={!p.can("newFolder")}
          onOk={() => p.act.newFolder()}
        >
          <Field at={p.field("name")} label={p.t("folderName")} onEnter={() => p.act.newFolder()} />
        </Dialog>
      }
    >
      <Show when={folders().length > 0} fallback={<Empty icon={folderIcon} title={p.t("noFolders")} />}>
        <Section>
          <List each={folders()}>
            {(f) => (
              <FileRow
                entry={f}
                note={noteText(f, p.os, p.now, (n) => p.t("items", { n }))}
                onTap={() => p.act.enter({ folder: f.id })}
              />
            )}
          </List>
        </Section>
      </Show>
    </Page>
  );
});
