/** A round portrait of a person of the world, or the picture that the user chose. */
import { Show } from "solid-js";
import type { Files } from "#os/files.ts";
import { Portrait } from "../portrait.tsx";
import { Tap } from "../tap.tsx";
import { ChosenPicture } from "./chosen-picture.tsx";
import "./face.css";

export interface FaceProps {
  /** The id of a person of the world, or "me". */
  readonly of: string;
  readonly size: number;
  /** The picture that the user chose as portrait, and the phone's files, which contain it. */
  readonly own?: string | null | undefined;
  readonly files?: Files | undefined;
}
export function Face(p: FaceProps) {
  return (
    <Show when={p.of === "me" && p.own} fallback={<Portrait of={p.of} size={p.size} radius={p.size / 2} />}>
      <div class="own-face" style={{ width: `${p.size}px`, height: `${p.size}px` }}>
        <ChosenPicture of={p.own!} files={p.files} thumb={p.size} />
      </div>
    </Show>
  );
}
export function FaceButton(p: FaceProps & { readonly name: string; readonly onTap: () => void }) {
  return (
    <Tap class="face-button" name={p.name} onTap={() => p.onTap()}>
      <Face {...p} />
    </Tap>
  );
}
