/** The part of the screens of videos and seasons that the player and its sheets use. */
import type { Facts } from "#os/values.ts";
import type { Quality } from "../../../me/state.ts";
import type { Word } from "#apps/bilibili/strings.ts";
import type { speeds } from "../../state.ts";

export interface PlayerHost {
  readonly t: (key: Word, facts?: Facts) => string;
  readonly leaveFull: () => void;
  readonly act: {
    play(args: { item: string }): void;
    pause(args: { item: string }): void;
    seek(args: { item: string; ms: number }): void;
    playNext(): void;
    toggleDanmaku(): void;
    fill(): void;
    more(): void;
    speed(): void;
    setSpeed(args: { speed: (typeof speeds)[number] }): void;
    quality(): void;
    setQuality(args: { quality: Quality }): void;
    sleep(): void;
    setSleep(args: { after: 0 | 15 | 30 | 60 | "end" }): void;
    download(): void;
    chooseItem(args: { item: string }): void;
    startDownload(args: { quality: Quality }): void;
    openDownloads(): void;
    danmakuPrefs(): void;
    writeDanmaku(): void;
    styles(): void;
    sendDanmaku(args: { item: string }): void;
  };
}
