/** Round pictures: the portrait of a person, the user's own picture, the icon of a community. */
import { Show } from "solid-js";
import type { Files } from "#os/files.ts";
import { parseContentUri } from "#os/intents.ts";
import { FilePicture, Picture } from "#ui/kit/picture.tsx";
import { Portrait } from "#ui/kit/portrait.tsx";
import "./face.css";

export function Face(p: {
  /** The id of a person of the world, or "me". */
  readonly of: string;
  readonly size: number;
  /** The picture that the user chose, and the phone's files, which contain it. */
  readonly own?: string | null | undefined;
  readonly files?: Files | undefined;
  readonly online?: boolean | undefined;
}) {
  const file = () => {
    const found = p.own ? p.files?.[parseContentUri(p.own)?.id ?? ""] : undefined;
    return found?.type === "file" ? found : undefined;
  };
  return (
    <div class={`face ${p.online === true ? "online" : ""}`}>
      <Show when={p.of === "me" && p.own} fallback={<Portrait of={p.of} size={p.size} radius={p.size / 2} />}>
        <div class="face-own" style={{ width: `${p.size}px`, height: `${p.size}px` }}>
          <Show when={file()} fallback={<Picture scene={p.own!} silent thumb={p.size} />}>
            {(it) => <FilePicture file={it()} silent thumb={p.size} />}
          </Show>
        </div>
      </Show>
    </div>
  );
}
/** The icon of a community: the first character of its name on its colour. */
export function CommunityIcon(p: { readonly name: string; readonly colour: string; readonly size: number }) {
  return (
    <div
      class="community-icon"
      style={{
        width: `${p.size}px`,
        height: `${p.size}px`,
        background: p.colour,
        "font-size": `${Math.round(p.size * 0.5)}px`,
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <text x="12" y="16.500" text-anchor="middle" font-size="13" font-weight="700" fill="#fff">
          {[...p.name][0] ?? ""}
        </text>
      </svg>
    </div>
  );
}
