/** Reads videos by their ids, in the order of the ids. */
import { createMemo, type Accessor } from "solid-js";
import { queryWorld } from "#ui/world.ts";
import { maxIds } from "#world/define.ts";
import videos, { type VideoBrief } from "#world/videos/index.ts";

/** Only the first `3 * maxIds` videos are read. Videos that do not exist are left out. */
export function useVideos(ids: Accessor<readonly string[]>): Accessor<readonly VideoBrief[]> {
  const part = (n: number) =>
    queryWorld(videos.queries.videos, () => {
      const some = ids().slice(n * maxIds, (n + 1) * maxIds);
      return some.length > 0 ? { ids: some } : null;
    });
  const parts = [part(0), part(1), part(2)];
  return createMemo(() => {
    const found = new Map(parts.flatMap((one) => one() ?? []).map((video) => [video.id, video]));
    return ids().flatMap((id) => found.get(id) ?? []);
  });
}
