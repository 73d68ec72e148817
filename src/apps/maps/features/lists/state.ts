/** Saved places: home, work, and lists with notes. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { ListId, TargetId } from "../../ids.ts";

export const ListName = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40));
export const Description = v.pipe(v.string(), v.trim(), v.maxLength(300));
export const Note = v.pipe(v.string(), v.trim(), v.maxLength(200));
export const listSymbols = [
  "favourite",
  "wanted",
  "star",
  "plan",
  "food",
  "coffee",
  "trip",
  "sport",
  "gift",
  "home",
] as const;
export type ListSymbol = (typeof listSymbols)[number];
export const maxLists = 40;
export const maxItems = 200;

export const Item = v.strictObject({ target: TargetId, note: Note, at: instant });
export type Item = v.InferOutput<typeof Item>;
export const List = v.strictObject({
  id: ListId,
  name: ListName,
  sign: v.picklist(listSymbols),
  about: Description,
  /** Whether anyone with the link can see the list. */
  shared: v.boolean(),
  /** Whether the list belongs to the app. The user can add places to such a list, but cannot rename or delete it. */
  own: v.boolean(),
  /** Whether the map shows the places in the list. */
  onMap: v.boolean(),
  at: instant,
  /** The places, newest first. */
  items: v.pipe(v.array(Item), v.maxLength(maxItems)),
});
export type List = v.InferOutput<typeof List>;
export const listsState = {
  home: v.nullable(TargetId),
  work: v.nullable(TargetId),
  lists: v.record(ListId, List),
};
