/** Ids of the app's records, and ids of the world's records to which the app's state refers. */
import * as v from "valibot";
import { idSchema } from "#os/values.ts";

export const TrackId = idSchema("mu_track");
export const EpisodeId = idSchema("mu_episode");
/** Something that plays. A track or an episode has one id everywhere. */
export const ItemId = v.union([TrackId, EpisodeId]);
export const ArtistId = idSchema("mu_artist");
export const AlbumId = idSchema("mu_album");
export const ShowId = idSchema("mu_show");
export const ChartId = idSchema("mu_chart");
export const ConcertId = idSchema("mu_concert");
export const FriendId = idSchema("mu_friend");
export const CategoryId = v.pipe(idSchema("mu_category"), v.examples(["mu_category_charts", "mu_category_focus"]));
export const OwnPlaylistId = idSchema("playlist");
export const WorldPlaylistId = idSchema("mu_playlist");
export const PlaylistId = v.union([OwnPlaylistId, WorldPlaylistId]);
/** What the library can hold, besides the user's own playlists and the liked songs. */
export const CollectionId = v.union([WorldPlaylistId, AlbumId, ArtistId, ShowId, ChartId]);
export const likedId = "liked";
export const savedEpisodesId = "episodes";
export const LibraryId = v.union([CollectionId, OwnPlaylistId, v.picklist([likedId, savedEpisodesId])]);
/** Anything that can be downloaded together. */
export const DownloadId = v.union([WorldPlaylistId, OwnPlaylistId, AlbumId, EpisodeId, v.literal(likedId)]);
export const BlendId = idSchema("blend");
export const OrderId = idSchema("order");
/** A picture: a content URI of a file of the phone, or the id of one of the world's scenes. */
export const PictureRef = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));

export const sourceKinds = [
  "album",
  "artist",
  "playlist",
  "liked",
  "episodes",
  "show",
  "chart",
  "blend",
  "history",
  "item",
  "radio",
] as const;
/** Where the items of the queue come from. `id` is "" for the liked songs, the saved episodes and the history. */
export const Source = v.strictObject({ kind: v.picklist(sourceKinds), id: v.pipe(v.string(), v.maxLength(80)) });
export type Source = v.InferOutput<typeof Source>;

export const isEpisode = (id: string): boolean => id.startsWith("mu_episode_");
export const isOwnPlaylist = (id: string): boolean => id.startsWith("playlist_");
export type LibraryKind = "playlist" | "album" | "artist" | "show";
/** Returns how the library lists something. */
export const libraryKind = (id: string): LibraryKind =>
  id.startsWith("mu_album_")
    ? "album"
    : id.startsWith("mu_artist_")
      ? "artist"
      : id.startsWith("mu_show_") || id === savedEpisodesId
        ? "show"
        : "playlist";
/** Returns the source that plays a thing of the library. */
export const sourceOf = (id: string): Source =>
  id === likedId
    ? { kind: "liked", id: "" }
    : id === savedEpisodesId
      ? { kind: "episodes", id: "" }
      : id.startsWith("mu_chart_")
        ? { kind: "chart", id }
        : id.startsWith("blend_")
          ? { kind: "blend", id }
          : isEpisode(id) || id.startsWith("mu_track_")
            ? { kind: "item", id }
            : { kind: libraryKind(id), id };
/** Returns the id in the library of what a source plays, or null for a source that is not in the library. */
export const idOfSource = ({ kind, id }: Source): string | null =>
  kind === "liked"
    ? likedId
    : kind === "episodes"
      ? savedEpisodesId
      : kind === "history" || kind === "item" || kind === "radio"
        ? null
        : id;
export const sameSource = (a: Source | null, b: Source): boolean => a?.kind === b.kind && a.id === b.id;
