import type { ScreenProps } from "#ui/screen-binding.tsx";
import type meeting from "#apps/meeting/index.ts";
import type { Word } from "#apps/meeting/strings.ts";

/** Props of the meeting screen, passed to its parts. */
export type RoomScreenProps = ScreenProps<typeof meeting, "room", Word>;
