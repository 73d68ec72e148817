/** A picture of a post: a scene of the world, or a file of the phone. */
import type { Files } from "#os/files.ts";
import { ChosenPicture, heightOfChosen } from "#ui/kit/social/chosen-picture.tsx";
import "./shot.css";

/** Returns the height of a picture, as a multiple of its width, between 1:2 and 5:4. */
export const heightOf = (picture: string, files: Files): number => heightOfChosen(picture, files, 0.5, 1.25) ?? 1;
export function Shot(p: {
  readonly picture: string;
  readonly files: Files;
  readonly whole?: boolean;
  readonly thumb?: number;
}) {
  return (
    <div class="shot">
      <ChosenPicture of={p.picture} files={p.files} whole={p.whole} thumb={p.thumb} />
    </div>
  );
}
