import type { ScreenProps } from "#ui/screen-binding.tsx";
import type app from "#apps/x/index.ts";
import type { Word } from "#apps/x/strings.ts";

export type ProfileProps = ScreenProps<typeof app, "profile", Word>;
