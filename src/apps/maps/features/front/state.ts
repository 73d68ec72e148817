/** What was looked for and at, what the map shows beside streets, and what the user calls spots. */
import * as v from "valibot";
import { instant } from "../../../../os/values.ts";
import { TargetId } from "../../ids.ts";

/** Words of a search. */
export const Wanted = v.pipe(v.string(), v.trim(), v.maxLength(80));
export const GivenName = v.pipe(v.string(), v.maxLength(200));
export const Label = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60));
export const bases = ["default", "satellite", "terrain"] as const;
export type Base = (typeof bases)[number];
export const overlays = ["traffic", "transit", "cycling"] as const;
export type Overlay = (typeof overlays)[number];
export const recentsMost = 30;

export const Recent = v.variant("kind", [
  v.strictObject({ kind: v.literal("words"), q: Wanted, at: instant }),
  v.strictObject({
    kind: v.literal("place"),
    target: TargetId,
    /** What whoever led there called it; empty where its own name says it. */
    label: GivenName,
    at: instant,
  }),
]);
export type Recent = v.InferOutput<typeof Recent>;

export const frontState = {
  /** Newest first. */
  recents: v.pipe(v.array(Recent), v.maxLength(recentsMost)),
  layers: v.strictObject({
    base: v.picklist(bases),
    traffic: v.boolean(),
    transit: v.boolean(),
    cycling: v.boolean(),
  }),
  /** Names that only the user sees, by spot. */
  labels: v.record(TargetId, Label),
};
