import check from "@material-symbols/svg-400/rounded/check.svg?raw";
import folderIcon from "@material-symbols/svg-400/rounded/folder.svg?raw";
import { createMemo, Show } from "solid-js";
import { entriesInFolder, type FileEntry } from "#os/files.ts";
import { queryMedia } from "#os/media.ts";
import { matchesMimeType } from "#os/intents.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Chips, IconButton } from "#ui/kit/buttons.tsx";
import { SearchField } from "#ui/kit/fields.tsx";
import { Crumbs, FileRow } from "../looks/file-parts.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { List } from "#ui/kit/rows.tsx";
import files from "../index.ts";
import { strings } from "../strings.ts";
import { crumbsTo, noteText } from "./parts/labels.ts";

export default screen(files, strings, "pick", (p) => {
  const entries = createMemo((): FileEntry[] => {
    if (p.view.tab === "folders")
      return entriesInFolder(p.os.files, p.view.folder).filter(
        (f) => f.type === "folder" || matchesMimeType(f.mime, p.params.type),
      );
    return queryMedia(p.os.files, { type: p.params.type, nameContains: p.view.query });
  });
  const tap = (f: FileEntry) => {
    if (f.type === "folder") p.act.enter({ folder: f.id });
    else if (p.params.many) p.act.toggle({ id: f.id });
    else p.act.choose({ id: f.id });
  };
  return (
    <Page
      back="close"
      tone="blue"
      part={`pick ${p.view.tab} ${p.view.folder ?? ""}`}
      title={
        p.view.selected.length > 0
          ? p.t("selected", { n: p.view.selected.length })
          : p.t(p.params.many ? "pickMany" : "pickOne")
      }
      actions={
        <Show when={p.params.many}>
          <IconButton icon={check} name={p.t("done")} disabled={!p.can("done")} onTap={() => p.act.done()} />
        </Show>
      }
      top={
        <>
          <Chips
            options={[
              { id: "recent", label: p.t("recent") },
              { id: "folders", label: p.t("browse") },
            ]}
            chosen={p.view.tab}
            onPick={(tab) => p.setView({ tab: tab as "recent", folder: null })}
          />
          <Show
            when={p.view.tab === "folders"}
            fallback={<SearchField at={p.field("query")} placeholder={p.t("searchHint")} />}
          >
            <Crumbs
              path={crumbsTo(p.os.files, p.view.folder, p.t("internal"))}
              onTap={(folder) => p.act.enter({ folder })}
            />
          </Show>
        </>
      }
    >
      <Show when={entries().length > 0} fallback={<Empty icon={folderIcon} title={p.t("nothing")} />}>
        <Section>
          <List each={entries()}>
            {(f) => (
              <FileRow
                entry={f}
                note={noteText(f, p.os, p.now, (n) => p.t("items", { n }))}
                marked={p.params.many && f.type === "file" ? p.view.selected.includes(f.id) : undefined}
                onTap={() => tap(f)}
              />
            )}
          </List>
        </Section>
      </Show>
    </Page>
  );
});
