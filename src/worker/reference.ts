// Builds the API reference from /openapi.json, as one page without a script.
interface Media {
  readonly schema?: unknown;
}
interface Operation {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly required?: boolean;
    readonly schema?: unknown;
    readonly description?: string;
  }[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Readonly<Record<string, Media>> }>
  >;
}
export interface OpenApi {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

export function referencePage({ info, paths, components }: OpenApi): string {
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const group = operation.tags?.[0] ?? "Other";
      groups.set(group, [...(groups.get(group) ?? []), section(method.toUpperCase(), path, operation)]);
    }
  const body = [...groups].map(([name, sections]) => `<h2>${escapeHtml(name)}</h2>${sections.join("")}`).join("");
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `<h4 id="${escapeHtml(name)}">${escapeHtml(name)}</h4>${block(schema)}`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)} ${escapeHtml(info.version)}</title><style>${style}</style></head><body><main>
<h1>${escapeHtml(info.title)} <small>${escapeHtml(info.version)}</small></h1><p>${escapeHtml(info.description)} The same as <a href="/openapi.json">OpenAPI 3.1</a>.</p>
${body}<h2>Schemas</h2>${schemas.join("")}</main></body></html>`;
}

function section(method: string, path: string, o: Operation): string {
  const parameters = (o.parameters ?? []).map(
    (p) =>
      `<tr><td><code>${escapeHtml(p.name)}</code></td><td>${escapeHtml(p.in)}${p.required ? ", needed" : ""}</td><td>${escapeHtml(p.description ?? "")} ${code(p.schema)}</td></tr>`,
  );
  const bodies = Object.entries(o.requestBody?.content ?? {}).map(
    ([media, { schema }]) =>
      `<h4>Body <small>${escapeHtml(media)}${o.requestBody?.required ? "" : ", may be missing"}</small></h4>${block(schema)}`,
  );
  const answers = Object.entries(o.responses)
    .filter(([status]) => status !== "default" && status !== "4XX")
    .map(([status, { description, content = {} }]) => {
      const inner = Object.entries(content).map(
        ([media, { schema }]) => `<small>${escapeHtml(media)}</small>${schema ? block(schema) : ""}`,
      );
      return `<h4>${escapeHtml(status)} ${escapeHtml(description)}</h4>${inner.join("")}`;
    });
  return `<details><summary><b>${escapeHtml(method)}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(o.summary ?? "")}</summary>
<p>${escapeHtml(o.description ?? "")}</p>${parameters.length > 0 ? `<table>${parameters.join("")}</table>` : ""}${bodies.join("")}${answers.join("")}</details>`;
}

const block = (schema: unknown): string => `<pre>${linkSchemas(JSON.stringify(schema, null, 2) ?? "")}</pre>`;
const code = (schema: unknown): string =>
  schema === undefined ? "" : `<code>${escapeHtml(JSON.stringify(schema))}</code>`;
/** Turns references to schemas into links. */
const linkSchemas = (json: string): string =>
  escapeHtml(json).replace(
    /#\/components\/schemas\/(\w+)/g,
    (reference, name) => `<a href="#${name}">${reference}</a>`,
  );
const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!);

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0}main{max-width:60rem;margin:0 auto;padding:2rem 1rem}
h2{margin-top:2rem}summary{cursor:pointer;padding:.4rem 0}summary b{display:inline-block;min-width:4.5rem}details{border-bottom:1px solid #8884}
pre{overflow:auto;max-height:24rem;background:#8881;padding:1rem;font-size:13px}td{padding:.2rem 1rem .2rem 0;vertical-align:top}small{font-weight:400;opacity:.7}`;
