// Many calls in one request, each through its own route, so that it is checked and answered as it would be alone.
import type { Hono } from "hono";
import { BatchAnswer, BatchBody, BatchFrame } from "../../contract/batch.ts";
import { limits, NoQuery } from "../../contract/env.ts";
import { shownSchema } from "../../contract/schemas.ts";
import type { Deed } from "../../env/access.ts";
import { bearerOf, callerWith, ownerOf } from "../auth.ts";
import { behind, mustBeAdmitted } from "../door.ts";
import { jsonOf } from "../body.ts";
import { invalid, fitting, queryOf, thrownResponse, type Call, type Edge } from "../edge.ts";
import { reference } from "../route.ts";

type Op = Readonly<Record<string, unknown>>;

export function batchRoutes(app: Hono<Edge>): void {
  app.post(
    "/v1/batch",
    reference(
      {
        tag: "Environments",
        operationId: "callBatch",
        summary: "Up to 256 calls at once, run in parallel, answered in order",
        answers: { 200: { is: "Each with its own status", schema: BatchAnswer } },
        auth: "each",
      },
      () => ({ "application/json": { schema: shownSchema(BatchBody) as never } }),
    ),
    behind("each", async (c) => {
      fitting(NoQuery, queryOf(c));
      const { ops } = fitting(BatchFrame, await jsonOf(c.req.raw, limits.bodyBytes));
      return answersOf(ops.map((op) => dispatched(app, c, op)));
    }),
  );
}

/** In order, each as soon as those before it are told. */
function answersOf(answers: readonly Promise<Answered>[]): Response {
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

interface Answered {
  readonly status: number;
  /** JSON as it is sent: a picture in it need not become text and bytes again. */
  readonly body: Uint8Array;
}
async function dispatched(app: Hono<Edge>, c: Call, op: Op): Promise<Answered> {
  let response: Response;
  try {
    response = await app.fetch(await requestOf(c, op), c.env, c.executionCtx);
  } catch (error) {
    response = thrownResponse(error);
  }
  return { status: response.status, body: new Uint8Array(await response.arrayBuffer()) };
}

/** What is wrong with a call is found here before its route sees it, so who calls is asked here too. */
async function requestOf(c: Call, call: Op): Promise<Request> {
  try {
    return requestFrom(c, call);
  } catch (error) {
    const { op, env, token } = call;
    if (op === "create") await ownerOf(c, "phones");
    if (isKnown(op) && op !== "create" && typeof env === "string")
      await mustBeAdmitted(c, env, await callerWith(c, bearerOf(authorizationOf(c, token))), deeds[op]);
    throw error;
  }
}

const authorizationOf = (c: Call, token: unknown): string | undefined =>
  typeof token === "string" ? `Bearer ${token}` : c.req.header("authorization");

function requestFrom(c: Call, { op, env, token, idempotency_key: key, reveal, ...body }: Op): Request {
  if (!isKnown(op)) throw invalid([{ path: "op", message: `Expected one of ${Object.keys(fields).join(", ")}` }]);
  const headers = new Headers({ "content-type": "application/json" });
  const authorization = authorizationOf(c, textAt("token", token));
  if (authorization !== undefined) headers.set("authorization", authorization);
  const idempotency = textAt("idempotency_key", key);
  if (idempotency !== undefined) headers.set("idempotency-key", idempotency);
  const base = new URL("/v1/envs", c.req.url).href;
  // What another call would not read at all must not pass in silence.
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
  // A reset without fields is the one that repeats the task.
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

const deeds = {
  step: "step",
  reset: "change",
  judge: "operate",
  fork: "operate",
  delete: "operate",
} as const satisfies Record<Exclude<keyof typeof fields, "create">, Deed>;

const isKnown = (op: unknown): op is keyof typeof fields => typeof op === "string" && Object.hasOwn(fields, op);

function textAt(path: string, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== "string" || !/^[\x21-\x7e]{1,200}$/.test(value))
    throw invalid([{ path, message: "Expected 1 to 200 visible characters" }]);
  return value;
}
