/** The details of a file or folder. */
import { Show } from "solid-js";
import { durationText, momentText, sizeText } from "#os/format.ts";
import { bytesOf, entriesInFolder, type FileEntry } from "#os/files.ts";
import type { Facts } from "#os/values.ts";
import type { OsState } from "#os/state.ts";
import { Row } from "#ui/kit/rows.tsx";
import { sceneShape, sizeAfterEdit, sizes } from "#world/scenes/ids.ts";
import { typeName } from "../../queries.ts";
import { pathText } from "./labels.ts";

type Key =
  | "name"
  | "type"
  | "size"
  | "path"
  | "contains"
  | "created"
  | "date"
  | "length"
  | "pages"
  | "dimensions"
  | "pixels"
  | "items"
  | "internal"
  | "kindFolder"
  | "kindFile";
export function Details(p: {
  readonly entry: FileEntry;
  readonly os: OsState;
  readonly now: number;
  readonly t: (key: Key, facts?: Facts) => string;
}) {
  const file = () => (p.entry.type === "file" ? p.entry : undefined);
  const type = () => (file() ? p.t("kindFile", { type: typeName(p.entry) }) : p.t("kindFolder"));
  const pixels = () => {
    const it = file();
    if (!it?.mime.startsWith("image/")) return undefined;
    const whole = it.content.kind === "scene" ? sceneShape(it.content.scenes[0]!) : sizes.screen;
    const { width, height } = sizeAfterEdit(whole ?? sizes.screen, it.crop, it.turns);
    return p.t("pixels", { w: width, h: height });
  };
  const pages = () => {
    const it = file();
    return it?.mime === "application/pdf" && it.content.kind === "scene" ? it.content.scenes.length : undefined;
  };
  const length = () => {
    const content = file()?.content;
    return content?.kind === "opaque" && content.seconds > 0 ? durationText(content.seconds * 1000) : undefined;
  };
  return (
    <>
      <Row title={p.t("name")} subtitle={p.entry.name} lines={3} />
      <Row title={p.t("type")} subtitle={type()} />
      <Row title={p.t("size")} subtitle={sizeText(bytesOf(p.os.files, p.entry.id))} />
      <Row title={p.t("path")} subtitle={pathText(p.os.files, p.entry.id, p.t("internal"))} lines={3} />
      <Show when={!file()}>
        <Row title={p.t("contains")} subtitle={p.t("items", { n: entriesInFolder(p.os.files, p.entry.id).length })} />
      </Show>
      <Show when={pixels()}>{(text) => <Row title={p.t("dimensions")} subtitle={text()} />}</Show>
      <Show when={pages()}>{(n) => <Row title={p.t("pages")} subtitle={String(n())} />}</Show>
      <Show when={length()}>{(text) => <Row title={p.t("length")} subtitle={text()} />}</Show>
      <Row title={p.t("created")} subtitle={momentText(p.entry.createdAt, p.os, p.now)} />
      <Row title={p.t("date")} subtitle={momentText(p.entry.modifiedAt, p.os, p.now)} />
    </>
  );
}
