/** Labels of days and albums. */
import album from "@material-symbols/svg-400/rounded/photo_album.svg?raw";
import camera from "@material-symbols/svg-400/rounded/photo_camera.svg?raw";
import download from "@material-symbols/svg-400/rounded/download.svg?raw";
import heart from "@material-symbols/svg-400/rounded/favorite.svg?raw";
import screenshot from "@material-symbols/svg-400/rounded/screenshot_region.svg?raw";
import { dateText, langOf, offsetOf, weekdayText } from "#os/format.ts";
import type { OsState } from "#os/state.ts";
import { civilOf, dayKey, dayMs } from "#state/civil.ts";
import type { Album } from "../../queries.ts";

type Translate = (key: "today" | "yesterday" | "camera" | "screenshots" | "downloads" | "favourites") => string;
const icons = { camera, screenshots: screenshot, downloads: download, favourites: heart } as const;

export const albumTitle = (a: Album, t: Translate): string => (a.standardAlbum ? t(a.standardAlbum) : a.name);
export const albumIconOf = (a: Album): string => (a.standardAlbum ? icons[a.standardAlbum] : album);
/** "Today", "Sat, Mar 14", "3月14日 周六". */
export function dayTitle(at: number, os: OsState, now: number, t: Translate): string {
  const offset = offsetOf(os);
  const key = dayKey(at, offset);
  if (key === dayKey(now, offset)) return t("today");
  if (key === dayKey(now - dayMs, offset)) return t("yesterday");
  const weekday = weekdayText(civilOf(at, offset).weekday, langOf(os));
  const date = dateText(at, os, now);
  return langOf(os) === "en" ? `${weekday}, ${date}` : `${date} ${weekday}`;
}
