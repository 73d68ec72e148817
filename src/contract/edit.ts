// Edits of a phone's state: merge patches and JSON patches.
import * as v from "valibot";
import { JsonObject, Json } from "./json.ts";
import { booleanParam } from "./query.ts";
import { withJsonSchema } from "./json-schema-override.ts";

const cascadeDescription =
  "Whether the phone's managers hear of it: what else changes with a setting (airplane mode turns the radios off) changes as well, as if the setting's command were run. Without it: only what the patch says.";
/** `cascade` is not part of the state: the server reads it and leaves it out of the patch. */
export const MergePatchBody = withJsonSchema(
  { ...JsonObject },
  {
    type: "object",
    properties: { cascade: { type: "boolean", description: cascadeDescription } },
  },
);
/** The `cascade` field of a merge patch that has one. */
export const MergeCascade = v.strictObject({ cascade: v.boolean() });
/** A JSON patch is a list and cannot hold the field, so the query carries it. */
export const EditQuery = v.strictObject({
  cascade: v.exactOptional(v.pipe(booleanParam, v.description(cascadeDescription))),
});
const pointer = v.pipe(v.string(), v.maxLength(1000), v.regex(/^(\/[\s\S]*)?$/, "Expected a JSON pointer"));
export const JsonPatchBody = v.pipe(
  v.array(
    v.variant("op", [
      v.strictObject({ op: v.literal("add"), path: pointer, value: Json }),
      v.strictObject({ op: v.literal("replace"), path: pointer, value: Json }),
      v.strictObject({ op: v.literal("test"), path: pointer, value: Json }),
      v.strictObject({ op: v.literal("remove"), path: pointer }),
      v.strictObject({ op: v.literal("move"), from: pointer, path: pointer }),
      v.strictObject({ op: v.literal("copy"), from: pointer, path: pointer }),
    ]),
  ),
  v.maxLength(10_000),
);
