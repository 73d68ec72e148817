// Actions as flat fields, in the form that models and other protocols use: `{ x, y }` instead of a point. The flat
// fields are derived from the schema of actions, so that only that schema lists the actions.
import * as v from "valibot";
import { Action, Point, type ActionType } from "./action.ts";
import { acceptNumericText } from "./numeric-text.ts";
import { issuesOf, type Issue } from "./problem.ts";

type Field = v.GenericSchema;
/** Which part of an action a flat field sets: a whole field, or one coordinate of a field. */
interface FieldTarget {
  readonly field: string;
  readonly axis?: 0 | 1;
}
interface FlatActionFields {
  readonly fields: Readonly<Record<string, Field>>;
  readonly places: Readonly<Record<string, FieldTarget>>;
}

const coordinate = Point.items[0];
/** The flat name of `value` for actions where `value` is not a text. */
const valueNames: Partial<Record<ActionType, string>> = { WAIT: "seconds", AWAKE: "app" };
const coordinateNames: Readonly<Record<string, readonly [string, string]>> = {
  point: ["x", "y"],
  point1: ["x", "y"],
  point2: ["x2", "y2"],
};

const horizontalUnit = "in thousandths of the screen's width, from 0 (left edge) to 1000 (right edge), not in pixels";
const verticalUnit = "in thousandths of the screen's height, from 0 (top edge) to 1000 (bottom edge), not in pixels";
/**
 * The description of each field for models. Each description states the unit and range, because some clients do not
 * pass on the server's instructions.
 */
const fieldDescriptions = {
  x: `Horizontal position, ${horizontalUnit}.`,
  y: `Vertical position, ${verticalUnit}.`,
  x2: `Horizontal position of the end, ${horizontalUnit}.`,
  y2: `Vertical position of the end, ${verticalUnit}.`,
  seconds: "How long to wait, in seconds of the phone's clock, from 0 to 3600.",
  app: "The app's name as the phone shows it, in 1 to 100 characters.",
  text: "What is typed, answered, asked, or said at the end; at most 4000 characters.",
  clear: "true deletes what is in the field before the text is typed; otherwise the text is added to it.",
} as const satisfies Record<string, string>;
/** Descriptions of fields that have a narrower meaning in one action. */
const actionFieldDescriptions: Partial<Record<ActionType, Readonly<Record<string, string>>>> = {
  TYPE: { text: "The text to type; at most 4000 characters." },
  ANSWER: { text: "The answer; at most 4000 characters." },
  INFO: { text: "The question; at most 4000 characters." },
  COMPLETE: { text: "A closing remark, if any; at most 4000 characters." },
  ABORT: { text: "Why it cannot be done, if anything is to be said; at most 4000 characters." },
  SWIPE: {
    x: `Horizontal position of the start, ${horizontalUnit}.`,
    y: `Vertical position of the start, ${verticalUnit}.`,
  },
  DRAG: {
    x: `Horizontal position of the start, ${horizontalUnit}.`,
    y: `Vertical position of the start, ${verticalUnit}.`,
  },
};
/** Adds the description for models to a field's schema. */
function describeField(name: string, schema: Field, type?: ActionType): Field {
  const says =
    (type && actionFieldDescriptions[type]?.[name]) ?? (fieldDescriptions as Readonly<Record<string, string>>)[name];
  if (says === undefined) throw new Error(`The field ${name} has no description`);
  const inner = v.pipe(unwrapOptional(schema), v.description(says)) as Field;
  return schema.type === "exact_optional" ? v.exactOptional(inner) : inner;
}

const flatActions = new Map<ActionType, FlatActionFields>(
  Action.options.map(({ entries }) => {
    const type = entries.type.literal;
    const fields: Record<string, Field> = {};
    const places: Record<string, FieldTarget> = {};
    for (const [field, schema] of Object.entries(entries) as [string, Field][]) {
      // Models are offered the actions of the paper, which have no durations.
      if (field === "type" || field === "duration_ms") continue;
      const pair = coordinateNames[field];
      if (!pair) {
        const name = field === "value" ? (valueNames[type] ?? "text") : field;
        fields[name] = describeField(name, schema, type);
        places[name] = { field };
        continue;
      }
      const optional = schema.type === "exact_optional";
      for (const axis of [0, 1] as const) {
        const name = pair[axis];
        fields[name] = describeField(name, optional ? v.exactOptional(coordinate) : coordinate, type);
        places[name] = { field, axis };
      }
    }
    return [type, { fields, places }];
  }),
);

/** Returns the flat fields of an action with their schemas. */
export const getFlatFields = (type: ActionType): Readonly<Record<string, Field>> => flatActions.get(type)!.fields;

/** Returns the action, or issues that use the names of the flat fields. */
export function parseFlatAction(
  type: ActionType,
  input: unknown,
): { readonly action: Action } | { readonly issues: readonly Issue[] } {
  const { fields, places } = flatActions.get(type)!;
  const parsed = v.safeParse(acceptNumericText(v.strictObject(fields)), input);
  if (!parsed.success) return { issues: issuesOf(parsed.issues) };
  const action: Record<string, unknown> = { type };
  for (const [name, value] of Object.entries(parsed.output)) {
    const { field, axis } = places[name]!;
    if (axis === undefined) action[field] = value;
    else ((action[field] ??= []) as unknown[])[axis] = value;
  }
  const half = Object.entries(places).filter(([name, { field }]) => field in action && !(name in parsed.output));
  if (half.length > 0)
    return { issues: half.map(([path]) => ({ path, message: "Expected both coordinates of the point" })) };
  return { action: v.parse(Action, action) };
}

const typesByLowerCase = new Map(
  Action.options.map(({ entries: { type } }) => [type.literal.toLowerCase(), type.literal]),
);
const anyField = Object.assign({}, ...[...flatActions.values()].map(({ fields }) => fields)) as Record<string, Field>;
/** Every action in one object. `parseFlatActionWithType` checks which fields belong to which action. */
export const FlatAction = v.strictObject({
  action_type: v.pipe(
    v.picklist([...typesByLowerCase.keys()]),
    v.description(`What to do, one of ${[...typesByLowerCase.keys()].join(", ")}.`),
  ),
  ...Object.fromEntries(
    Object.entries(anyField).map(([name, schema]) => [
      name,
      describeField(name, v.exactOptional(unwrapOptional(schema))),
    ]),
  ),
});

/**
 * Parses an object that contains its action type, in the same way as `parseFlatAction`. Fields that are null count as
 * missing.
 */
export function parseFlatActionWithType(input: unknown): ReturnType<typeof parseFlatAction> {
  const isObject = typeof input === "object" && input !== null && !Array.isArray(input);
  const entries = isObject ? Object.entries(input).filter(([, value]) => value !== null) : [];
  const { action_type: name, ...fields } = Object.fromEntries(entries) as Record<string, unknown>;
  const type = typeof name === "string" ? typesByLowerCase.get(name.toLowerCase()) : undefined;
  if (type) return parseFlatAction(type, fields);
  return { issues: [{ path: "action_type", message: `Expected one of ${[...typesByLowerCase.keys()].join(", ")}` }] };
}

function unwrapOptional(schema: Field): Field {
  return schema.type === "exact_optional" ? (schema as unknown as { readonly wrapped: Field }).wrapped : schema;
}
