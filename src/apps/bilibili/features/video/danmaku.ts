/** Chooses the danmaku that are on the picture at a time, and where they are. */
import type { State } from "../../state.ts";

export interface DanmakuLine {
  readonly atMs: number;
  readonly text: string;
  readonly colour: string;
  readonly place: "roll" | "top" | "bottom";
  readonly own?: boolean;
  readonly small?: boolean;
}
export interface ShownDanmaku extends DanmakuLine {
  /** The row, from the top, or from the bottom for lines at the bottom. */
  readonly row: number;
  /** For a rolling line, the share of its way across the picture, from 0 to 1. */
  readonly share: number;
}
const rollMs = { slow: 11_000, normal: 8_000, fast: 5_500 } as const;
const standMs = 4_000;
const rollRows = { quarter: 3, half: 6, full: 11 } as const;
/** How much of its way a line must have gone before the next line may follow in the same row. */
const gap = 0.4;
type Prefs = Pick<
  State["prefs"],
  "danmaku" | "danmakuPace" | "danmakuArea" | "danmakuSize" | "showRoll" | "showTop" | "showBottom" | "showColoured"
>;

/** Returns whether the settings show a line. The user's own lines are always shown. */
export function isAllowed(line: DanmakuLine, prefs: Prefs, mutedWords: readonly string[]): boolean {
  if (line.own === true) return true;
  if (!prefs[line.place === "roll" ? "showRoll" : line.place === "top" ? "showTop" : "showBottom"]) return false;
  if (!prefs.showColoured && line.colour.toLowerCase() !== "#ffffff") return false;
  const text = line.text.toLowerCase();
  return !mutedWords.some((word) => text.includes(word.toLowerCase()));
}
/** `lines` are sorted by time. A line without a free row is left out, as on a full screen. */
export function shownDanmaku(
  lines: readonly DanmakuLine[],
  ms: number,
  prefs: Prefs,
  mutedWords: readonly string[],
): ShownDanmaku[] {
  if (!prefs.danmaku) return [];
  const duration = rollMs[prefs.danmakuPace];
  const rows = Math.max(2, Math.round(rollRows[prefs.danmakuArea] * (prefs.danmakuSize === "large" ? 0.75 : 1)));
  // Rows are given out from an earlier time on, so that no line changes its row while it is visible.
  const from = ms - 2 * duration;
  const rolling = Array.from({ length: rows }, () => -Infinity);
  const standing = { top: [-Infinity, -Infinity, -Infinity], bottom: [-Infinity, -Infinity] };
  const shown: ShownDanmaku[] = [];
  for (const line of lines) {
    if (line.atMs < from || line.atMs > ms || !isAllowed(line, prefs, mutedWords)) continue;
    if (line.place === "roll") {
      const row = rolling.findIndex((last) => line.atMs - last >= duration * gap);
      if (row < 0) continue;
      rolling[row] = line.atMs;
      const share = (ms - line.atMs) / duration;
      if (share < 1) shown.push({ ...line, row, share });
    } else {
      const used = standing[line.place];
      const row = used.findIndex((last) => line.atMs - last >= standMs);
      if (row < 0) continue;
      used[row] = line.atMs;
      if (ms - line.atMs < standMs) shown.push({ ...line, row, share: 0 });
    }
  }
  return shown;
}
