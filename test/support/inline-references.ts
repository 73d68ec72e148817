// The OpenAPI document for readers that do not support references.

interface OpenApiDocument {
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

/** Replaces every reference with its schema. Throws when a schema is missing or contains itself. */
export function inlineReferences<T extends OpenApiDocument>(document: T): T {
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
