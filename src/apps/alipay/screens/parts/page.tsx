/** Defines the app's screens, each with the app's texts and the owner's theme and text size. */
import type { JSX } from "solid-js";
import { screen, type ScreenProps } from "#ui/screen-binding.tsx";
import { Appearance } from "../../looks/appearance.tsx";
import alipay from "../../index.ts";
import { strings } from "../../strings.ts";

export type TextKey = keyof typeof strings.en;
type ScreenId = typeof alipay extends { navigation: { screens: infer S } } ? keyof S & string : never;
export type ScreenPropsOf<K extends ScreenId> = ScreenProps<typeof alipay, K, TextKey>;
/** The props that parts of several screens use. */
export type ScreenContext = Pick<ScreenPropsOf<"main">, "state" | "os" | "now" | "lang" | "offsetMin" | "t">;

export const page = <const K extends ScreenId>(
  id: K,
  draw: (p: ScreenPropsOf<K>) => JSX.Element,
): ReturnType<typeof screen> =>
  screen(alipay, strings, id, (p) => (
    <Appearance theme={p.state.prefs.theme} size={p.state.prefs.size}>
      {draw(p as ScreenPropsOf<K>)}
    </Appearance>
  ));
/** Defines a half-sheet over the screen below. */
export const sheet = <const K extends ScreenId>(
  id: K,
  draw: (p: ScreenPropsOf<K>) => JSX.Element,
): ReturnType<typeof screen> => ({
  ...page(id, draw),
  over: true,
});
