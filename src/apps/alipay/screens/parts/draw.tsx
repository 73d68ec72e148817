/** How each screen of the app is drawn: with its texts, in the light and the size that the owner chose for it. */
import type { JSX } from "solid-js";
import { screen, type ScreenProps } from "../../../../ui/bind.tsx";
import { Look } from "../../looks/look.tsx";
import alipay from "../../index.ts";
import { strings } from "../../strings.ts";

export type Word = keyof typeof strings.en;
type Screens = typeof alipay extends { navigation: { screens: infer S } } ? keyof S & string : never;
export type P<K extends Screens> = ScreenProps<typeof alipay, K, Word>;
/** What parts of several screens need of the one that they stand on. */
export type Any = Pick<P<"main">, "state" | "os" | "now" | "lang" | "offsetMin" | "t">;

export const page = <const K extends Screens>(id: K, draw: (p: P<K>) => JSX.Element): ReturnType<typeof screen> =>
  screen(alipay, strings, id, (p) => (
    <Look theme={p.state.prefs.theme} size={p.state.prefs.size}>
      {draw(p as P<K>)}
    </Look>
  ));
/** A half-sheet over the screen that asked for it. */
export const sheet = <const K extends Screens>(id: K, draw: (p: P<K>) => JSX.Element): ReturnType<typeof screen> => ({
  ...page(id, draw),
  over: true,
});
