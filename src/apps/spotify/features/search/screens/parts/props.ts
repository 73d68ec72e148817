import type { ScreenProps } from "#ui/screen-binding.tsx";
import type app from "#apps/spotify/index.ts";
import type { Word } from "#apps/spotify/strings.ts";

export type FindProps = ScreenProps<typeof app, "find", Word>;
/** Opens something that was found. */
export function openFound({ act }: FindProps, id: string): void {
  if (id.startsWith("mu_track_")) act.play({ item: id });
  else if (id.startsWith("mu_episode_")) act.openEpisode({ episode: id });
  else if (id.startsWith("mu_album_")) act.openAlbum({ album: id });
  else if (id.startsWith("mu_artist_")) act.openArtist({ artist: id });
  else if (id.startsWith("mu_show_")) act.openShow({ show: id });
  else if (id.startsWith("mu_chart_")) act.openChart({ chart: id });
  else if (id.startsWith("mu_friend_")) act.openFriend({ friend: id });
  else if (id.startsWith("playlist_")) act.openOwnPlaylist({ playlist: id });
  else act.openPlaylist({ playlist: id });
}
