// Actions in flat fields, as models and other protocols write them: `{ x, y }` in the place of a point. All of it is made from the
// schema of actions, so that there is one list of them.
import * as v from "valibot";
import { Action, Point, type ActionType } from "./action.ts";
import { issuesOf, type Issue } from "./problem.ts";

type Field = v.GenericSchema;
/** Where a flat field goes in an action: into its field, or into one coordinate of it. */
interface Place {
  readonly field: string;
  readonly axis?: 0 | 1;
}
interface Flat {
  readonly fields: Readonly<Record<string, Field>>;
  readonly places: Readonly<Record<string, Place>>;
}

const coordinate = Point.items[0];
/** What `value` is called where it is not simply a text. */
const valueNames: Partial<Record<ActionType, string>> = { WAIT: "seconds", AWAKE: "app" };
const axes: Readonly<Record<string, readonly [string, string]>> = {
  point: ["x", "y"],
  point1: ["x", "y"],
  point2: ["x2", "y2"],
};

const flats = new Map<ActionType, Flat>(
  Action.options.map(({ entries }) => {
    const type = entries.type.literal;
    const fields: Record<string, Field> = {};
    const places: Record<string, Place> = {};
    for (const [field, schema] of Object.entries(entries) as [string, Field][]) {
      if (field === "type") continue;
      const pair = axes[field];
      if (!pair) {
        const name = field === "value" ? (valueNames[type] ?? "text") : field;
        fields[name] = schema;
        places[name] = { field };
        continue;
      }
      const optional = schema.type === "exact_optional";
      for (const axis of [0, 1] as const) {
        fields[pair[axis]] = optional ? v.exactOptional(coordinate) : coordinate;
        places[pair[axis]] = { field, axis };
      }
    }
    return [type, { fields, places }];
  }),
);

/** The flat fields of an action, each with its schema. */
export const flatFieldsOf = (type: ActionType): Readonly<Record<string, Field>> => flats.get(type)!.fields;

/** The action that flat fields say, or what is wrong with them by their own names. */
export function actionOfFlat(
  type: ActionType,
  given: unknown,
): { readonly action: Action } | { readonly issues: readonly Issue[] } {
  const { fields, places } = flats.get(type)!;
  const parsed = v.safeParse(v.strictObject(fields), given);
  if (!parsed.success) return { issues: issuesOf(parsed.issues) };
  const action: Record<string, unknown> = { type };
  for (const [name, value] of Object.entries(parsed.output)) {
    const { field, axis } = places[name]!;
    if (axis === undefined) action[field] = value;
    else ((action[field] ??= []) as unknown[])[axis] = value;
  }
  const half = Object.entries(places).filter(([name, { field }]) => field in action && !(name in parsed.output));
  if (half.length > 0)
    return { issues: half.map(([path]) => ({ path, message: "A point needs both of its coordinates" })) };
  return { action: v.parse(Action, action) };
}

const lowerCase = new Map(Action.options.map(({ entries: { type } }) => [type.literal.toLowerCase(), type.literal]));
const anyField = Object.assign({}, ...[...flats.values()].map(({ fields }) => fields)) as Record<string, Field>;
/** Every action in one object. What goes with which action, `actionOfAnyFlat` knows. */
export const FlatAction = v.strictObject({
  action_type: v.picklist([...lowerCase.keys()]),
  ...Object.fromEntries(
    Object.entries(anyField).map(([name, schema]) => [name, v.exactOptional(bare(schema) as v.GenericSchema)]),
  ),
});

/** As `actionOfFlat`, for an object that says itself which action it is. What is null in it was left out. */
export function actionOfAnyFlat(given: unknown): ReturnType<typeof actionOfFlat> {
  const isObject = typeof given === "object" && given !== null && !Array.isArray(given);
  const said = isObject ? Object.entries(given).filter(([, value]) => value !== null) : [];
  const { action_type: name, ...fields } = Object.fromEntries(said) as Record<string, unknown>;
  const type = typeof name === "string" ? lowerCase.get(name.toLowerCase()) : undefined;
  if (type) return actionOfFlat(type, fields);
  return { issues: [{ path: "action_type", message: `Expected one of ${[...lowerCase.keys()].join(", ")}` }] };
}

function bare(schema: Field): Field {
  return schema.type === "exact_optional" ? (schema as unknown as { readonly wrapped: Field }).wrapped : schema;
}
