import type { ScreenProps } from "../../../../../../ui/bind.tsx";
import type meeting from "../../../../index.ts";
import type { Word } from "../../../../strings.ts";

/** The first screen, for its tabs. */
export type Main = ScreenProps<typeof meeting, "main", Word>;
