/** The owner's portrait: the one that comes with the account, or a picture of the phone's. */
import { Show } from "solid-js";
import type { Files } from "../../../../../../os/files.ts";
import { Face } from "../../../../looks/portrait.tsx";
import { FaceFrame } from "../../../../looks/me.tsx";
import { Shot } from "../../../moments/screens/parts/shot.tsx";

export function OwnFace(p: { readonly photo: string | null; readonly files: Files; readonly size: number }) {
  return (
    <Show when={p.photo} fallback={<Face of="me" size={p.size} />}>
      {(of) => (
        <FaceFrame size={p.size}>
          <Shot of={of()} files={p.files} side={p.size} />
        </FaceFrame>
      )}
    </Show>
  );
}
