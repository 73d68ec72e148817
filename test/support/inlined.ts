// The OpenAPI document for readers that know no references.

interface Referring {
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

/** The same document with each schema in the place of what refers to it. Throws where a schema is missing or holds itself. */
export function inlined<T extends Referring>(document: T): T {
  const within = (value: unknown, open: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((each) => within(each, open));
    if (typeof value !== "object" || value === null) return value;
    const reference = "$ref" in value ? value.$ref : undefined;
    if (typeof reference !== "string")
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, within(inner, open)]));
    const name = reference.replace("#/components/schemas/", "");
    if (!(name in document.components.schemas)) throw new Error(`The document has no schema for ${reference}`);
    if (open.includes(name)) throw new Error(`The schema ${name} holds itself`);
    return within(document.components.schemas[name], [...open, name]);
  };
  return within(document, []) as T;
}
