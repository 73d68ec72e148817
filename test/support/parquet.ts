// Loads rows like a trainer's column reader: through a Parquet file. As in Arrow, each field needs one type in all
// rows.
import { parquetReadObjects, type SchemaElement } from "hyparquet";
import { parquetWriteBuffer } from "hyparquet-writer";

/** Type of a field in all rows. Null when no row has a value. */
type ColumnType = "text" | "number" | "truth" | { readonly item: ColumnType | null } | { readonly fields: Fields };
type Fields = Readonly<Record<string, ColumnType | null>>;

/** Merges the types of two rows. Throws when the rows have different types at the same path, and names the path. */
function mergeTypes(a: ColumnType | null, b: ColumnType | null, path: string): ColumnType | null {
  if (a === null || b === null) return a ?? b;
  if (typeof a === "object" && typeof b === "object") {
    if ("item" in a && "item" in b) return { item: mergeTypes(a.item, b.item, `${path}/*`) };
    if ("fields" in a && "fields" in b) return { fields: mergeFields(a.fields, b.fields, path) };
  }
  if (a !== b) throw new TypeError(`${path} is ${kindOf(a)} here and ${kindOf(b)} there`);
  return a;
}
const mergeFields = (a: Fields, b: Fields, path: string): Fields =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((name) => [
      name,
      mergeTypes(a[name] ?? null, b[name] ?? null, `${path}/${name}`),
    ]),
  );
const kindOf = (type: ColumnType): string => (typeof type === "string" ? type : "item" in type ? "a list" : "a record");

function typeOf(value: unknown, path: string): ColumnType | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "string") {
    if (!value.isWellFormed()) throw new TypeError(`${path} holds half a character`);
    return "text";
  }
  if (typeof value === "number") return "number";
  if (typeof value === "boolean") return "truth";
  if (Array.isArray(value))
    return {
      item: value.reduce<ColumnType | null>((all, one) => mergeTypes(all, typeOf(one, `${path}/*`), `${path}/*`), null),
    };
  return {
    fields: Object.fromEntries(Object.entries(value).map(([name, one]) => [name, typeOf(one, `${path}/${name}`)])),
  };
}

const primitives = {
  text: { type: "BYTE_ARRAY", converted_type: "UTF8" },
  number: { type: "DOUBLE" },
  truth: { type: "BOOLEAN" },
} as const;
function elementsOf(name: string, type: ColumnType | null): SchemaElement[] {
  const repetition_type = "OPTIONAL";
  // Columns that contain only nulls, and records without fields, have no type. A text column without values represents
  // them.
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

/** Writes the rows to a Parquet file and reads them back. Missing values come back as null or not at all. */
export async function throughParquet(rows: readonly object[]): Promise<Record<string, unknown>[]> {
  const type = rows.reduce<ColumnType | null>((all, row) => mergeTypes(all, typeOf(row, ""), ""), null) as {
    fields: Fields;
  };
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
/** Removes empty fields at every depth, so that rows from JSON and rows from columns can be compared. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) =>
      one === null || one === undefined ? [] : [[name, withoutNulls(one)]],
    ),
  );
}
