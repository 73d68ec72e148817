/** Defines the app's screens, with its texts and the owner's text size. */
import type { JSX } from "solid-js";
import { screen, type ScreenProps } from "#ui/screen-binding.tsx";
import railway from "../../index.ts";
import { Appearance } from "../../looks/appearance.tsx";
import { strings } from "../../strings.ts";

export type TextKey = keyof typeof strings.en;
type ScreenId = typeof railway extends { navigation: { screens: infer S } } ? keyof S & string : never;
type ScreenPropsOf<K extends ScreenId> = ScreenProps<typeof railway, K, TextKey>;
/** The screen props that components on more than one screen use. */
export type ScreenContext = Pick<ScreenPropsOf<"home">, "state" | "os" | "now" | "lang" | "offsetMin" | "t">;

export const page = <const K extends ScreenId>(
  id: K,
  draw: (p: ScreenPropsOf<K>) => JSX.Element,
): ReturnType<typeof screen> =>
  screen(railway, strings, id, (p) => <Appearance size={p.state.prefs.size}>{draw(p as ScreenPropsOf<K>)}</Appearance>);
