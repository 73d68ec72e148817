/** Props of the main screen, passed to its tabs. */
import type { ScreenProps } from "#ui/screen-binding.tsx";
import type wechat from "#apps/wechat/index.ts";
import type { Word } from "#apps/wechat/strings.ts";

export type MainProps = ScreenProps<typeof wechat, "main", Word>;
