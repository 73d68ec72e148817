/** What the parts of the tabs are given: the whole of the screen. */
import type { ScreenProps } from "../../../../../../ui/bind.tsx";
import type wechat from "../../../../index.ts";
import type { Word } from "../../../../strings.ts";

export type MainProps = ScreenProps<typeof wechat, "main", Word>;
