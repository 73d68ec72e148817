/** The owner's portrait: the account's default portrait, or a picture that is on the phone. */
import { Show } from "solid-js";
import type { Files } from "#os/files.ts";
import { Face } from "#apps/wechat/looks/portrait.tsx";
import { FaceFrame } from "#apps/wechat/looks/me.tsx";
import { PostPicture } from "#apps/wechat/features/moments/screens/parts/post-picture.tsx";

export function OwnFace(p: { readonly photo: string | null; readonly files: Files; readonly size: number }) {
  return (
    <Show when={p.photo} fallback={<Face of="me" size={p.size} />}>
      {(of) => (
        <FaceFrame size={p.size}>
          <PostPicture of={of()} files={p.files} side={p.size} />
        </FaceFrame>
      )}
    </Show>
  );
}
