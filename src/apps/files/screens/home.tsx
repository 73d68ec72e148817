import bin from "@material-symbols/svg-400/rounded/delete.svg?raw";
import download from "@material-symbols/svg-400/rounded/download.svg?raw";
import clean from "@material-symbols/svg-400/rounded/cleaning_services.svg?raw";
import folderIcon from "@material-symbols/svg-400/rounded/folder.svg?raw";
import phoneIcon from "@material-symbols/svg-400/rounded/mobile.svg?raw";
import searchIcon from "@material-symbols/svg-400/rounded/search.svg?raw";
import star from "@material-symbols/svg-400/rounded/star.svg?raw";
import history from "@material-symbols/svg-400/rounded/history.svg?raw";
import { createMemo, Show } from "solid-js";
import { sizeText } from "#os/format.ts";
import { bytesOf, standardFolders, entriesInFolder, storageBytes } from "#os/files.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Button, IconButton } from "#ui/kit/buttons.tsx";
import { FileRow, Tiles, UsageBar } from "../looks/file-parts.tsx";
import { Empty, Page, Section, Stack, Text } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import files from "../index.ts";
import { mediaKinds, type MediaKind } from "#os/media.ts";
import { listFiles, usageOf, type ListKind } from "../queries.ts";
import { strings } from "../strings.ts";
import { kindIcons, kindTones, noteText } from "./parts/labels.ts";

const shownKinds = mediaKinds.filter((k): k is Exclude<MediaKind, "other"> => k !== "other");
const maxVisibleRecent = 6;

export default screen(files, strings, "home", (p) => {
  const usage = createMemo(() => usageOf(p.os.files));
  const recent = createMemo(() =>
    listFiles(p.os.files, { list: "recent", folder: null, query: "", kind: "all", time: "any" }, p.state, 0, 0).slice(
      0,
      maxVisibleRecent,
    ),
  );
  const noteFor = (kind: MediaKind) => {
    const { count, bytes } = usage().kinds.find((k) => k.kind === kind)!;
    return count === 0 ? p.t("items", { n: 0 }) : `${count} · ${sizeText(bytes)}`;
  };
  const parts = () => [
    { share: usage().system / storageBytes, tone: kindTones.system },
    ...usage().kinds.map((k) => ({ share: k.bytes / storageBytes, tone: kindTones[k.kind] })),
  ];
  return (
    <Page
      large
      tone="blue"
      title={p.t("title")}
      actions={
        <Show when={p.allowed("files")}>
          <IconButton icon={searchIcon} name={p.t("search")} onTap={() => p.act.list({ of: "search" })} />
        </Show>
      }
    >
      <Show
        when={p.allowed("files")}
        fallback={
          <Empty icon={folderIcon} title={p.t("noAccess")} hint={p.t("noAccessHint")}>
            <Button label={p.t("allow")} onTap={() => p.act.allow()} />
          </Empty>
        }
      >
        <Section title={p.t("recent")}>
          <List each={recent()}>
            {(file) => (
              <FileRow
                entry={file}
                note={noteText(file, p.os, p.now, (n) => p.t("items", { n }))}
                onTap={() => p.act.open({ id: file.id })}
              />
            )}
          </List>
          <Row icon={history} title={p.t("seeAll")} leads onTap={() => p.act.list({ of: "recent" })} />
        </Section>
        <Text as="title">{p.t("categories")}</Text>
        <Tiles
          each={[
            {
              id: "downloads",
              icon: download,
              label: p.t("downloads"),
              note: `${entriesInFolder(p.os.files, standardFolders.download).length} · ${sizeText(bytesOf(p.os.files, standardFolders.download))}`,
              tone: "blue",
            },
            ...shownKinds.map((kind) => ({
              id: kind,
              icon: kindIcons[kind],
              label: p.t(kind),
              note: noteFor(kind),
              tone: kindTones[kind],
            })),
            {
              id: "favourites",
              icon: star,
              label: p.t("favourites"),
              note: p.t("items", {
                n: listFiles(
                  p.os.files,
                  { list: "favourites", folder: null, query: "", kind: "all", time: "any" },
                  p.state,
                  0,
                  0,
                ).length,
              }),
              tone: "amber",
            },
          ]}
          onTap={(id) =>
            id === "downloads" ? p.act.folder({ folder: standardFolders.download }) : p.act.list({ of: id as ListKind })
          }
        />
        <Section title={p.t("storage")}>
          <Stack pad>
            <Text as="sub">{p.t("usedOf", { used: sizeText(usage().used), all: sizeText(storageBytes) })}</Text>
            <UsageBar name={p.t("storage")} parts={parts()} />
          </Stack>
          <Row
            icon={phoneIcon}
            title={p.t("internal")}
            subtitle={p.t("freeOf", { free: sizeText(usage().free) })}
            leads
            onTap={() => p.act.folder({ folder: null })}
          />
          <Row icon={clean} title={p.t("freeUp")} leads onTap={() => p.act.storage()} />
          <Row icon={bin} title={p.t("trash")} value={String(usage().trash.count)} leads onTap={() => p.act.trash()} />
        </Section>
      </Show>
    </Page>
  );
});
