// What is told of every call beside its answer: its id, its limits and times in headers, a line in the log, a count.
import type { MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { add, count, emptyTally, isEmpty, observe, series, type Tally } from "../env/metrics.ts";
import { meterOf } from "../durable/bindings.ts";
import { workersOf } from "../durable/workers.ts";
import type { WorkerBindings } from "./bindings.ts";
import type { Call, Edge } from "./edge.ts";

let tally = emptyTally();
let handedOn = 0;
const handMs = 1000;

/** Hands on what this isolate has counted, at most once a second; the answer does not wait for it. */
function handOn(c: Call): void {
  const now = Date.now();
  if (now - handedOn < handMs || isEmpty(tally)) return;
  handedOn = now;
  // Where the meter cannot be reached, they are kept for later.
  c.executionCtx.waitUntil(handOnCounts(c.env).catch(() => {}));
}
/** All that was counted, of this isolate, of the server's other workers, and of isolates that have handed on theirs. */
export async function counted({ env }: Pick<Call, "env">): Promise<Tally> {
  await Promise.all(
    workersOf(env).map((n) =>
      n === (env.WORKERS?.own ?? 0)
        ? handOnCounts(env)
        : // What a worker has counted that is being started again is lost.
          env[`WORKER_${n}`]!.handOnCounts(env.WORKERS!.secret).catch(() => {}),
    ),
  );
  return meterOf(env).read();
}
/** What this isolate has counted. */
export async function handOnCounts(env: WorkerBindings): Promise<void> {
  const mine = tally;
  tally = emptyTally();
  try {
    await meterOf(env).add(mine);
  } catch (error) {
    // To be handed on later.
    add(tally, mine);
    throw error;
  }
}

const visible = /^[\x21-\x7e]{1,128}$/;
/** W3C trace context: kept as it came. */
const trace = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

export const telling: MiddlewareHandler<Edge> = async (c, next) => {
  const at = performance.now();
  const given = c.req.header("x-request-id");
  const id = given !== undefined && visible.test(given) ? given : crypto.randomUUID();
  await next();
  const ms = performance.now() - at;
  const { status } = c.res;
  const path = routeOf(c);
  const { rate, took, problem } = c.get("noted") ?? {};
  const kind = problem?.slice(problem.lastIndexOf(":") + 1);

  // A socket's answer is the platform's own.
  if (status !== 101) {
    // Answers of objects and of assets cannot be written to.
    const response = new Response(c.res.body, c.res);
    response.headers.set("x-request-id", id);
    const parent = c.req.header("traceparent");
    if (parent !== undefined && trace.test(parent)) response.headers.set("traceparent", parent);
    if (took)
      response.headers.set(
        "server-timing",
        `edge;dur=${Math.max(0, ms - took.object).toFixed(1)}, object;dur=${Math.max(0, took.object - took.page).toFixed(1)}, page;dur=${took.page.toFixed(1)}`,
      );
    if (rate) {
      response.headers.set("ratelimit-limit", String(rate.limit));
      response.headers.set("ratelimit-remaining", String(rate.remaining));
      response.headers.set("ratelimit-reset", String(rate.reset));
      response.headers.set(
        "ratelimit-policy",
        `${rate.limit};of="${rate.of}"${rate.window === null ? "" : `;w=${rate.window}`}`,
      );
    }
    c.res = undefined;
    c.res = response;
  }

  const { method } = c.req;
  count(tally, series("phonebooth_requests", { method, route: path, status: String(status) }));
  observe(tally, series("phonebooth_request_seconds", { route: path }), ms / 1000);
  if (kind !== undefined) count(tally, series("phonebooth_refusals", { kind }));
  if (status === 200 && path === "/v1/envs/:id/step") count(tally, "phonebooth_steps");
  handOn(c);
  if (c.env.LOG === "requests") console.log(JSON.stringify(lineOf(c, { id, path, status, ms, kind })));
};

/** By its pattern: what a path and a query name may be a secret. */
const routeOf = (c: Call): string => matchedRoutes(c).findLast(({ method }) => method !== "ALL")?.path ?? "none";

interface Facts {
  readonly id: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly kind: string | undefined;
}
function lineOf(c: Call, { id, path, status, ms, kind }: Facts): object {
  const [, traced] = trace.exec(c.req.header("traceparent") ?? "") ?? [];
  const { took, payer } = c.get("noted") ?? {};
  return {
    at: new Date().toISOString(),
    request: id,
    ...(traced === undefined ? {} : { trace: traced }),
    method: c.req.method,
    route: path,
    status,
    ms: Math.round(ms),
    ...(took ? { object_ms: took.object, page_ms: took.page } : {}),
    ...(kind === undefined ? {} : { refused: kind }),
    ...(payer === undefined ? {} : { key: payer }),
  };
}
