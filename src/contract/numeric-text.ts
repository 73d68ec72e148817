// Numbers that a client sent as text, such as {"x": "500"}. Models that call tools often send them. Protocols in which
// models write the arguments accept such a text if the schema requires a number. REST does not.
import * as v from "valibot";

/** A number in JSON's notation, without an exponent. Longer numbers are not accepted, because no phone needs them. */
const numericText = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/;

/** Returns the number of a clean numeric text, such as "500" or "12.5". Returns any other value unchanged. */
const parseNumericText = (value: unknown): unknown =>
  typeof value === "string" && numericText.test(value) ? Number(value) : value;

/** The fields of a valibot schema that contain its inner schemas. */
interface SchemaParts {
  readonly type: string;
  readonly wrapped?: v.GenericSchema;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly items?: readonly v.GenericSchema[];
  readonly options?: readonly unknown[];
}

/**
 * Returns `value` with each clean numeric text replaced by a number, if `schema` accepts a number but no text at that
 * place. Every other value stays the same, so that `schema` refuses "", " 5", "abc", "0x10", "1e999", true and null and
 * reports the path.
 */
export function parseNumbers(schema: v.GenericSchema, value: unknown): unknown {
  if (v.safeParse(schema, value).success) return value;
  const { type, wrapped, entries, item, items, options } = schema as unknown as SchemaParts;
  if (wrapped) return value == null ? value : parseNumbers(wrapped, value);
  if (type === "number") return parseNumericText(value);
  if (type === "picklist" || type === "literal")
    return v.is(schema, parseNumericText(value)) ? parseNumericText(value) : value;
  if (Array.isArray(value)) {
    if (item) return value.map((each) => parseNumbers(item, each));
    return items ? value.map((each, i) => (items[i] ? parseNumbers(items[i], each) : each)) : value;
  }
  if (entries && typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => {
        const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
        return [name, entry ? parseNumbers(entry, each) : each];
      }),
    );
  if (type === "union" || type === "variant") {
    const parsed = (options as readonly v.GenericSchema[]).map((option) => parseNumbers(option, value));
    return parsed.find((each) => v.is(schema, each)) ?? value;
  }
  return value;
}

/**
 * Returns `schema`, extended to accept clean numeric texts for numbers. Its JSON Schema does not change and still
 * requires numbers.
 */
export function acceptNumericText<S extends v.GenericSchema>(schema: S): S {
  const run: S["~run"] = schema["~run"];
  return {
    ...schema,
    "~run"(dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) {
      dataset.value = parseNumbers(schema, dataset.value);
      return run.call(this, dataset, config);
    },
  };
}

/**
 * Parses the arguments of a tool call: an object, or the JSON text of an object. A missing value, null and an empty
 * text mean no arguments. Returns a fault for any other value.
 */
export function parseArguments(sent: unknown): { readonly args: object } | { readonly fault: string } {
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
