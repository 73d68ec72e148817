import type { ScreenProps } from "#ui/screen-binding.tsx";
import type meeting from "#apps/meeting/index.ts";
import type { Word } from "#apps/meeting/strings.ts";

/** Props of the first screen, passed to its tabs. */
export type MainScreenProps = ScreenProps<typeof meeting, "main", Word>;
