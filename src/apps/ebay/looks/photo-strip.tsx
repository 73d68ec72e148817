/** The photos in the form for a listing. Each photo has a remove button. The first tile adds photos. */
import close from "@material-symbols/svg-400/outlined/close.svg?raw";
import { For } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { Photo, type PictureSource } from "./photo.tsx";
import "./photo-strip.css";

export function PhotoStrip(p: {
  readonly photos: readonly { readonly ref: string; readonly of: PictureSource; readonly name: string }[];
  readonly addIcon: string;
  readonly addName: string;
  readonly note: string;
  readonly onAdd: () => void;
  readonly onRemove: (ref: string) => void;
}) {
  return (
    <>
      <Scroll name="photos" axis="x" class="photo-strip">
        <Tap class="photo-add" name={p.addName} onTap={() => p.onAdd()}>
          <Icon of={p.addIcon} />
          <span>{p.addName}</span>
        </Tap>
        <For each={p.photos}>
          {(photo) => (
            <div class="photo-cell">
              <Photo of={photo.of} class="photo-cell-photo" />
              <Tap class="photo-cross" name={photo.name} onTap={() => p.onRemove(photo.ref)}>
                <Icon of={close} size="small" />
              </Tap>
            </div>
          )}
        </For>
      </Scroll>
      <p class="photo-note">{p.note}</p>
    </>
  );
}
