/** How each screen of the app is drawn: with its texts, in the size that the owner chose. */
import type { JSX } from "solid-js";
import { screen, type ScreenProps } from "../../../../ui/bind.tsx";
import railway from "../../index.ts";
import { Look } from "../../looks/look.tsx";
import { strings } from "../../strings.ts";

export type Word = keyof typeof strings.en;
type Screens = typeof railway extends { navigation: { screens: infer S } } ? keyof S & string : never;
type P<K extends Screens> = ScreenProps<typeof railway, K, Word>;
/** What parts of several screens need of the one that they stand on. */
export type Any = Pick<P<"home">, "state" | "os" | "now" | "lang" | "offsetMin" | "t">;

export const page = <const K extends Screens>(id: K, draw: (p: P<K>) => JSX.Element): ReturnType<typeof screen> =>
  screen(railway, strings, id, (p) => <Look size={p.state.prefs.size}>{draw(p as P<K>)}</Look>);
