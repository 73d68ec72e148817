/** The edges of the bar at the bottom. Its screens lie on the first screen, one at a time. */
import type { EdgeDeclaration } from "#os/edges.ts";
import { on } from "./builder.ts";

/** The same edges on another screen. */
export type MovedTo<S extends string, T extends readonly unknown[]> = {
  readonly [I in keyof T]: T[I] extends EdgeDeclaration<string, infer O, infer A> ? EdgeDeclaration<S, O, A> : never;
};
export type TabScreen = "home" | "shelf" | "audio" | "me";
const edgesOfTabs = (screen: "shelf") =>
  [
    on(screen, "goHome").root(),
    on(screen, "goShelf").replace("shelf"),
    on(screen, "goAudio").replace("audio"),
    on(screen, "goMe").replace("me"),
  ] as const;
export const tabEdges = <const S extends Exclude<TabScreen, "home">>(screen: S) =>
  edgesOfTabs(screen as "shelf") as unknown as MovedTo<S, ReturnType<typeof edgesOfTabs>>;
