import bin from "@material-symbols/svg-400/rounded/delete.svg?raw";
import delForever from "@material-symbols/svg-400/rounded/delete_forever.svg?raw";
import moreIcon from "@material-symbols/svg-400/rounded/more_vert.svg?raw";
import restore from "@material-symbols/svg-400/rounded/restore_from_trash.svg?raw";
import selectAll from "@material-symbols/svg-400/rounded/select_all.svg?raw";
import sweep from "@material-symbols/svg-400/rounded/delete_sweep.svg?raw";
import { createMemo, Show } from "solid-js";
import { sizeText, whenText } from "#os/format.ts";
import { bytesOf, trashedFiles, type FileEntry } from "#os/files.ts";
import { screen } from "#ui/screen-binding.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { FileRow } from "../looks/file-parts.tsx";
import { Menu } from "#ui/kit/overlays.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { List } from "#ui/kit/rows.tsx";
import files from "../index.ts";
import { strings } from "../strings.ts";

export default screen(files, strings, "trash", (p) => {
  const entries = createMemo(() => trashedFiles(p.os.files));
  const selecting = () => p.view.selected.length > 0;
  const note = (f: FileEntry) => {
    const from = f.trashed!.from;
    const name = from === null ? p.t("internal") : (p.os.files[from]?.name ?? p.t("internal"));
    const size = sizeText(bytesOf(p.os.files, f.id));
    return `${size} · ${whenText(f.trashed!.at, p.os, p.now)}\n${p.t("fromFolder", { name })}`;
  };
  return (
    <Page
      back={selecting() ? "close" : true}
      tone="blue"
      title={selecting() ? p.t("selected", { n: p.view.selected.length }) : p.t("trash")}
      actions={
        <Show
          when={selecting()}
          fallback={
            <Show when={entries().length > 0}>
              <IconButton icon={moreIcon} name={p.t("more")} onTap={() => p.setView({ open: "menu" })} />
            </Show>
          }
        >
          <IconButton icon={restore} name={p.t("restore")} onTap={() => p.act.restore()} />
          <IconButton icon={delForever} name={p.t("destroy")} onTap={() => p.act.destroy()} />
        </Show>
      }
      overlays={
        <Menu
          open={p.view.open === "menu"}
          items={[
            {
              label: p.t("selectAll"),
              icon: selectAll,
              onTap: () => p.act.selectAll({ ids: entries().map((f) => f.id) }),
            },
            { label: p.t("emptyTrash"), icon: sweep, danger: true, onTap: () => p.act.empty() },
          ]}
        />
      }
    >
      <Show when={entries().length > 0} fallback={<Empty icon={bin} title={p.t("trashEmpty")} />}>
        <Section>
          <List each={entries()}>
            {(f) => (
              <FileRow
                entry={f}
                note={note(f)}
                marked={p.view.selected.includes(f.id)}
                onTap={() => p.act.select({ id: f.id })}
              />
            )}
          </List>
        </Section>
      </Show>
    </Page>
  );
});
