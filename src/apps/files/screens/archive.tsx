import broken from "@material-symbols/svg-400/rounded/scan_delete.svg?raw";
import extract from "@material-symbols/svg-400/rounded/unarchive.svg?raw";
import share from "@material-symbols/svg-400/rounded/share.svg?raw";
import zip from "@material-symbols/svg-400/rounded/folder_zip.svg?raw";
import { createMemo, Show } from "solid-js";
import { sizeText } from "#os/format.ts";
import { entryWithDescendants, pathTo } from "#os/files.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Button, IconButton } from "#ui/kit/buttons.tsx";
import { FileRow } from "../looks/file-parts.tsx";
import { Empty, Page, Section, Stack } from "#ui/kit/page.tsx";
import { List } from "#ui/kit/rows.tsx";
import files from "../index.ts";
import { findFile } from "../queries.ts";
import { strings } from "../strings.ts";
import { noteText } from "./parts/labels.ts";

export default screen(files, strings, "archive", (p) => {
  const file = createMemo(() => findFile(p.os.files, p.params.id));
  const content = createMemo(() =>
    entryWithDescendants(p.os.files, p.params.id).filter((f) => f.type === "file" && f.id !== p.params.id),
  );
  /**
   * Returns the path of an entry's folder inside the archive; empty if the entry is at the top level of the archive.
   */
  const place = (id: string) => {
    const path = pathTo(p.os.files, id);
    return path.slice(path.findIndex((f) => f.id === p.params.id) + 1, -1).map((f) => f.name);
  };
  const note = (f: ReturnType<typeof content>[number]) =>
    [...place(f.id), noteText(f, p.os, p.now, (n) => p.t("items", { n }))].join(" · ");
  return (
    <Page
      back
      tone="blue"
      title={file()?.name}
      subtitle={file() ? `${p.t("items", { n: content().length })} · ${sizeText(file()!.bytes)}` : undefined}
      actions={
        <Show when={file()}>
          <IconButton icon={share} name={p.t("share")} onTap={() => p.act.share()} />
        </Show>
      }
      bottom={
        <Show when={file()}>
          <Stack pad>
            <Button wide icon={extract} label={p.t("extractAll")} onTap={() => p.act.unzip()} />
          </Stack>
        </Show>
      }
    >
      <Show when={file()} fallback={<Empty icon={broken} title={p.t("gone")} />}>
        <Show when={content().length > 0} fallback={<Empty icon={zip} title={p.t("emptyArchive")} />}>
          <Section title={p.t("inArchive")}>
            <List each={content()}>{(f) => <FileRow entry={f} note={note(f)} />}</List>
          </Section>
        </Show>
      </Show>
    </Page>
  );
});
