// Runs several calls that arrive in one request. Each call goes through its own route, so that it is checked and
// answered like a single call.
import type { Hono } from "hono";
import { BatchAnswer, BatchBody, BatchFrame } from "#contract/batch.ts";
import { limits, NoQuery } from "#contract/env.ts";
import { openApiSchema } from "#contract/schemas.ts";
import type { EnvOperation } from "#env/access.ts";
import { parseBearer, createCaller, getOwner } from "../auth.ts";
import { withAccess, mustBeAdmitted } from "../route-access.ts";
import { readJson } from "../body.ts";
import { invalid, validate, getQuery, errorResponse, type Call, type HonoEnv } from "../http.ts";
import { reference } from "../route.ts";

type Op = Readonly<Record<string, unknown>>;

export function batchRoutes(app: Hono<HonoEnv>): void {
  app.post(
    "/v1/batch",
    reference(
      {
        tag: "Environments",
        operationId: "callBatch",
        summary: "Send up to 256 requests at once; they run in parallel and are answered in order",
        answers: { 200: { is: "The answers, each with its own status", schema: BatchAnswer } },
        auth: "each",
      },
      () => ({ "application/json": { schema: openApiSchema(BatchBody) as never } }),
    ),
    withAccess("each", async (c) => {
      validate(NoQuery, getQuery(c));
      const { ops } = validate(BatchFrame, await readJson(c.req.raw, limits.bodyBytes));
      return streamAnswers(ops.map((op) => runCall(app, c, op)));
    }),
  );
}

/**
 * Sends the answers in order. Each answer is sent as soon as it is available and all earlier answers have been sent.
 */
function streamAnswers(answers: readonly Promise<CallAnswer>[]): Response {
  const encoder = new TextEncoder();
  let next = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const tell = (text: string): void => controller.enqueue(encoder.encode(text));
      if (next === 0) tell('{"answers":[');
      const answer = answers[next];
      if (answer) {
        const { status, body: bytes } = await answer;
        tell(`${next > 0 ? "," : ""}{"status":${status},"body":`);
        if (bytes.length > 0) controller.enqueue(bytes);
        tell(bytes.length === 0 ? "null}" : "}");
      } else {
        tell("]}");
        controller.close();
      }
      next++;
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "application/json",
      "content-encoding": "identity",
      "cache-control": "no-store, no-transform",
    },
  });
}

interface CallAnswer {
  readonly status: number;
  /**
   * The bytes of the JSON answer. They are sent unchanged, so that a picture in them is not converted to text and back.
   */
  readonly body: Uint8Array;
}
async function runCall(app: Hono<HonoEnv>, c: Call, op: Op): Promise<CallAnswer> {
  let response: Response;
  try {
    response = await app.fetch(await createRequest(c, op), c.env, c.executionCtx);
  } catch (error) {
    response = errorResponse(error);
  }
  return { status: response.status, body: new Uint8Array(await response.arrayBuffer()) };
}

/**
 * Builds the request of one call. The function may find errors before the call's route runs, so the function must check
 * access as well.
 */
async function createRequest(c: Call, call: Op): Promise<Request> {
  try {
    return parseCall(c, call);
  } catch (error) {
    const { op, env, token } = call;
    if (op === "create") await getOwner(c, "phones");
    if (isKnown(op) && op !== "create" && typeof env === "string")
      await mustBeAdmitted(c, env, await createCaller(c, parseBearer(authorizationFor(c, token))), accessByOp[op]);
    throw error;
  }
}

const authorizationFor = (c: Call, token: unknown): string | undefined =>
  typeof token === "string" ? `Bearer ${token}` : c.req.header("authorization");

function parseCall(c: Call, { op, env, token, idempotency_key: key, reveal, ...body }: Op): Request {
  if (!isKnown(op)) throw invalid([{ path: "op", message: `Expected one of ${Object.keys(fields).join(", ")}` }]);
  const headers = new Headers({ "content-type": "application/json" });
  const authorization = authorizationFor(c, readTextField("token", token));
  if (authorization !== undefined) headers.set("authorization", authorization);
  const idempotency = readTextField("idempotency_key", key);
  if (idempotency !== undefined) headers.set("idempotency-key", idempotency);
  const base = new URL("/v1/envs", c.req.url).href;
  // A field that the call does not use is an error, because it may be a mistake of the caller.
  const stray = Object.entries({ env, token, idempotency_key: key, reveal }).filter(
    ([name, value]) => value !== undefined && !(fields[op] as readonly string[]).includes(name),
  );
  if (stray.length > 0) throw invalid(stray.map(([path]) => ({ path, message: "Unknown field" })));
  if (op === "create") return new Request(base, { method: "POST", headers, body: JSON.stringify(body) });
  if (typeof env !== "string") throw invalid([{ path: "env", message: "Expected an environment's id" }]);
  const at = `${base}/${encodeURIComponent(env)}`;
  if (op === "delete" || op === "judge") {
    const [unknown] = Object.keys(body);
    if (unknown !== undefined) throw invalid([{ path: unknown, message: "Unknown field" }]);
  }
  if (op === "delete") return new Request(at, { method: "DELETE", headers });
  if (op === "judge") {
    if (reveal !== undefined && typeof reveal !== "boolean")
      throw invalid([{ path: "reveal", message: "Expected a boolean" }]);
    return new Request(`${at}/judge?reveal=${reveal ?? false}`, { method: "POST", headers });
  }
  // A reset without fields repeats the task.
  const text = op === "reset" && Object.keys(body).length === 0 ? null : JSON.stringify(body);
  return new Request(`${at}/${op}`, { method: "POST", headers, body: text });
}

const fields = {
  create: [],
  step: ["env", "token", "idempotency_key"],
  reset: ["env", "token", "idempotency_key"],
  judge: ["env", "token", "reveal"],
  fork: ["env", "token"],
  delete: ["env", "token"],
} as const;

const accessByOp = {
  step: "step",
  reset: "change",
  judge: "operate",
  fork: "operate",
  delete: "operate",
} as const satisfies Record<Exclude<keyof typeof fields, "create">, EnvOperation>;

const isKnown = (op: unknown): op is keyof typeof fields => typeof op === "string" && Object.hasOwn(fields, op);

function readTextField(path: string, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== "string" || !/^[\x21-\x7e]{1,200}$/.test(value))
    throw invalid([{ path, message: "Expected 1 to 200 visible characters" }]);
  return value;
}
