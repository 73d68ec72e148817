import type { ScreenProps } from "#ui/screen-binding.tsx";
import type app from "#apps/rednote/index.ts";
import type { Word } from "#apps/rednote/strings.ts";

export type HomeProps = ScreenProps<typeof app, "home", Word>;
