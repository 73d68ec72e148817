// Query parameters are texts; each says which texts it takes.
import * as v from "valibot";
import { reads } from "./reads.ts";

export const digits = (least: number, most: number) =>
  v.pipe(
    reads(v.string(), { type: "integer", minimum: least, maximum: most }),
    v.check((text) => /^\d{1,9}$/.test(text), "Expected a whole number"),
    v.toNumber(),
    v.minValue(least),
    v.maxValue(most),
  );

export const yes = v.pipe(
  v.picklist(["true", "false", "1", "0"]),
  v.transform((text) => text === "true" || text === "1"),
);
