// A route, declared once: what it reads, what it answers, what the reference says of it.
import type { Hono, MiddlewareHandler } from "hono";
import { uniqueSymbol, type DescribeRouteOptions } from "hono-openapi";
import type * as v from "valibot";
import { limits, NoQuery } from "../contract/env.ts";
import { jsonSchemaOf } from "../contract/json-schema.ts";
import { Problem } from "../contract/problem.ts";
import { shownSchema } from "../contract/schemas.ts";
import { behind, doors, type Auth } from "./door.ts";
import { jsonOf } from "./body.ts";
import { fitting, queryOf, type Call, type Edge } from "./edge.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
interface Answers {
  readonly [status: number]: {
    readonly is: string;
    readonly schema?: v.GenericSchema;
    readonly media?: string | readonly string[];
    /** Of a body that is a line of JSON after the other: `schema` is that of a line. */
    readonly lines?: true;
    /** What else it is answered as, by its media type. */
    readonly also?: Readonly<Record<string, v.GenericSchema>>;
  };
}
export interface Declared<B extends v.GenericSchema, Q extends v.GenericSchema> {
  readonly tag: string;
  /** What makers of clients call it: no other has it, and it never changes. */
  readonly operationId: string;
  readonly summary: string;
  readonly body?: B;
  /** The body may be missing. */
  readonly optionalBody?: boolean;
  readonly query?: Q;
  readonly answers: Answers;
  /** Whose token it takes. */
  readonly auth: Auth;
  readonly headers?: Readonly<Record<string, string>>;
  readonly hide?: boolean;
}
export interface Given<B extends v.GenericSchema, Q extends v.GenericSchema> {
  readonly c: Call;
  /** Undefined where an optional body is missing. */
  readonly body: v.InferOutput<B>;
  readonly query: v.InferOutput<Q>;
}

export function route<
  B extends v.GenericSchema = v.GenericSchema<unknown, undefined>,
  Q extends v.GenericSchema = typeof NoQuery,
>(
  app: Hono<Edge>,
  method: Method,
  path: string,
  declared: Declared<B, Q>,
  handle: (given: Given<B, Q>) => Promise<Response> | Response,
): void {
  const { body: bodySchema, query: querySchema = NoQuery as never, optionalBody = false } = declared;
  const handler = behind(declared.auth, async (c) => {
    const query = fitting(querySchema as Q, queryOf(c));
    let body: unknown;
    if (bodySchema) {
      const json = await jsonOf(c.req.raw, limits.bodyBytes);
      body = json === undefined && optionalBody ? undefined : fitting(bodySchema, json);
    }
    return handle({ c, body: body as v.InferOutput<B>, query });
  });
  app.on(method, path, reference(declared), handler);
}

/**
 * A middleware that carries the reference of a route, for those that read their bodies themselves too. The reference is
 * written when somebody asks for it: an isolate that starts would spend a tenth of its time on it.
 */
export function reference<B extends v.GenericSchema, Q extends v.GenericSchema>(
  declared: Declared<B, Q>,
  content?: () => Content,
): MiddlewareHandler {
  let spec: DescribeRouteOptions | undefined;
  return Object.assign<MiddlewareHandler, object>((_, next) => next(), {
    [uniqueSymbol]: {
      get spec() {
        return (spec ??= described(declared, content?.()));
      },
    },
  });
}
type Content = NonNullable<Extract<DescribeRouteOptions["requestBody"], { content: unknown }>>["content"];

function described<B extends v.GenericSchema, Q extends v.GenericSchema>(
  { tag, operationId, summary, body, optionalBody, query, answers, auth, headers = {}, hide = false }: Declared<B, Q>,
  content?: Content,
): DescribeRouteOptions {
  const bodyContent = content ?? (body ? { "application/json": { schema: shownSchema(body) as never } } : undefined);
  return {
    tags: [tag],
    operationId,
    summary,
    description: doors[auth].says,
    ...(hide ? { hide } : {}),
    // The document says of it what has to be shown: that depends on the server.
    ...({ [authKey]: auth } as object),
    parameters: [...parametersOf(query), ...Object.entries(headers).map(headerParameter)],
    ...(bodyContent ? { requestBody: { required: !optionalBody, content: bodyContent } } : {}),
    responses: {
      ...Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, response(answer)])),
      "4XX": problemResponse(),
      default: problemResponse(),
    },
  };
}

/** Whose token an operation takes, in the document while it is made. */
export const authKey = "x-auth";

function response({ is, schema, media = "application/json", lines, also = {} }: Answers[number]): {
  description: string;
} {
  if (!schema && media === "application/json") return { description: is };
  const kinds = typeof media === "string" ? [media] : media;
  const shown = lines && schema ? linesOf(schema) : schema ? shownSchema(schema) : null;
  const content = {
    ...Object.fromEntries(kinds.map((kind) => [kind, { schema: shown ?? rawSchema(kind) }])),
    ...Object.fromEntries(Object.entries(also).map(([kind, other]) => [kind, { schema: shownSchema(other) }])),
  };
  return { description: is, content } as never;
}

/** A body that is no JSON: bytes, or a text. */
export const rawSchema = (media: string): { type: "string"; format?: "binary" } =>
  /^(image|application\/octet-stream)/.test(media) ? { type: "string", format: "binary" } : { type: "string" };

/** Lines of JSON, told as they come: the body is a text, and what it holds is a list of what a line is. */
const linesOf = (line: v.GenericSchema): object => ({
  type: "string",
  description: "A stream of lines, each of them a JSON object.",
  contentMediaType: "application/x-ndjson",
  contentSchema: { type: "array", items: shownSchema(line) },
});

const problemResponse = (): never =>
  ({
    description: "A problem: what was wrong, where, and what would be right",
    content: { "application/problem+json": { schema: shownSchema(Problem) } },
  }) as never;

function parametersOf(query: v.GenericSchema | undefined): never[] {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(query);
  return Object.entries(properties).map(
    ([name, schema]) => ({ in: "query", name, required: required.includes(name), schema }) as never,
  );
}

const headerParameter = ([name, description]: [string, string]): never =>
  ({ in: "header", name, required: false, description, schema: { type: "string", maxLength: 200 } }) as never;
