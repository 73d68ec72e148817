/** The edges that several screens share: those of the bar at the bottom, of lists of items, and of collections. */
import * as v from "valibot";
import type { EdgeDeclaration } from "#os/edges.ts";
import { on } from "./builder.ts";
import type { screens } from "./builder.ts";
import { AlbumId, ArtistId, BlendId, ChartId, ItemId, OwnPlaylistId, PlaylistId, ShowId, Source } from "./ids.ts";

type ScreenName = keyof typeof screens & string;
type MovedTo<S extends string, T extends readonly unknown[]> = {
  readonly [I in keyof T]: T[I] extends EdgeDeclaration<string, infer O, infer A> ? EdgeDeclaration<S, O, A> : never;
};
const edgesOfFrame = (screen: "playlist") =>
  [
    on(screen, "goHome").root(),
    on(screen, "goSearch").push("search"),
    on(screen, "goLibrary").push("library"),
    on(screen, "goPremium").push("premium"),
    on(screen, "create").push("create"),
    on(screen, "openPlayer").push("player"),
    on(screen, "togglePlay").run("togglePlay"),
  ] as const;
/** The bar at the bottom and the small player above it, on screens that are not a tab. */
export const frameEdges = <const S extends ScreenName>(screen: S) =>
  edgesOfFrame(screen as "playlist") as unknown as MovedTo<S, ReturnType<typeof edgesOfFrame>>;

/** The screens of the tabs lie on the home screen, one at a time. */
const edgesOfTab = (screen: "search") =>
  [
    on(screen, "goHome").root(),
    on(screen, "goSearch").replace("search"),
    on(screen, "goLibrary").replace("library"),
    on(screen, "goPremium").replace("premium"),
    on(screen, "create").push("create"),
    on(screen, "openPlayer").push("player"),
    on(screen, "togglePlay").run("togglePlay"),
  ] as const;
type Tab = "search" | "library" | "premium";
type Without<T extends readonly unknown[], O extends string> = T extends readonly [infer First, ...infer Rest]
  ? First extends EdgeDeclaration<string, O, infer _A>
    ? Without<Rest, O>
    : readonly [First, ...Without<Rest, O>]
  : readonly [];
const ownAct = { search: "goSearch", library: "goLibrary", premium: "goPremium" } as const;
/** The tab of the screen itself cannot be pressed. */
export const tabEdges = <const S extends Tab>(screen: S) =>
  edgesOfTab(screen as "search").filter(({ edge }) => edge.on !== ownAct[screen]) as unknown as Without<
    MovedTo<S, ReturnType<typeof edgesOfTab>>,
    (typeof ownAct)[S]
  >;

const edgesOfList = (screen: "playlist") =>
  [
    on(screen, "play", { source: Source, item: v.nullable(ItemId) }).run("play"),
    on(screen, "itemMenu", { item: ItemId, playlist: v.nullable(OwnPlaylistId) }).push("itemMenu"),
  ] as const;
/** A list of items that can be played. */
export const listEdges = <const S extends ScreenName>(screen: S) =>
  edgesOfList(screen as "playlist") as unknown as MovedTo<S, ReturnType<typeof edgesOfList>>;

const edgesOfCollections = (screen: "playlist") =>
  [
    on(screen, "openPlaylist", { playlist: PlaylistId }).push("playlist"),
    on(screen, "openAlbum", { album: AlbumId }).push("album"),
    on(screen, "openArtist", { artist: ArtistId }).push("artist"),
    on(screen, "openShow", { show: ShowId }).push("show"),
    on(screen, "openChart", { chart: ChartId }).push("chart"),
    on(screen, "openBlend", { blend: BlendId }).push("blend"),
    on(screen, "openLiked").push("liked"),
    on(screen, "openSavedEpisodes").push("savedEpisodes"),
  ] as const;
/** Playlists, albums, artists and shows that can be opened. */
export const collectionEdges = <const S extends ScreenName>(screen: S) =>
  edgesOfCollections(screen as "playlist") as unknown as MovedTo<S, ReturnType<typeof edgesOfCollections>>;

/** What the avatar opens. */
const edgesOfDrawer = (screen: "home") =>
  [
    on(screen, "openDrawer").open("drawer"),
    on(screen, "openProfile").close().push("profile"),
    on(screen, "openReleases").close().push("releases"),
    on(screen, "openHistory").close().push("history"),
    on(screen, "openActivity").close().push("activity"),
    on(screen, "openPlan").close().push("plan"),
    on(screen, "openSettings").close().push("settings"),
  ] as const;
export const drawerEdges = <const S extends "home" | "library">(screen: S) =>
  edgesOfDrawer(screen as "home") as unknown as MovedTo<S, ReturnType<typeof edgesOfDrawer>>;
