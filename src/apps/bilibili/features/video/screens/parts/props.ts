import type { ScreenProps } from "#ui/screen-binding.tsx";
import type app from "#apps/bilibili/index.ts";
import type { Word } from "#apps/bilibili/strings.ts";

export type VideoProps = ScreenProps<typeof app, "video", Word>;
