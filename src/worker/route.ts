// Declares a route in one place: its input, its answers, and its text in the reference.
import type { Hono, MiddlewareHandler } from "hono";
import { uniqueSymbol, type DescribeRouteOptions } from "hono-openapi";
import type * as v from "valibot";
import { limits, NoQuery } from "#contract/env.ts";
import { jsonSchemaOf } from "#contract/json-schema.ts";
import { Problem } from "#contract/problem.ts";
import { openApiSchema } from "#contract/schemas.ts";
import { withAccess, accessRules, type Auth } from "./route-access.ts";
import { readJson } from "./body.ts";
import { validate, getQuery, type Call, type HonoEnv } from "./http.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
interface Answers {
  readonly [status: number]: {
    readonly is: string;
    readonly schema?: v.GenericSchema;
    readonly media?: string | readonly string[];
    /** Whether the body consists of lines that are JSON. `schema` then describes one line. */
    readonly lines?: true;
    /** Other formats of the answer, by media type. */
    readonly also?: Readonly<Record<string, v.GenericSchema>>;
  };
}
export interface RouteDeclaration<B extends v.GenericSchema, Q extends v.GenericSchema> {
  readonly tag: string;
  /** The name in generated clients. It is unique and never changes. */
  readonly operationId: string;
  readonly summary: string;
  readonly body?: B;
  /** Whether the body may be missing. */
  readonly optionalBody?: boolean;
  readonly query?: Q;
  readonly answers: Answers;
  /** The access rule for the call's token. */
  readonly auth: Auth;
  readonly headers?: Readonly<Record<string, string>>;
  readonly hide?: boolean;
}
export interface RouteInput<B extends v.GenericSchema, Q extends v.GenericSchema> {
  readonly c: Call;
  /** Undefined if an optional body is missing. */
  readonly body: v.InferOutput<B>;
  readonly query: v.InferOutput<Q>;
}

export function route<
  B extends v.GenericSchema = v.GenericSchema<unknown, undefined>,
  Q extends v.GenericSchema = typeof NoQuery,
>(
  app: Hono<HonoEnv>,
  method: Method,
  path: string,
  declared: RouteDeclaration<B, Q>,
  handle: (given: RouteInput<B, Q>) => Promise<Response> | Response,
): void {
  const { body: bodySchema, query: querySchema = NoQuery as never, optionalBody = false } = declared;
  const handler = withAccess(declared.auth, async (c) => {
    const query = validate(querySchema as Q, getQuery(c));
    let body: unknown;
    if (bodySchema) {
      const json = await readJson(c.req.raw, limits.bodyBytes);
      body = json === undefined && optionalBody ? undefined : validate(bodySchema, json);
    }
    return handle({ c, body: body as v.InferOutput<B>, query });
  });
  app.on(method, path, reference(declared), handler);
}

/**
 * Returns a middleware that contains a route's reference. The middleware also works for routes that read their bodies
 * themselves. The reference is built on request, because building it at the start would take a tenth of an isolate's
 * start time.
 */
export function reference<B extends v.GenericSchema, Q extends v.GenericSchema>(
  declared: RouteDeclaration<B, Q>,
  content?: () => Content,
): MiddlewareHandler {
  let spec: DescribeRouteOptions | undefined;
  return Object.assign<MiddlewareHandler, object>((_, next) => next(), {
    [uniqueSymbol]: {
      get spec() {
        return (spec ??= routeDescription(declared, content?.()));
      },
    },
  });
}
type Content = NonNullable<Extract<DescribeRouteOptions["requestBody"], { content: unknown }>>["content"];

function routeDescription<B extends v.GenericSchema, Q extends v.GenericSchema>(
  {
    tag,
    operationId,
    summary,
    body,
    optionalBody,
    query,
    answers,
    auth,
    headers = {},
    hide = false,
  }: RouteDeclaration<B, Q>,
  content?: Content,
): DescribeRouteOptions {
  const bodyContent = content ?? (body ? { "application/json": { schema: openApiSchema(body) as never } } : undefined);
  return {
    tags: [tag],
    operationId,
    summary,
    description: accessRules[auth].says,
    ...(hide ? { hide } : {}),
    // The credentials are added to the document later, because they depend on the server.
    ...({ [authKey]: auth } as object),
    parameters: [...queryParameters(query), ...Object.entries(headers).map(headerParameter)],
    ...(bodyContent ? { requestBody: { required: !optionalBody, content: bodyContent } } : {}),
    responses: {
      ...Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, responseDescription(answer)])),
      "4XX": problemResponse(),
      default: problemResponse(),
    },
  };
}

/** The field that holds the access rule of an operation while the document is built. */
export const authKey = "x-auth";

function responseDescription({ is, schema, media = "application/json", lines, also = {} }: Answers[number]): {
  description: string;
} {
  if (!schema && media === "application/json") return { description: is };
  const kinds = typeof media === "string" ? [media] : media;
  const shown = lines && schema ? linesSchema(schema) : schema ? openApiSchema(schema) : null;
  const content = {
    ...Object.fromEntries(kinds.map((kind) => [kind, { schema: shown ?? rawSchema(kind) }])),
    ...Object.fromEntries(Object.entries(also).map(([kind, other]) => [kind, { schema: openApiSchema(other) }])),
  };
  return { description: is, content } as never;
}

/** Returns the schema of a body that is not JSON but bytes or text. */
export const rawSchema = (media: string): { type: "string"; format?: "binary" } =>
  /^(image|application\/octet-stream)/.test(media) ? { type: "string", format: "binary" } : { type: "string" };

/**
 * Returns the schema of JSON lines, which are sent as they are produced. The body is text, but is documented as a list
 * of lines.
 */
const linesSchema = (line: v.GenericSchema): object => ({
  type: "string",
  description: "A stream of lines, each of them a JSON object.",
  contentMediaType: "application/x-ndjson",
  contentSchema: { type: "array", items: openApiSchema(line) },
});

const problemResponse = (): never =>
  ({
    description: "A problem: which value is wrong, where it is, and what is expected",
    content: { "application/problem+json": { schema: openApiSchema(Problem) } },
  }) as never;

function queryParameters(query: v.GenericSchema | undefined): never[] {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(query);
  return Object.entries(properties).map(
    ([name, schema]) => ({ in: "query", name, required: required.includes(name), schema }) as never,
  );
}

const headerParameter = ([name, description]: [string, string]): never =>
  ({ in: "header", name, required: false, description, schema: { type: "string", maxLength: 200 } }) as never;
