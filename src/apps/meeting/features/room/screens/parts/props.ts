import type { ScreenProps } from "../../../../../../ui/bind.tsx";
import type meeting from "../../../../index.ts";
import type { Word } from "../../../../strings.ts";

/** The screen of a meeting, for its parts. */
export type RoomHost = ScreenProps<typeof meeting, "room", Word>;
