// Rows as a trainer's reader of columns loads them: through a Parquet file. Each field needs one type in all rows, as in Arrow.
import { parquetReadObjects, type SchemaElement } from "hyparquet";
import { parquetWriteBuffer } from "hyparquet-writer";

/** Of a field in all rows: null where no row says. */
type Type = "text" | "number" | "truth" | { readonly item: Type | null } | { readonly fields: Fields };
type Fields = Readonly<Record<string, Type | null>>;

/** Throws where two rows have values of two types at the same place, and says where. */
function merged(a: Type | null, b: Type | null, path: string): Type | null {
  if (a === null || b === null) return a ?? b;
  if (typeof a === "object" && typeof b === "object") {
    if ("item" in a && "item" in b) return { item: merged(a.item, b.item, `${path}/*`) };
    if ("fields" in a && "fields" in b) return { fields: mergedFields(a.fields, b.fields, path) };
  }
  if (a !== b) throw new TypeError(`${path} is ${kindOf(a)} here and ${kindOf(b)} there`);
  return a;
}
const mergedFields = (a: Fields, b: Fields, path: string): Fields =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((name) => [
      name,
      merged(a[name] ?? null, b[name] ?? null, `${path}/${name}`),
    ]),
  );
const kindOf = (type: Type): string => (typeof type === "string" ? type : "item" in type ? "a list" : "a record");

function typeOf(value: unknown, path: string): Type | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "string") {
    if (!value.isWellFormed()) throw new TypeError(`${path} holds half a character`);
    return "text";
  }
  if (typeof value === "number") return "number";
  if (typeof value === "boolean") return "truth";
  if (Array.isArray(value))
    return { item: value.reduce<Type | null>((all, one) => merged(all, typeOf(one, `${path}/*`), `${path}/*`), null) };
  return {
    fields: Object.fromEntries(Object.entries(value).map(([name, one]) => [name, typeOf(one, `${path}/${name}`)])),
  };
}

const primitives = {
  text: { type: "BYTE_ARRAY", converted_type: "UTF8" },
  number: { type: "DOUBLE" },
  truth: { type: "BOOLEAN" },
} as const;
function elementsOf(name: string, type: Type | null): SchemaElement[] {
  const repetition_type = "OPTIONAL";
  // A column of nothing but nulls, and a record without fields, have no type: a text of nothing stands for them.
  if (type === null || (typeof type === "object" && "fields" in type && Object.keys(type.fields).length === 0))
    return [{ name, repetition_type, ...primitives.text }];
  if (typeof type === "string") return [{ name, repetition_type, ...primitives[type] }];
  if ("item" in type)
    return [
      { name, repetition_type, converted_type: "LIST", num_children: 1 },
      { name: "list", repetition_type: "REPEATED", num_children: 1 },
      ...elementsOf("element", type.item),
    ];
  const parts = Object.entries(type.fields).map(([field, part]) => elementsOf(field, part));
  return [{ name, repetition_type, num_children: parts.length }, ...parts.flat()];
}

/** The rows, written as one Parquet file and read again. What is missing comes back as null, or not at all. */
export async function throughParquet(rows: readonly object[]): Promise<Record<string, unknown>[]> {
  const type = rows.reduce<Type | null>((all, row) => merged(all, typeOf(row, ""), ""), null) as { fields: Fields };
  const names = Object.keys(type.fields);
  const file = parquetWriteBuffer({
    columnData: names.map((name) => ({
      name,
      data: rows.map((row) => (row as Record<string, unknown>)[name] ?? null),
    })),
    schema: [
      { name: "root", num_children: names.length },
      ...names.flatMap((name) => elementsOf(name, type.fields[name]!)),
    ],
  });
  return parquetReadObjects({ file });
}
/** Without fields that hold nothing, at any depth: so rows from JSON and rows from columns compare. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) =>
      one === null || one === undefined ? [] : [[name, withoutNulls(one)]],
    ),
  );
}
