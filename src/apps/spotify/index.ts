import { defineApp } from "#os/define.ts";
import { commands } from "./commands.ts";
import { duesOf } from "./dues.ts";
import { idOfUrl } from "./links.ts";
import { money } from "./money.ts";
import { navigation } from "./navigation.ts";
import { seed } from "./seed.ts";
import { spotify } from "./state.ts";

/** Returns a handler of links to things of one kind. */
const opens = (
  screen: "playlist" | "album" | "artist" | "show" | "episode" | "itemMenu",
  prefixes: readonly string[],
) => ({
  action: "VIEW" as const,
  schemes: ["https"],
  screen,
  params: (i: { readonly uri: string | null }) => {
    const id = idOfUrl(i.uri);
    return id !== null && prefixes.some((prefix) => id.startsWith(prefix))
      ? { [screen === "itemMenu" ? "item" : screen]: id }
      : null;
  },
});
export default defineApp({
  model: spotify,
  commands,
  navigation,
  seed,
  money,
  channels: {
    playlists: { title: { en: "Playlist updates", zh: "歌单更新" }, importance: "default" },
    social: { title: { en: "Friends and followers", zh: "好友和粉丝" }, importance: "default" },
    concerts: { title: { en: "Concerts", zh: "演出" }, importance: "default" },
    downloads: { title: { en: "Downloads", zh: "下载" }, importance: "low" },
    account: { title: { en: "Account", zh: "账号" }, importance: "high" },
  },
  // Fields that change even when the user only looks, or with time alone.
  incidental: ["/recents"],
  due: (state) => duesOf(state),
  media: { next: "playNext", previous: "playPrevious", ended: "itemEnded" },
  handles: [
    opens("playlist", ["mu_playlist_", "playlist_"]),
    opens("album", ["mu_album_"]),
    opens("artist", ["mu_artist_"]),
    opens("show", ["mu_show_"]),
    opens("episode", ["mu_episode_"]),
    opens("itemMenu", ["mu_track_"]),
  ],
});
