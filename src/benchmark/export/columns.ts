// Rows for column formats (Arrow, Parquet, trainers' loaders): each field has one type in all rows. A field with
// arbitrary values is a JSON text; a name that holds a text in some rows and a number in others becomes two fields.
import * as v from "valibot";
import { Point, type StepAction } from "#contract/action.ts";
import type { Change } from "#contract/env.ts";
import type { Command, Json } from "#contract/json.ts";

/** JSON without lone surrogates, which readers in other languages reject: they become U+FFFD. */
export function jsonText(value: unknown, space?: number): string {
  // JSON.stringify escapes lone surrogates. The pattern matches each escape as a whole, so that an escaped backslash
  // before a literal "ud800" stays unchanged.
  return JSON.stringify(value, null, space).replace(/\\(?:u[dD][89a-fA-F][0-9a-fA-F]{2}|[^])/g, (escape) =>
    escape.startsWith("\\ud") || escape.startsWith("\\uD") ? "\ufffd" : escape,
  );
}
const json = v.string();

/**
 * An action. WAIT has `seconds` instead of `value`, which is a text in other actions. TOOL has its arguments as JSON.
 */
export const ActionColumns = v.strictObject({
  type: v.string(),
  value: v.exactOptional(v.string()),
  seconds: v.exactOptional(v.number()),
  point: v.exactOptional(Point),
  point1: v.exactOptional(Point),
  point2: v.exactOptional(Point),
  clear: v.exactOptional(v.boolean()),
  tool: v.exactOptional(v.string()),
  args: v.exactOptional(json),
});
type ActionColumns = v.InferOutput<typeof ActionColumns>;
export function actionColumns(action: StepAction): ActionColumns {
  if (action.type === "WAIT") return { type: action.type, seconds: action.value };
  if (action.type === "TOOL")
    return { type: action.type, tool: action.tool, ...(action.args ? { args: jsonText(action.args) } : {}) };
  return action;
}

/** A command with its arguments as JSON. */
export const CommandColumns = v.strictObject({ name: v.string(), args: json });
export const commandColumns = ({ name, args }: Command): v.InferOutput<typeof CommandColumns> => ({
  name,
  args: jsonText(args ?? null),
});

/** A data change with its values as JSON. `before` or `after` is missing when there was or is no value. */
export const ChangeColumns = v.strictObject({
  path: v.string(),
  kind: v.picklist(["added", "removed", "changed"]),
  before: v.exactOptional(json),
  after: v.exactOptional(json),
  app: v.exactOptional(v.string()),
});
export const changeColumns = ({ before, after, ...rest }: Change): v.InferOutput<typeof ChangeColumns> => ({
  ...rest,
  ...(before === undefined ? {} : { before: jsonText(before as Json) }),
  ...(after === undefined ? {} : { after: jsonText(after as Json) }),
});
