// Query parameters. Every parameter is a text; its schema defines which texts it accepts.
import * as v from "valibot";
import { withJsonSchema } from "./json-schema-override.ts";

export const integerParam = (least: number, most: number) =>
  v.pipe(
    withJsonSchema(v.string(), { type: "integer", minimum: least, maximum: most }),
    v.check((text) => /^\d{1,9}$/.test(text), "Expected a whole number"),
    v.toNumber(),
    v.minValue(least),
    v.maxValue(most),
  );

export const booleanParam = v.pipe(
  v.picklist(["true", "false", "1", "0"]),
  v.transform((text) => text === "true" || text === "1"),
);
