/** Pictures of the world. They are inline SVG, so that text in a picture uses the phone's own fonts. */
import { createMemo, Show, type JSX } from "solid-js";
import archive from "@material-symbols/svg-400/rounded/folder_zip.svg?raw";
import audio from "@material-symbols/svg-400/rounded/music_note.svg?raw";
import broken from "@material-symbols/svg-400/rounded/broken_image.svg?raw";
import documentIcon from "@material-symbols/svg-400/rounded/description.svg?raw";
import fileIcon from "@material-symbols/svg-400/rounded/draft.svg?raw";
import folder from "@material-symbols/svg-400/rounded/folder-fill.svg?raw";
import installer from "@material-symbols/svg-400/rounded/android.svg?raw";
import pdf from "@material-symbols/svg-400/rounded/picture_as_pdf.svg?raw";
import sheet from "@material-symbols/svg-400/rounded/table_chart.svg?raw";
import video from "@material-symbols/svg-400/rounded/movie.svg?raw";
import { langOf, momentText } from "#os/format.ts";
import type { File, FileEntry } from "#os/files.ts";
import { drawingId, sceneShape, fullCrop, type Crop } from "#world/scenes/ids.ts";
import scenes from "#world/scenes/index.ts";
import { titleOf } from "../apps.ts";
import { state } from "../runtime.ts";
import { fit } from "../scale.ts";
import { queryWorld } from "../world.ts";
import { AppIcon } from "./app-icon.tsx";
import { Icon } from "./icon.tsx";
import { Tap } from "./tap.tsx";
import { toImageUrl, hasLetters, replaceTextWithBars } from "./thumbnail.ts";
import "./picture.css";

export interface PictureProps {
  /** The id of the picture, such as "receipt_07". */
  readonly scene: string;
  readonly fit?: "cover" | "contain" | undefined;
  readonly crop?: Crop | null | undefined;
  /** The rotation in quarter turns clockwise. */
  readonly turns?: 0 | 1 | 2 | 3 | undefined;
  /** The accessible name. By default, it is the picture's title. */
  readonly name?: string | undefined;
  /** Whether the picture has no name, because it is part of a control that has a name. */
  readonly silent?: boolean | undefined;
  /** The side length in CSS pixels, if the picture is a square thumbnail in a grid of many. */
  readonly thumb?: number | undefined;
}
const lang = () => (langOf(state().os) === "en" ? "en" : "zh");
export function Picture(p: PictureProps) {
  const shape = createMemo(() => sceneShape(p.scene));
  const drawing = queryWorld(scenes.queries.drawing, () => (shape() ? { id: drawingId(p.scene, lang()) } : null));
  const picture = queryWorld(scenes.queries.picture, () =>
    shape() && p.name === undefined && p.silent !== true ? { id: p.scene } : null,
  );
  const name = () => {
    const title = picture()?.title;
    return p.name ?? (title ? (lang() === "en" ? title.en : title.zh) : "");
  };
  const whole = createMemo(() => {
    const svg = drawing()?.svg;
    const size = shape();
    if (!svg || !size) return null;
    const crop = p.crop ?? fullCrop;
    const side = p.thumb;
    if (side === undefined) return cropAndTurn(svg, size, crop, p.turns ?? 0, p.fit ?? "cover");
    const kept = Math.min(crop.width * size.width, crop.height * size.height);
    const small = replaceTextWithBars(svg, `${p.scene} ${lang()}`, (side * state().device.dpr) / kept);
    return cropAndTurn(small, size, crop, p.turns ?? 0, "cover");
  });
  const image = createMemo(() =>
    p.thumb !== undefined && whole() && !hasLetters(whole()!) ? toImageUrl(whole()!) : null,
  );
  const frame = () => (
    <Frame class="picture layered" name={p.silent === true ? null : name()}>
      <Show when={whole()} fallback={drawing.failed() || !shape() ? <Icon of={broken} /> : null}>
        {(svg) => (
          <Show
            when={image()}
            fallback={
              <div
                class="picture-glass"
                // oxlint-disable-next-line solid/no-innerhtml -- a drawing of our own build
                innerHTML={svg()}
              />
            }
          >
            {(src) => <img class="picture-glass" src={src()} alt="" decoding="sync" />}
          </Show>
        )}
      </Show>
    </Frame>
  );
  // An element that stops being a compositing layer sometimes keeps the clipping of the layer. The elements are
  // therefore created again when the display's scale changes from 1 to another value or back.
  const resized = createMemo(() => fit().scale !== 1);
  return (
    <Show when={resized()} fallback={frame()}>
      {frame()}
    </Show>
  );
}
function Frame(p: { readonly class: string; readonly name: string | null; readonly children: JSX.Element }) {
  return (
    <Show when={p.name !== null} fallback={<div class={p.class}>{p.children}</div>}>
      <Tap class={p.class} role="image" name={p.name!}>
        {p.children}
      </Tap>
    </Show>
  );
}
/** Wraps the drawing in another SVG. Crops the drawing first, then turns it. */
function cropAndTurn(
  svg: string,
  size: { readonly width: number; readonly height: number },
  crop: Crop,
  turns: 0 | 1 | 2 | 3,
  fit: "cover" | "contain",
): string {
  const [x, y] = [crop.x * size.width, crop.y * size.height];
  const [w, h] = [crop.width * size.width, crop.height * size.height];
  const [width, height] = turns % 2 === 0 ? [w, h] : [h, w];
  const turn = [
    "",
    `translate(${h} 0) rotate(90)`,
    `translate(${w} ${h}) rotate(180)`,
    `translate(0 ${w}) rotate(270)`,
  ][turns];
  const end = svg.indexOf(">");
  const fonts = /font-family="[^"]*"/.exec(svg.slice(0, end))?.[0] ?? "";
  const inner = svg.slice(end + 1, svg.lastIndexOf("</svg>"));
  const cropped = `<svg width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}">${inner}</svg>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${fonts} viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid ${
    fit === "cover" ? "slice" : "meet"
  }"><g transform="${turn}">${cropped}</g></svg>`;
}
const iconsByType: readonly (readonly [string, string])[] = [
  ["application/pdf", pdf],
  ["application/zip", archive],
  ["application/vnd.android", installer],
  ["application/vnd.openxmlformats-officedocument.spreadsheetml", sheet],
  ["text/csv", sheet],
  ["text/", documentIcon],
  ["application/", documentIcon],
  ["audio/", audio],
  ["video/", video],
];
/** Returns the icon of a folder, or the icon for the MIME type of a file. */
export const fileIconOf = (entry: FileEntry): string =>
  entry.type === "folder" ? folder : (iconsByType.find(([start]) => entry.mime.startsWith(start))?.[1] ?? fileIcon);
/** A small picture of a file: the file's content if it is a picture, otherwise the file's icon. */
export function FilePicture(p: {
  readonly file: File;
  readonly fit?: "cover" | "contain" | undefined;
  readonly silent?: boolean | undefined;
  readonly thumb?: number | undefined;
}) {
  const scene = () => {
    const { content, mime } = p.file;
    return content.kind === "scene" && mime.startsWith("image/") ? content.scenes[0] : undefined;
  };
  const shot = () => (p.file.content.kind === "screen" ? p.file.content : undefined);
  return (
    <Show
      when={scene()}
      fallback={
        <Show
          when={shot()}
          fallback={
            <div class={`file-face ${p.file.mime.split("/")[0]}`}>
              <Icon of={fileIconOf(p.file)} />
            </div>
          }
        >
          {(it) => (
            <Frame class="screen-shot" name={p.silent === true ? null : p.file.name}>
              <AppIcon app={it().app} />
              <p>{titleOf(it().app, langOf(state().os))}</p>
              <p class="screen-shot-when">{momentText(p.file.createdAt, state().os, state().clock.nowMs)}</p>
            </Frame>
          )}
        </Show>
      }
    >
      {(id) => (
        <Picture
          scene={id()}
          fit={p.fit}
          crop={p.file.crop}
          turns={p.file.turns}
          name={p.file.name}
          silent={p.silent}
          thumb={p.thumb}
        />
      )}
    </Show>
  );
}
