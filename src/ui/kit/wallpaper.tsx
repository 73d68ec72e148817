/**
 * Wallpapers made of flat shapes. Flat colours look calm, and screenshots of them are smaller and faster than
 * screenshots of gradients.
 */
import { createMemo, For, Match, Switch } from "solid-js";
import { parseContentUri } from "#os/intents.ts";
import { sceneShape } from "#world/scenes/ids.ts";
import { state } from "../runtime.ts";
import { FilePicture, Picture } from "./picture.tsx";
import "./wallpaper.css";

interface WallpaperColours {
  readonly sky: string;
  readonly disc: { readonly x: number; readonly y: number; readonly r: number; readonly fill: string };
  readonly hills: readonly string[];
}
const wallpapers = {
  dusk: {
    sky: "#4b3a86",
    disc: { x: 262, y: 250, r: 62, fill: "#ffb48f" },
    hills: ["#6a4a97", "#50397f", "#3a2c66", "#271f4c", "#1a1638"],
  },
  meadow: {
    sky: "#7cc3a2",
    disc: { x: 92, y: 240, r: 54, fill: "#fbe9a2" },
    hills: ["#5fae8c", "#489778", "#347d64", "#226351", "#154a3e"],
  },
  ocean: {
    sky: "#3f8fcb",
    disc: { x: 270, y: 220, r: 50, fill: "#d5f1fb" },
    hills: ["#347fbd", "#286ca9", "#1d5992", "#144679", "#0c335f"],
  },
  paper: {
    sky: "#b59a80",
    disc: { x: 180, y: 300, r: 86, fill: "#d9c4ac" },
    hills: ["#a58970", "#937761", "#806653", "#6b5546", "#554338"],
  },
  ember: {
    sky: "#3a2230",
    disc: { x: 180, y: 360, r: 90, fill: "#ff8a4c" },
    hills: ["#5a2a33", "#4a222d", "#3b1b27", "#2d1520", "#200f18"],
  },
  aurora: {
    sky: "#0d2038",
    disc: { x: 84, y: 190, r: 40, fill: "#c9f5e1" },
    hills: ["#17615f", "#12504f", "#103f47", "#0d2f3c", "#0a2130"],
  },
} as const satisfies Record<string, WallpaperColours>;
type WallpaperName = keyof typeof wallpapers;
const isBuiltIn = (name: string): name is WallpaperName => Object.hasOwn(wallpapers, name);

const ridges = [
  "M0 430C60 390 110 420 170 400S300 350 360 396V800H0z",
  "M0 500C50 470 120 500 180 470S310 470 360 440V800H0z",
  "M0 560C70 590 120 540 190 560S320 520 360 550V800H0z",
  "M0 650C60 610 140 660 210 630S330 640 360 610V800H0z",
  "M0 720C80 740 150 690 220 716S330 690 360 706V800H0z",
] as const;

/** `of`: the name of a built-in wallpaper, the id of a picture of the world, or the content URI of a user's picture. */
export function Wallpaper(p: { readonly of: string }) {
  const file = createMemo(() => {
    const entry = state().os.files[parseContentUri(p.of)?.id ?? ""];
    return entry?.type === "file" && entry.content.kind === "scene" ? entry : undefined;
  });
  const scene = () => (sceneShape(p.of) ? p.of : undefined);
  return (
    <div class="wallpaper">
      <Switch fallback={<BuiltInWallpaper of={isBuiltIn(p.of) ? p.of : "dusk"} />}>
        <Match when={file()}>{(entry) => <FilePicture file={entry()} />}</Match>
        <Match when={scene()}>{(id) => <Picture scene={id()} />}</Match>
      </Switch>
    </div>
  );
}
function BuiltInWallpaper(p: { readonly of: WallpaperName }) {
  const paper = createMemo((): WallpaperColours => wallpapers[p.of]);
  return (
    <svg viewBox="0 0 360 800" preserveAspectRatio="xMidYMid slice">
      <rect width="360" height="800" fill={paper().sky} />
      <circle cx={paper().disc.x} cy={paper().disc.y} r={paper().disc.r} fill={paper().disc.fill} />
      <For each={ridges}>{(d, i) => <path d={d} fill={paper().hills[i()]!} />}</For>
    </svg>
  );
}
