/** A picture in a post: a file of the phone, or the picture of one of the world's scenes. */
import { Show } from "solid-js";
import type { Files } from "#os/files.ts";
import { parseContentUri } from "#os/intents.ts";
import { FilePicture, Picture } from "#ui/kit/picture.tsx";

export function PostPicture(p: {
  readonly of: string;
  readonly files: Files;
  readonly side?: number | undefined;
  readonly whole?: boolean;
}) {
  const file = () => {
    const found = p.files[parseContentUri(p.of)?.id ?? ""];
    return found?.type === "file" ? found : undefined;
  };
  const fit = () => (p.whole === true ? "contain" : "cover");
  return (
    <Show when={file()} fallback={<Picture scene={p.of} fit={fit()} silent thumb={p.side} />}>
      {(it) => <FilePicture file={it()} fit={fit()} silent thumb={p.side} />}
    </Show>
  );
}
