/** Recent searches and places, map layers, and private labels. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { TargetId } from "../../ids.ts";

/** The text of a search. */
export const SearchText = v.pipe(v.string(), v.trim(), v.maxLength(80));
export const TargetName = v.pipe(v.string(), v.maxLength(200));
export const Label = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60));
export const bases = ["default", "satellite", "terrain"] as const;
export type Base = (typeof bases)[number];
export const overlays = ["traffic", "transit", "cycling"] as const;
export type Overlay = (typeof overlays)[number];
export const maxRecents = 30;

export const Recent = v.variant("kind", [
  v.strictObject({ kind: v.literal("words"), q: SearchText, at: instant }),
  v.strictObject({
    kind: v.literal("place"),
    target: TargetId,
    /** The name of the target in the link or in the other app's intent; empty if the target's own name is shown. */
    label: TargetName,
    at: instant,
  }),
]);
export type Recent = v.InferOutput<typeof Recent>;

export const frontState = {
  /** The recent entries, newest first. */
  recents: v.pipe(v.array(Recent), v.maxLength(maxRecents)),
  layers: v.strictObject({
    base: v.picklist(bases),
    traffic: v.boolean(),
    transit: v.boolean(),
    cycling: v.boolean(),
  }),
  /** Private labels of targets. */
  labels: v.record(TargetId, Label),
};
