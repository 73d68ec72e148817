/** The part of a screen's props that the shared parts need. */
import type { OsState } from "#os/state.ts";
import type { Facts, Lang } from "#os/values.ts";
import type { Source } from "../../ids.ts";
import type { State } from "../../state.ts";
import type { Word } from "../../strings.ts";

export interface Host {
  readonly state: State;
  readonly os: OsState;
  readonly now: number;
  readonly lang: Lang;
  readonly offsetMin: number;
  t(key: Word, facts?: Facts): string;
}
/** The acts of the bar at the bottom. A tab's own screen has no act for that tab. */
export interface FootActs {
  goHome?(): void;
  goSearch?(): void;
  goLibrary?(): void;
  goPremium?(): void;
  create(): void;
  openPlayer(): void;
  togglePlay(): void;
}
export interface FootHost extends Host {
  readonly act: FootActs;
}
export interface ListHost extends Host {
  readonly act: {
    play(a: { source: Source; item: string | null }): void;
    itemMenu(a: { item: string; playlist: string | null }): void;
  };
}
export interface CollectionActs {
  openPlaylist(a: { playlist: string }): void;
  openAlbum(a: { album: string }): void;
  openArtist(a: { artist: string }): void;
  openShow(a: { show: string }): void;
  openChart(a: { chart: string }): void;
  openBlend(a: { blend: string }): void;
  openLiked(): void;
  openSavedEpisodes(): void;
}
/** Opens the page of a thing of the library. */
export function openThing(act: CollectionActs, id: string): void {
  if (id === "liked") act.openLiked();
  else if (id === "episodes") act.openSavedEpisodes();
  else if (id.startsWith("mu_album_")) act.openAlbum({ album: id });
  else if (id.startsWith("mu_artist_")) act.openArtist({ artist: id });
  else if (id.startsWith("mu_show_")) act.openShow({ show: id });
  else if (id.startsWith("mu_chart_")) act.openChart({ chart: id });
  else if (id.startsWith("blend_")) act.openBlend({ blend: id });
  else act.openPlaylist({ playlist: id });
}
