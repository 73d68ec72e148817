/** The cover of the active media session, for records of the world whose covers the page composes from drawings. */
import { createMemo, Show } from "solid-js";
import { activeSession } from "#os/media-session.ts";
import videos from "#world/videos/index.ts";
import { WorldPicture } from "../kit/social/world-picture.tsx";
import { state } from "../runtime.ts";
import { queryWorld } from "../world.ts";

export function ComposedCover() {
  const art = createMemo(() => activeSession(state().os)?.art);
  const idFor = (query: string) => () => {
    const found = art();
    return found?.dataset === "videos" && found.query === query ? { id: found.id } : null;
  };
  const video = queryWorld(videos.queries.video, idFor("video"));
  const season = queryWorld(videos.queries.season, idFor("season"));
  const room = queryWorld(videos.queries.room, idFor("room"));
  return (
    <div class="media-art">
      <Show when={video() ?? season() ?? room()}>
        {(record) => <WorldPicture of={record().cover} arts={videos.queries.arts} />}
      </Show>
    </div>
  );
}
