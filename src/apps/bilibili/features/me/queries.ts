/** Reads the favourites, the history and the downloads. */
import type { Due } from "#os/app-command.ts";
import type { State } from "../../state.ts";
import { defaultFolder, type Download, type Folder } from "./state.ts";

/** The default folder first, then the newest. */
export const listFolders = (state: Pick<State, "folders">): Folder[] =>
  Object.values(state.folders).toSorted(
    (a, b) => Number(b.id === defaultFolder) - Number(a.id === defaultFolder) || b.at - a.at || (a.id < b.id ? -1 : 1),
  );
/** The videos of a folder, latest first. */
export const listFavourites = (state: Pick<State, "favourites">, folder: string): string[] =>
  Object.values(state.favourites)
    .filter(({ folders }) => folders.includes(folder))
    .toSorted((a, b) => b.at - a.at || (a.video < b.video ? 1 : -1))
    .map(({ video }) => video);

/** Returns the bytes of a download that have arrived. */
export const arrivedBytes = ({ done, rate, since, bytes }: Download, now: number): number =>
  Math.min(bytes, done + (since === null ? 0 : Math.floor(((now - since) * rate) / 1000)));
export const isComplete = (download: Download, now: number): boolean => arrivedBytes(download, now) >= download.bytes;
export const isDownloaded = (state: Pick<State, "downloads">, now: number, item: string): boolean => {
  const download = state.downloads[item];
  return download !== undefined && isComplete(download, now);
};
export type DownloadState = "done" | "loading" | "paused" | "waiting";
export const downloadState = (download: Download, now: number): DownloadState =>
  isComplete(download, now) ? "done" : download.since !== null ? "loading" : download.paused ? "paused" : "waiting";
export const listDownloads = (state: Pick<State, "downloads">): Download[] =>
  Object.values(state.downloads).toSorted((a, b) => b.at - a.at || (a.item < b.item ? 1 : -1));
/** Each running download ends at a known time. */
export const downloadsDue = (state: Pick<State, "downloads">): Due[] =>
  Object.values(state.downloads).flatMap(({ item, bytes, done, rate, since }) =>
    since === null
      ? []
      : [
          {
            at: since + Math.ceil(((bytes - done) * 1000) / rate),
            command: "finishDownload",
            args: { item },
          },
        ],
  );
