/** A picture of a note: a picture of the world, a file of the phone, or a text on paper. */
import { Match, Show, Switch } from "solid-js";
import type { Files } from "#os/files.ts";
import rednote from "#world/rednote/index.ts";
import type { Picture } from "#world/social/pictures.ts";
import { WorldPicture } from "#ui/kit/social/world-picture.tsx";
import { ChosenPicture, heightOfChosen } from "#ui/kit/social/chosen-picture.tsx";
import "./shot.css";

export type Paper = "plain" | "lined" | "warm" | "night" | "mint" | "rose";
/** The content of a picture. `file` is a content URI, or the id of a scene. */
export type Shown =
  | { readonly kind: "world"; readonly picture: Picture }
  | { readonly kind: "file"; readonly file: string; readonly mark?: string | undefined }
  | { readonly kind: "paper"; readonly paper: Paper; readonly words: string };

const heights = { "3:4": 4 / 3, "1:1": 1, "4:3": 3 / 4 } as const;
/**
 * Returns the height of a picture, as a multiple of its width. The phone's files are cropped to an aspect ratio between
 * 3:4 and 4:3.
 */
export function heightOf(shown: Shown, files: Files): number {
  if (shown.kind === "world") return heights[shown.picture.ratio];
  if (shown.kind === "paper") return 4 / 3;
  return heightOfChosen(shown.file, files, 3 / 4, 4 / 3) ?? 4 / 3;
}
export function Shot(p: {
  readonly of: Shown;
  readonly files: Files;
  readonly whole?: boolean;
  readonly small?: boolean;
}) {
  return (
    <div class={`shot ${p.small === true ? "small" : ""}`}>
      <Switch>
        <Match when={p.of.kind === "world" ? p.of : undefined}>
          {(it) => <WorldPicture of={it().picture} arts={rednote.queries.arts} />}
        </Match>
        <Match when={p.of.kind === "paper" ? p.of : undefined}>
          {(it) => <div class={`words-on-picture shot-paper ${it().paper}`}>{it().words}</div>}
        </Match>
        <Match when={p.of.kind === "file" ? p.of : undefined}>
          {(it) => (
            <>
              <ChosenPicture of={it().file} files={p.files} whole={p.whole} />
              <Show when={it().mark}>
                <span class="shot-mark">{it().mark}</span>
              </Show>
            </>
          )}
        </Match>
      </Switch>
    </div>
  );
}
