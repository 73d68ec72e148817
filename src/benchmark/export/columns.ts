// Rows for column formats (Arrow, Parquet, trainers' loaders). Each field has the same type in all rows. A field with
// arbitrary values is stored as a JSON text. If a field is a text in some rows and a number in others, it becomes two
// fields.
import * as v from "valibot";
import { Point, type StepAction } from "#contract/action.ts";
import type { Change } from "#contract/env.ts";
import type { Command, Json } from "#contract/json.ts";

/**
 * Returns JSON without lone surrogates, because readers in other languages reject them. Each lone surrogate is replaced
 * with U+FFFD.
 */
export function jsonText(value: unknown, space?: number): string {
  // JSON.stringify escapes lone surrogates. The pattern matches each escape sequence as a whole, so that an escaped
  // backslash before the letters "ud800" does not count as a surrogate.
  return JSON.stringify(value, null, space).replace(/\\(?:u[dD][89a-fA-F][0-9a-fA-F]{2}|[^])/g, (escape) =>
    escape.startsWith("\\ud") || escape.startsWith("\\uD") ? "\ufffd" : escape,
  );
}
const json = v.string();

/**
 * An action. In WAIT, the number is in `seconds`, because `value` is a text in other actions. In TOOL, the arguments
 * are a JSON text. In KEY, the modifiers are joined with "+".
 */
export const ActionColumns = v.strictObject({
  type: v.string(),
  value: v.exactOptional(v.string()),
  seconds: v.exactOptional(v.number()),
  point: v.exactOptional(Point),
  point1: v.exactOptional(Point),
  point2: v.exactOptional(Point),
  clear: v.exactOptional(v.boolean()),
  duration_ms: v.exactOptional(v.number()),
  key: v.exactOptional(v.string()),
  modifiers: v.exactOptional(v.string()),
  count: v.exactOptional(v.number()),
  tool: v.exactOptional(v.string()),
  args: v.exactOptional(json),
});
type ActionColumns = v.InferOutput<typeof ActionColumns>;
export function actionColumns(action: StepAction): ActionColumns {
  if (action.type === "WAIT") return { type: action.type, seconds: action.value };
  if (action.type === "TOOL")
    return { type: action.type, tool: action.tool, ...(action.args ? { args: jsonText(action.args) } : {}) };
  if (action.type === "KEY") {
    const { modifiers, ...rest } = action;
    return { ...rest, ...(modifiers ? { modifiers: modifiers.join("+") } : {}) };
  }
  return action;
}

/** A command. The arguments are a JSON text. */
export const CommandColumns = v.strictObject({ name: v.string(), args: json });
export const commandColumns = ({ name, args }: Command): v.InferOutput<typeof CommandColumns> => ({
  name,
  args: jsonText(args ?? null),
});

/**
 * A data change. The values are JSON texts. `before` is missing if there was no value; `after` is missing if the value
 * was removed.
 */
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
