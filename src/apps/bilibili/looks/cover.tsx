/** The cover of a video, a season or a live room, with the labels on its dark lower edge. */
import { Show, type JSX } from "solid-js";
import { WorldPicture } from "#ui/kit/social/world-picture.tsx";
import type { Picture } from "#world/social/pictures.ts";
import videos from "#world/videos/index.ts";
import "./cover.css";

export function Cover(p: {
  readonly of: Picture;
  readonly class?: string | undefined;
  /** Labels on the lower edge, at the left and at the right. */
  readonly start?: JSX.Element;
  readonly end?: string | undefined;
  /** The label in the upper right corner, such as "Premium". */
  readonly badge?: string | undefined;
  /** The played share, from 0 to 1, as a line on the lower edge. */
  readonly played?: number | undefined;
}) {
  return (
    <div class={`cover ${p.class ?? ""}`}>
      <WorldPicture of={p.of} arts={videos.queries.arts} />
      <Show when={p.badge}>
        <span class="cover-badge">{p.badge}</span>
      </Show>
      <Show when={p.start || p.end}>
        <div class="cover-foot">
          <span class="cover-start">{p.start}</span>
          <span>{p.end}</span>
        </div>
      </Show>
      <Show when={p.played !== undefined}>
        <div class="cover-played">
          <div style={{ width: `${Math.round((p.played ?? 0) * 100)}%` }} />
        </div>
      </Show>
    </div>
  );
}
