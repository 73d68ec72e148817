/** The edges of the red + button and its sheet, which several screens share. */
import * as v from "valibot";
import type { EdgeDeclaration } from "#os/edges.ts";
import { intents } from "#os/intents.ts";
import { on } from "./builder.ts";

export const uris = { uris: v.array(v.string()) };
const edgesFrom = (screen: "home") =>
  [
    on(screen, "plus").open("plus"),
    on(screen, "fromAlbum").close().start(intents.pickFile("image/*", true), "picked"),
    on(screen, "picked", uris).push("compose", ({ args }) => ({ pictures: args.uris.slice(0, 18) })),
    on(screen, "fromCamera").needs("camera").close().push("camera"),
    on(screen, "fromText").close().push("words"),
  ] as const;
type MovedTo<S extends string, T extends readonly unknown[]> = {
  readonly [I in keyof T]: T[I] extends EdgeDeclaration<string, infer O, infer A> ? EdgeDeclaration<S, O, A> : never;
};
/** Returns the edges of the + button for a screen with the bottom bar. Each of these screens has the overlay "plus". */
export const plusEdges = <const S extends "home" | "market" | "messages" | "me">(screen: S) =>
  edgesFrom(screen as "home") as unknown as MovedTo<S, ReturnType<typeof edgesFrom>>;
