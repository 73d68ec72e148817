/** Places that the user keeps: home, work, and lists with notes. */
import * as v from "valibot";
import { instant } from "../../../../os/values.ts";
import { ListId, TargetId } from "../../ids.ts";

export const ListName = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40));
export const About = v.pipe(v.string(), v.trim(), v.maxLength(300));
export const Note = v.pipe(v.string(), v.trim(), v.maxLength(200));
export const signs = [
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
export type Sign = (typeof signs)[number];
export const listsMost = 40;
export const itemsMost = 200;

export const Item = v.strictObject({ target: TargetId, note: Note, at: instant });
export type Item = v.InferOutput<typeof Item>;
export const List = v.strictObject({
  id: ListId,
  name: ListName,
  sign: v.picklist(signs),
  about: About,
  /** Whoever has the link sees it. */
  shared: v.boolean(),
  /** One that the app brings along: it can be filled, not renamed or deleted. */
  own: v.boolean(),
  /** Whether its places are marked on the map. */
  onMap: v.boolean(),
  at: instant,
  /** Newest first. */
  items: v.pipe(v.array(Item), v.maxLength(itemsMost)),
});
export type List = v.InferOutput<typeof List>;
export const listsState = {
  home: v.nullable(TargetId),
  work: v.nullable(TargetId),
  lists: v.record(ListId, List),
};
