// Edits of a phone's state: merge patches and JSON patches.
import * as v from "valibot";
import { JsonObject, Json } from "./json.ts";
import { booleanParam } from "./query.ts";
import { withJsonSchema } from "./json-schema-override.ts";

const cascadeDescription =
  "Whether the edit also has the effects of the settings that it changes, as if their commands were run: airplane mode, for example, turns the radios off. By default only what the patch says is changed.";
/** `cascade` is not part of the state. The server reads the field and removes it from the patch. */
export const MergePatchBody = withJsonSchema(
  { ...JsonObject },
  {
    type: "object",
    properties: { cascade: { type: "boolean", description: cascadeDescription } },
  },
);
/** The field `cascade` of a merge patch, if it is present. */
export const MergeCascade = v.strictObject({ cascade: v.boolean() });
/** A JSON patch is a list, so it cannot contain the field `cascade`. The query parameter replaces the field. */
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
