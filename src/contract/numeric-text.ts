// Numbers that a client wrote as text. Models that call tools often do: {"x": "500"}. Protocols in which models write the
// arguments take such a text where the schema asks for a number; REST does not.
import * as v from "valibot";

/** A number as JSON writes one, without an exponent; what is longer is no number that a phone needs. */
const numericText = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/;

/** The number that a clean numeric text says, such as "500" or "12.5"; any other value as it is. */
const numberOf = (value: unknown): unknown =>
  typeof value === "string" && numericText.test(value) ? Number(value) : value;

/** The parts of a schema of valibot's that say what lies inside it. */
interface Inside {
  readonly type: string;
  readonly wrapped?: v.GenericSchema;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly items?: readonly v.GenericSchema[];
  readonly options?: readonly unknown[];
}

/**
 * `value` with each clean numeric text made a number where `schema` takes a number there and no text. Everything else is left
 * as it is, so that the schema refuses "", " 5", "abc", "0x10", "1e999", true and null by their path.
 */
export function withNumbers(schema: v.GenericSchema, value: unknown): unknown {
  if (v.safeParse(schema, value).success) return value;
  const { type, wrapped, entries, item, items, options } = schema as unknown as Inside;
  if (wrapped) return value == null ? value : withNumbers(wrapped, value);
  if (type === "number") return numberOf(value);
  if (type === "picklist" || type === "literal") return v.is(schema, numberOf(value)) ? numberOf(value) : value;
  if (Array.isArray(value)) {
    if (item) return value.map((each) => withNumbers(item, each));
    return items ? value.map((each, i) => (items[i] ? withNumbers(items[i], each) : each)) : value;
  }
  if (entries && typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => {
        const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
        return [name, entry ? withNumbers(entry, each) : each];
      }),
    );
  if (type === "union" || type === "variant") {
    const made = (options as readonly v.GenericSchema[]).map((option) => withNumbers(option, value));
    return made.find((each) => v.is(schema, each)) ?? value;
  }
  return value;
}

/** `schema`, which takes a clean numeric text for a number, too. Its JSON Schema stays: a number is what is asked for. */
export function takingNumericText<S extends v.GenericSchema>(schema: S): S {
  const run: S["~run"] = schema["~run"];
  return {
    ...schema,
    "~run"(dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) {
      dataset.value = withNumbers(schema, dataset.value);
      return run.call(this, dataset, config);
    },
  };
}

/**
 * The arguments of a call of a tool, as a client sent them: an object, or the JSON text of one. Nothing, null and an empty text
 * are no arguments. Otherwise the fault is told.
 */
export function argumentsOf(sent: unknown): { readonly args: object } | { readonly fault: string } {
  if (sent === undefined || sent === null || sent === "") return { args: {} };
  let value = sent;
  if (typeof sent === "string")
    try {
      value = JSON.parse(sent);
    } catch {
      return { fault: "The arguments are a text that is not JSON" };
    }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return { fault: "Expected the arguments as a JSON object" };
  return { args: value };
}
