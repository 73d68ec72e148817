/** The people whom the user may follow. */
import type { Accessor } from "solid-js";
import { queryWorldPages } from "#ui/world.ts";
import music from "#world/music/index.ts";
import { publicOf } from "../../world.ts";
import type { Host } from "./host.ts";

/** The number of pages that contain all people of a public. */
export const allFriendPages = 2;
/** Returns all people of the user's public. Reads nothing while `isWanted` returns false. */
export const useFriends = (
  host: Accessor<Pick<Host, "lang">>,
  { latestFirst = false, isWanted = () => true }: { latestFirst?: boolean; isWanted?: () => boolean } = {},
) =>
  queryWorldPages(
    music.queries.friends,
    () => (isWanted() ? { public: publicOf(host().lang), ...(latestFirst ? { sort: "latest" as const } : {}) } : null),
    () => allFriendPages,
  );
