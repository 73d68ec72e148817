// The server's report about every call: the call's id, limits and times in headers, a log line, and counters.
import type { MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import {
  addTally,
  incrementCounter,
  emptyTally,
  isEmptyTally,
  observeDuration,
  seriesName,
  type Tally,
} from "#env/metrics.ts";
import { meterStub } from "#durable/bindings.ts";
import { workersOf } from "#durable/workers.ts";
import type { WorkerBindings } from "./bindings.ts";
import type { Call, HonoEnv } from "./http.ts";

let tally = emptyTally();
let flushedAt = 0;
const flushMs = 1000;

/**
 * Sends this isolate's counters to the meter (the Durable Object that adds up all counters) at most once per second.
 * The answer does not wait for the meter.
 */
function scheduleFlush(c: Call): void {
  const now = Date.now();
  if (now - flushedAt < flushMs || isEmptyTally(tally)) return;
  flushedAt = now;
  // If the meter cannot be reached, the counters are kept and sent later.
  c.executionCtx.waitUntil(flushCounts(c.env).catch(() => {}));
}
/** Returns all counters of the server. For this, all workers first send their counters to the meter. */
export async function collectCounts({ env }: Pick<Call, "env">): Promise<Tally> {
  await Promise.all(
    workersOf(env).map((n) =>
      n === (env.WORKERS?.own ?? 0)
        ? flushCounts(env)
        : // A worker that is restarting cannot send its counters, so they are missing.
          env[`WORKER_${n}`]!.handOnCounts(env.WORKERS!.secret).catch(() => {}),
    ),
  );
  return meterStub(env).read();
}
/** Sends this isolate's counters to the meter. */
export async function flushCounts(env: WorkerBindings): Promise<void> {
  const mine = tally;
  tally = emptyTally();
  try {
    await meterStub(env).add(mine);
  } catch (error) {
    // Keeps the counters, so that they are sent later.
    addTally(tally, mine);
    throw error;
  }
}

const requestIdShape = /^[\x21-\x7e]{1,128}$/;
/** The form of a W3C trace context. The server returns the context unchanged. */
const traceShape = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

export const logCalls: MiddlewareHandler<HonoEnv> = async (c, next) => {
  const at = performance.now();
  const requestId = c.req.header("x-request-id");
  const id = requestId !== undefined && requestIdShape.test(requestId) ? requestId : crypto.randomUUID();
  await next();
  const ms = performance.now() - at;
  const { status } = c.res;
  const path = routePattern(c);
  const { rate, took, problem } = c.get("noted") ?? {};
  const kind = problem?.slice(problem.lastIndexOf(":") + 1);

  // The answer that opens a socket comes from the platform, so its headers cannot be set.
  if (status !== 101) {
    // Answers of objects and assets are immutable, so the headers are set on a copy.
    const response = new Response(c.res.body, c.res);
    response.headers.set("x-request-id", id);
    const parent = c.req.header("traceparent");
    if (parent !== undefined && traceShape.test(parent)) response.headers.set("traceparent", parent);
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
  incrementCounter(tally, seriesName("phonebooth_requests", { method, route: path, status: String(status) }));
  observeDuration(tally, seriesName("phonebooth_request_seconds", { route: path }), ms / 1000);
  if (kind !== undefined) incrementCounter(tally, seriesName("phonebooth_refusals", { kind }));
  if (status === 200 && path === "/v1/envs/:id/step") incrementCounter(tally, "phonebooth_steps");
  scheduleFlush(c);
  if (c.env.LOG === "requests") console.log(JSON.stringify(logLine(c, { id, path, status, ms, kind })));
};

/** Returns the route's pattern. The actual path and query are not logged, because they may contain secrets. */
const routePattern = (c: Call): string => matchedRoutes(c).findLast(({ method }) => method !== "ALL")?.path ?? "none";

interface CallFacts {
  readonly id: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly kind: string | undefined;
}
function logLine(c: Call, { id, path, status, ms, kind }: CallFacts): object {
  const [, traced] = traceShape.exec(c.req.header("traceparent") ?? "") ?? [];
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
