// Actions in flat fields, as models and other protocols write them: `{ x, y }` in the place of a point. All of it is made from the
// schema of actions, so that there is one list of them.
import * as v from "valibot";
import { Action, Point, type ActionType } from "./action.ts";
import { takingNumericText } from "./numeric-text.ts";
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

const across = "in thousandths of the screen's width, from 0 (left edge) to 1000 (right edge), not in pixels";
const down = "in thousandths of the screen's height, from 0 (top edge) to 1000 (bottom edge), not in pixels";
/** What a model is told of a field. Clients keep the server's instructions from it, so that each says its unit and range. */
const meanings = {
  x: `Horizontal position, ${across}.`,
  y: `Vertical position, ${down}.`,
  x2: `Horizontal position of the end, ${across}.`,
  y2: `Vertical position of the end, ${down}.`,
  seconds: "How long to wait, in seconds of the phone's clock, from 0 to 3600.",
  app: "The app's name as the phone shows it, in 1 to 100 characters.",
  text: "What is typed, answered, asked, or said at the end; at most 4000 characters.",
  clear: "true deletes what is in the field before the text is typed; otherwise the text is added to it.",
} as const satisfies Record<string, string>;
/** Where a field means something narrower for one action. */
const narrower: Partial<Record<ActionType, Readonly<Record<string, string>>>> = {
  TYPE: { text: "The text to type; at most 4000 characters." },
  ANSWER: { text: "The answer; at most 4000 characters." },
  INFO: { text: "The question; at most 4000 characters." },
  COMPLETE: { text: "A closing remark, if any; at most 4000 characters." },
  ABORT: { text: "Why it cannot be done, if anything is to be said; at most 4000 characters." },
  SWIPE: { x: `Horizontal position of the start, ${across}.`, y: `Vertical position of the start, ${down}.` },
  DRAG: { x: `Horizontal position of the start, ${across}.`, y: `Vertical position of the start, ${down}.` },
};
/** A field's schema with what a model is told of it. */
function described(name: string, schema: Field, type?: ActionType): Field {
  const says = (type && narrower[type]?.[name]) ?? (meanings as Readonly<Record<string, string>>)[name];
  if (says === undefined) throw new Error(`The field ${name} has no description`);
  const inner = v.pipe(bare(schema), v.description(says)) as Field;
  return schema.type === "exact_optional" ? v.exactOptional(inner) : inner;
}

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
        fields[name] = described(name, schema, type);
        places[name] = { field };
        continue;
      }
      const optional = schema.type === "exact_optional";
      for (const axis of [0, 1] as const) {
        const name = pair[axis];
        fields[name] = described(name, optional ? v.exactOptional(coordinate) : coordinate, type);
        places[name] = { field, axis };
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
  const parsed = v.safeParse(takingNumericText(v.strictObject(fields)), given);
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

const lowerCase = new Map(Action.options.map(({ entries: { type } }) => [type.literal.toLowerCase(), type.literal]));
const anyField = Object.assign({}, ...[...flats.values()].map(({ fields }) => fields)) as Record<string, Field>;
/** Every action in one object. What goes with which action, `actionOfAnyFlat` knows. */
export const FlatAction = v.strictObject({
  action_type: v.pipe(
    v.picklist([...lowerCase.keys()]),
    v.description(`What to do, one of ${[...lowerCase.keys()].join(", ")}.`),
  ),
  ...Object.fromEntries(
    Object.entries(anyField).map(([name, schema]) => [name, described(name, v.exactOptional(bare(schema)))]),
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
