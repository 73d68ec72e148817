/** The edges of the bottom bar, and of lists of videos, which several screens share. */
import type { EdgeDeclaration } from "#os/edges.ts";
import { on } from "./builder.ts";
import { VideoId } from "./ids.ts";

type MovedTo<S extends string, T extends readonly unknown[]> = {
  readonly [I in keyof T]: T[I] extends EdgeDeclaration<string, infer O, infer A> ? EdgeDeclaration<S, O, A> : never;
};
const barFrom = (screen: "following") =>
  [
    on(screen, "goHome").root(),
    on(screen, "goFollowing").replace("following"),
    on(screen, "goShop").replace("shop"),
    on(screen, "goMe").replace("me"),
    on(screen, "plus").push("compose"),
  ] as const;
/** Returns the edges of the bottom bar for a screen that is not the start screen. */
export const barEdges = <const S extends "following" | "shop" | "me">(screen: S) =>
  barFrom(screen as "following") as unknown as MovedTo<S, ReturnType<typeof barFrom>>;

const moreFrom = (screen: "zone") =>
  [on(screen, "more").set(({ view }) => ({ pages: Math.min(40, view.pages + 1) }))] as const;
/** Returns the edge that shows the next page of a list. */
export const moreEdge = <
  const S extends "home" | "zone" | "topic" | "seasons" | "following" | "results" | "space" | "ties",
>(
  screen: S,
) => moreFrom(screen as "zone") as unknown as MovedTo<S, ReturnType<typeof moreFrom>>;

const openFrom = (screen: "zone") => [on(screen, "open", { video: VideoId }).push("video")] as const;
/** Returns the edge that opens a video of a list. */
export const openEdge = <
  const S extends
    | "home"
    | "zone"
    | "boards"
    | "topic"
    | "series"
    | "following"
    | "results"
    | "space"
    | "mySpace"
    | "later"
    | "folder"
    | "coins",
>(
  screen: S,
) => openFrom(screen as "zone") as unknown as MovedTo<S, ReturnType<typeof openFrom>>;
