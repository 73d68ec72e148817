import type { ScreenProps } from "#ui/screen-binding.tsx";
import type app from "#apps/spotify/index.ts";
import type { ControlNames } from "#apps/spotify/looks/player.tsx";
import type { Word } from "#apps/spotify/strings.ts";

export type PlayerProps = ScreenProps<typeof app, "player", Word>;
export const controlNames = (t: PlayerProps["t"], repeat: "off" | "all" | "one"): ControlNames => ({
  play: t("play"),
  pause: t("pause"),
  next: t("next"),
  previous: t("previous"),
  shuffle: t("shuffle"),
  repeat: t(`repeat_${repeat}`),
});
/** Returns the index of the line that is sung at a position, or -1 before the first. */
export const lineAt = (lines: readonly { readonly atMs: number }[], positionMs: number): number =>
  lines.findLastIndex(({ atMs }) => atMs <= positionMs);
interface ControlActs {
  shuffle(): void;
  previous(): void;
  togglePlay(): void;
  next(): void;
  repeat(): void;
}
export const controlActs = (act: ControlActs): ControlActs => ({
  shuffle: () => act.shuffle(),
  previous: () => act.previous(),
  togglePlay: () => act.togglePlay(),
  next: () => act.next(),
  repeat: () => act.repeat(),
});
